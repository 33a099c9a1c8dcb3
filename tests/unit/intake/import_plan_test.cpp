// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_layout.h"
#include "app/intake/csv_reader.h"
#include "app/intake/import_plan.h"
#include "app/intake/prospect_rows.h"
#include "tests/unit/intake/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

/// What is remembered for `first`, read by `plan`, as it comes to hold for `second`.
std::optional<ImportPlan> remembered(const QByteArray& first, const ImportPlan& plan,
                                     const QByteArray& second)
{
    QBuffer one;
    one.setData(first);
    one.open(QIODevice::ReadOnly);
    ImportOptions options;
    apply(plan, options);
    const auto profile = profileOf(RecordKind::Prospects, one, options);
    if (!profile)
        return std::nullopt;
    // as it comes back from where it was kept
    const auto kept = profilesFromJson(toJson(std::vector<ImportProfile>{*profile}));
    QBuffer other;
    other.setData(second);
    other.open(QIODevice::ReadOnly);
    return rememberedPlan(RecordKind::Prospects, other, {}, kept);
}

ImportPlan mapping(const QString& field, const QString& column)
{
    ImportPlan plan;
    plan.columns.push_back({field, column});
    return plan;
}

} // namespace

class ImportPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMappingHoldsForTheSameHeader();
    void anEncodingHoldsForBytesThatReadWrongTheSameWay();
    void aHeaderLineIsWhereTheUserSays();
    void aLineThatIsNoneIsSaid();
    void withoutAHeaderColumnsAreNumbered();
    void aFileWithAHeaderIsNotReadAsOneWithout();
    void jsonMembersHaveNoOrder();
    void aFieldCanBeNone();
    void whatIsSaidNowComesFirst();
    void nothingCorrectedIsNothingToRemember();
    void whatALaterVersionWroteIsLeftOut();
    void rawRowsAreAsTheyStand();
};

void ImportPlanTest::aMappingHoldsForTheSameHeader()
{
    const ImportPlan plan = mapping(u"name"_s, u"Wer"_s);
    const QByteArray first = "Wer;Post\nAda;ada@rook.example\n";
    QCOMPARE(remembered(first, plan, "Wer;Post\nBo;bo@rook.example\nCy;\n"), plan);
    QVERIFY(!remembered(first, plan, "Wer;Mail\nBo;bo@rook.example\n"));
    QVERIFY(!remembered(first, plan, "Post;Wer\nbo@rook.example;Bo\n"));
}

void ImportPlanTest::anEncodingHoldsForBytesThatReadWrongTheSameWay()
{
    ImportPlan plan = mapping(u"name"_s, u"Wer"_s);
    plan.encoding = u"windows-1250"_s;
    const QByteArray first =
        "Wer;Post\n\xA3ukasz;l@rook.example\n"; // Ł there, a pound sign in 1252
    const auto same = remembered(first, plan, "Wer;Post\n\xA3ucja;a@rook.example\n");
    QVERIFY(same);
    QCOMPARE(same->encoding, u"windows-1250"_s);
    const auto utf8 = remembered(first, plan, "Wer;Post\n\xC5\x81ucja;a@rook.example\n");
    QVERIFY(utf8);
    QCOMPARE(utf8->encoding, QString());
    QCOMPARE(utf8->columns, plan.columns);
}

void ImportPlanTest::aHeaderLineIsWhereTheUserSays()
{
    ImportOptions options;
    options.headerLine = 3;
    const auto read = testing::readBytes<ProspectRecord>(
        readProspects, "Name,Email\n\"two\nlines\",of@title.example\nName,Email\n", options);
    QCOMPARE(read.error(), u"map.no_identity"_s); // line 3 is within the second row
    options.headerLine = 4;
    const auto last = testing::readBytes<ProspectRecord>(
        readProspects, "Name,Email\nAda,\nBo,\nName,Email\nCy,cy@rook.example\n", options);
    QCOMPARE(last.records.size(), size_t(1));
    QCOMPARE(last.records[0].prospect.name, u"Cy"_s);
    QCOMPARE(last.report->format.headerLine, qint64(4));
}

void ImportPlanTest::aLineThatIsNoneIsSaid()
{
    ImportOptions options;
    options.headerLine = 9;
    const auto read =
        testing::readBytes<ProspectRecord>(readProspects, "Name,Email\nAda,a@b.example\n", options);
    QCOMPARE(read.error(), u"csv.no_header_there"_s);
}

