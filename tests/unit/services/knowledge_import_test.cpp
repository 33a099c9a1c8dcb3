// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/evidence_service.h"
#include "app/services/import_service.h"
#include "app/services/inputs_service.h"
#include "app/services/listing_json.h"
#include "app/services/listing_service.h"
#include "app/services/messages.h"
#include "tests/unit/services/desk.h"

#include <QFileInfo>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

namespace {

const QByteArray loggers = "# Loggers\n\nA logger counts the minutes of each door.\n\n";
const QByteArray battery = "Its battery lasts six years.\n";

} // namespace

/// A document that is imported again and again, as people edit it.
class KnowledgeImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsGoneIsWithdrawnAndCountsAgainWhenItIsBack();
    void whatAPersonWithdrewStaysWithdrawn();
    void aTableIsNoDocument();
    void eachDocumentSaysWhatBecameOfItsPassages();

private:
    ImportReport import(const QByteArray& text);
    [[nodiscard]] std::vector<Json> passages(const QString& words);

    std::unique_ptr<Desk> m_desk;
};

void KnowledgeImportTest::init()
{
    m_desk = std::make_unique<Desk>();
    m_desk->actAs(u"Boss"_s);
}

ImportReport KnowledgeImportTest::import(const QByteArray& text)
{
    const Result<ImportReport> report =
        (*m_desk)->imports().run(ImportKind::Knowledge, {m_desk->write(u"product.md"_s, text)});
    return report ? *report : ImportReport();
}

/// Passages with these words that count.
std::vector<Json> KnowledgeImportTest::passages(const QString& words)
{
    std::vector<Json> found;
    ListQuery query;
    query.kind = ListKind::Evidence;
    const Result<void> listed = (*m_desk)->listing().list(query, [&](const Json& row) {
        if (textAt(row, "text").contains(words) && !row.value("withdrawn", false))
            found.push_back(row);
    });
    return listed ? found : std::vector<Json>();
}

void KnowledgeImportTest::whatIsGoneIsWithdrawnAndCountsAgainWhenItIsBack()
{
    QCOMPARE(import(loggers + battery).added, 2);
    QCOMPARE(passages(u"battery"_s).size(), size_t(1));
    QCOMPARE(import(loggers).warnings.front().reason, u"knowledge.passage_gone"_s);
    QVERIFY(passages(u"battery"_s).empty());
    const ImportReport back = import(loggers + battery);
    QCOMPARE(back.added, 1);
    QCOMPARE(back.unchanged, 1);
    QVERIFY(back.warnings.empty());
    QCOMPARE(passages(u"battery"_s).size(), size_t(1));
    const ImportReport again = import(loggers + battery);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.unchanged, 2);
    QCOMPARE(passages(u"battery"_s).size(), size_t(1));
}

void KnowledgeImportTest::whatAPersonWithdrewStaysWithdrawn()
{
    import(loggers + battery);
    const EvidenceId id(textAt(passages(u"battery"_s).front(), "id"));
    QVERIFY((*m_desk)->evidence().withdraw(id, u"It is four by now"_s).ok());
    const ImportReport again = import(loggers + battery);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.warnings.front().reason, u"knowledge.passage_withdrawn"_s);
    QVERIFY(passages(u"battery"_s).empty());
}

void KnowledgeImportTest::aTableIsNoDocument()
{
    const QString table = m_desk->write(u"people.csv"_s, "Name,Phone\nKit Alder,+44 7700 900123\n");
    const Result<ImportReport> named = (*m_desk)->imports().run(ImportKind::Knowledge, {table});
    QVERIFY(named.ok());
    QCOMPARE(named->added, 0);
    QCOMPARE(named->rejected.front().reason, u"file.other_kind"_s);
    QVERIFY(passages(u"900123"_s).empty());
    m_desk->write(u"product.md"_s, loggers);
    const Result<ImportReport> folder =
        (*m_desk)->imports().run(ImportKind::Knowledge, {QFileInfo(table).path()});
    QVERIFY(folder.ok());
    QVERIFY(
        std::any_of(folder->warnings.begin(), folder->warnings.end(), [](const RejectedRow& row) {
            return reasonText(row.reason, row.args).startsWith(u"“people.csv” is no document"_s);
        }));
    QVERIFY(passages(u"900123"_s).empty());
}

void KnowledgeImportTest::eachDocumentSaysWhatBecameOfItsPassages()
{
    import(loggers);
    const QString second = m_desk->write(u"boundaries.md"_s, "# Boundaries\n\n- “never fails”\n");
    const QString first = m_desk->write(u"product.md"_s, loggers + battery);
    ImportOptions options;
    options.listRows = true;
    const Result<ImportReport> report =
        (*m_desk)->imports().run(ImportKind::Knowledge, {first, second}, options);
    QVERIFY(report.ok());
    QCOMPARE(report->read, 3);
    QCOMPARE(report->rows.size(), size_t(3));
    QCOMPARE(report->rows[0].file, u"product.md"_s);
    QCOMPARE(report->rows[0].row, 1);
    QCOMPARE(report->rows[0].fate, RowFate::Unchanged);
    QCOMPARE(report->rows[1].row, 2);
    QCOMPARE(report->rows[1].fate, RowFate::Added);
    QCOMPARE(report->rows[1].name, u"Its battery lasts six years."_s);
    QCOMPARE(report->rows[2].file, u"boundaries.md"_s);
    QCOMPARE(report->rows[2].row, 1);
    QCOMPARE(report->rows[2].fate, RowFate::Added);
    QVERIFY(import(loggers + battery).rows.empty()); // nobody asked for them
}

QTEST_GUILESS_MAIN(KnowledgeImportTest)
#include "knowledge_import_test.moc"
