// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/records.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::sync;

/// Two edits of one record, field by field.
class RecordMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byHand_data();
    void byHand();
    void cleanMergesAreSymmetric();
    void whatOnlyTheServerNeedsIsLeftOut();
};

void RecordMergeTest::byHand_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("mine");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("merged");
    QTest::addColumn<QStringList>("overlaps");
    const auto row = [](const char* name, const char* base, const char* mine, const char* theirs,
                        const char* merged, const QStringList& overlaps = {}) {
        QTest::newRow(name) << QByteArray(base) << QByteArray(mine) << QByteArray(theirs)
                            << QByteArray(merged) << overlaps;
    };
    row("one each", R"({"a":"1","b":"1"})", R"({"a":"2","b":"1"})", R"({"a":"1","b":"2"})",
        R"({"a":"2","b":"2"})");
    row("the same on both", R"({"a":"1"})", R"({"a":"2"})", R"({"a":"2"})", R"({"a":"2"})");
    row("the same field", R"({"a":"1"})", R"({"a":"2"})", R"({"a":"3"})", R"({"a":"3"})", {u"a"_s});
    row("emptied and changed", R"({"a":"1"})", R"({"a":""})", R"({"a":"3"})", R"({"a":"3"})",
        {u"a"_s});
    row("parts of an object", R"({"custom":{"x":"1"}})", R"({"custom":{"x":"1","y":"2"}})",
        R"({"custom":{"x":"1","z":"3"}})", R"({"custom":{"x":"1","y":"2","z":"3"}})");
    row("a part taken out", R"({"custom":{"x":"1","y":"1"}})", R"({"custom":{"y":"1"}})",
        R"({"custom":{"x":"1","y":"2"}})", R"({"custom":{"y":"2"}})");
    row("a part on both", R"({"custom":{"x":"1"}})", R"({"custom":{"x":"2"}})",
        R"({"custom":{"x":"3"}})", R"({"custom":{"x":"3"}})", {u"custom.x"_s});
    row("no base: what one side knows", "{}", R"({"a":"1","b":""})", R"({"a":"","b":"2"})",
        R"({"a":"1","b":"2"})");
    row("no base: both know", "{}", R"({"a":"1"})", R"({"a":"2"})", R"({"a":"2"})", {u"a"_s});
    row("a field of a later version", R"({"a":"1"})", R"({"a":"2"})", R"({"a":"1","new":true})",
        R"({"a":"2","new":true})");
    row("lists are one value", R"({"l":["a"]})", R"({"l":["a","b"]})", R"({"l":["a"]})",
        R"({"l":["a","b"]})");
}

void RecordMergeTest::byHand()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, mine);
    QFETCH(const QByteArray, theirs);
    QFETCH(const QByteArray, merged);
    QFETCH(const QStringList, overlaps);
    const MergedRecord got = mergeRecords(*parseJson(base), *parseJson(mine), *parseJson(theirs));
    QCOMPARE(canonicalJson(got.fields), merged);
    QStringList fields;
    for (const Overlap& overlap : got.overlaps)
        fields.append(overlap.field);
    QCOMPARE(fields, overlaps);
}

void RecordMergeTest::cleanMergesAreSymmetric()
{
    std::mt19937 random(7);
    const auto side = [&random] {
        Json json = Json::object();
        for (const char* key : {"a", "b", "c", "d"}) {
            if (random() % 4 != 0)
                json[key] = std::to_string(random() % 3);
        }
        return json;
    };
    int clean = 0;
    for (int i = 0; i < 2000; ++i) {
        const Json base = side();
        const Json x = side();
        const Json y = side();
        const MergedRecord xy = mergeRecords(base, x, y);
        const MergedRecord yx = mergeRecords(base, y, x);
        QCOMPARE(xy.overlaps.size(), yx.overlaps.size());
        if (xy.overlaps.empty()) {
            QVERIFY(xy.fields == yx.fields);
            ++clean;
        }
        QVERIFY(mergeRecords(base, base, y).fields == y);
        QVERIFY(mergeRecords(base, x, base).fields == x);
    }
    QVERIFY(clean > 100);
}

void RecordMergeTest::whatOnlyTheServerNeedsIsLeftOut()
{
    const Json document =
        *parseJson(R"({"_id":"x","_rev":"1-a","_conflicts":[],"mutation":"m","a":1})");
    QCOMPARE(canonicalJson(fieldsOf(document)), QByteArray(R"({"a":1})"));
    QVERIFY(fieldsOf(nullptr) == Json::object());
}

QTEST_GUILESS_MAIN(RecordMergeTest)
#include "record_merge_test.moc"