void ImportPlanTest::withoutAHeaderColumnsAreNumbered()
{
    ImportOptions options;
    options.headerLine = noHeader;
    options.columns = {{u"email"_s, u"Column 2"_s}, {u"name"_s, u"Column 1"_s}};
    const auto read = testing::readBytes<ProspectRecord>(
        readProspects, "Ada Rook,ada@rook.example\nBo Sand,bo@sand.example\n", options);
    QCOMPARE(read.records.size(), size_t(2));
    QCOMPARE(read.records[0].prospect.name, u"Ada Rook"_s);
    QCOMPARE(read.records[1].prospect.email, u"bo@sand.example"_s);
}

void ImportPlanTest::aFileWithAHeaderIsNotReadAsOneWithout()
{
    ImportPlan plan = mapping(u"email"_s, u"Column 2"_s);
    plan.headerLine = noHeader;
    const QByteArray bare = "Ada,ada@rook.example\n";
    QVERIFY(remembered(bare, plan, "Bo,bo@rook.example\nCy,cy@rook.example\n"));
    QVERIFY(!remembered(bare, plan, "Bo,bo@rook.example,3\n"));
    QVERIFY(!remembered(bare, plan, "Name,Email\nBo,bo@rook.example\n"));
}

void ImportPlanTest::jsonMembersHaveNoOrder()
{
    const ImportPlan plan = mapping(u"name"_s, u"who"_s);
    QVERIFY(remembered(R"([{"who":"Ada","x":1}])", plan, R"([{"x":2,"who":"Bo"}])"));
    QVERIFY(!remembered(R"([{"who":"Ada","x":1}])", plan, R"([{"who":"Bo"}])"));
}

void ImportPlanTest::aFieldCanBeNone()
{
    ImportOptions options;
    options.columns = {{u"phone"_s, QString()}};
    const auto read = testing::readBytes<ProspectRecord>(
        readProspects, "Name,Phone\nAda,switchboard 0\n", options);
    QCOMPARE(read.problems(), QStringList());
    QCOMPARE(read.records[0].prospect.phone, QString());
    QCOMPARE(read.records[0].prospect.custom.at(u"Phone"_s), u"switchboard 0"_s);
}

void ImportPlanTest::whatIsSaidNowComesFirst()
{
    ImportPlan known;
    known.encoding = u"IBM850"_s;
    known.headerLine = 3;
    known.columns = {{u"name"_s, u"Wer"_s}, {u"email"_s, u"Post"_s}, {u"city"_s, u"Ort"_s}};
    ImportPlan now;
    now.delimiter = u';';
    now.columns = {{u"Name"_s, u"Wer genau"_s}, {u"notes"_s, u"ORT"_s}};
    const ImportPlan both = known.overlaid(now);
    QCOMPARE(both.encoding, u"IBM850"_s);
    QCOMPARE(both.delimiter, u';');
    QCOMPARE(both.headerLine, qint64(3));
    QCOMPARE(both.columns,
             (std::vector<ColumnChoice>{
                 {u"Name"_s, u"Wer genau"_s}, {u"notes"_s, u"ORT"_s}, {u"email"_s, u"Post"_s}}));
}

void ImportPlanTest::nothingCorrectedIsNothingToRemember()
{
    QVERIFY(ImportPlan().isEmpty());
    QVERIFY(!remembered("Name,Email\nA,b@c.example\n", {}, "Name,Email\nA,b@c.example\n"));
}

void ImportPlanTest::whatALaterVersionWroteIsLeftOut()
{
    const Json json = {Json::object(),
                       7,
                       {{"kind", "planets"}},
                       {{"kind", "accounts"}, {"header_line", "x"}, {"map", 3}}};
    const auto profiles = profilesFromJson(json);
    QCOMPARE(profiles.size(), size_t(1));
    QCOMPARE(profiles[0].kind, RecordKind::Accounts);
    QVERIFY(profilesFromJson(Json("text")).empty());
}

void ImportPlanTest::rawRowsAreAsTheyStand()
{
    QBuffer buffer;
    buffer.setData("Stand: Mai\r\n\r\nName;Ort\r\n\"A\r\nB\";X\r\nC;Y\r\n");
    buffer.open(QIODevice::ReadOnly);
    const Result<Encoding> encoding = detectEncoding(buffer);
    const auto rows = firstRawRows(buffer, *encoding, u';', 4);
    QVERIFY(rows.ok());
    QCOMPARE(*rows, (std::vector<RawRow>{{1, {u"Stand: Mai"_s}},
                                         {2, {u""_s}},
                                         {3, {u"Name"_s, u"Ort"_s}},
                                         {4, {u"A\r\nB"_s, u"X"_s}}}));
}

QTEST_GUILESS_MAIN(ImportPlanTest)
#include "import_plan_test.moc"
