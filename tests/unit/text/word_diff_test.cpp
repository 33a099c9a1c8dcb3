// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/word_diff.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

/// "=" kept, "-" removed, "+" added.
QStringList described(const QString& a, const QString& b)
{
    QStringList parts;
    for (const DiffPart& part : wordDiff(a, b)) {
        switch (part.op) {
        case DiffPart::Op::Equal:
            parts << u"="_s + part.a.of(a).toString();
            break;
        case DiffPart::Op::Removed:
            parts << u"-"_s + part.a.of(a).toString();
            break;
        case DiffPart::Op::Added:
            parts << u"+"_s + part.b.of(b).toString();
            break;
        }
    }
    return parts;
}

} // namespace

class WordDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void partsAreTheTexts();
    void measuresTheShare_data();
    void measuresTheShare();
};

void WordDiffTest::compares_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QString& a, const QString& b,
                        const QStringList& expected) { QTest::newRow(name) << a << b << expected; };
    row("equal", u"The dock"_s, u"The dock"_s, {u"=The dock"_s});
    row("both empty", QString(), QString(), {});
    row("all added", QString(), u"The dock"_s, {u"+The dock"_s});
    row("all removed", u"The dock"_s, QString(), {u"-The dock"_s});
    row("one word", u"The dock is slow."_s, u"The dock is cold."_s,
        {u"=The dock is "_s, u"-slow"_s, u"+cold"_s, u"=."_s});
    row("inserted", u"The dock."_s, u"The old dock."_s, {u"=The "_s, u"+old "_s, u"=dock."_s});
    row("two words beside each other", u"A red car."_s, u"A blue bus."_s,
        {u"=A "_s, u"-red car"_s, u"+blue bus"_s, u"=."_s});
    row("mark is whole", u"Slow [@r1]."_s, u"Slow [@r2]."_s,
        {u"=Slow "_s, u"-[@r1]"_s, u"+[@r2]"_s, u"=."_s});
    row("figure is whole", u"It is 1,200 m."_s, u"It is 1,300 m."_s,
        {u"=It is "_s, u"-1,200"_s, u"+1,300"_s, u"= m."_s});
    row("paragraphs", u"A.\n\nB."_s, u"A.\n\nC."_s, {u"=A.\n\n"_s, u"-B"_s, u"+C"_s, u"=."_s});
}

void WordDiffTest::compares()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QStringList, expected);
    QCOMPARE(described(a, b), expected);
}

void WordDiffTest::partsAreTheTexts()
{
    std::mt19937 random(606);
    for (int round = 0; round < 1'500; ++round) {
        const QString a = randomText(random, 30);
        const QString b = round % 2 == 0 ? randomText(random, 30) : a + randomText(random, 4);
        QString before;
        QString after;
        for (const DiffPart& part : wordDiff(a, b)) {
            QCOMPARE(part.a.start, before.size());
            QCOMPARE(part.b.start, after.size());
            if (part.op != DiffPart::Op::Added)
                before += part.a.of(a);
            if (part.op != DiffPart::Op::Removed)
                after += part.b.of(b);
            if (part.op == DiffPart::Op::Equal)
                QCOMPARE(part.a.of(a), part.b.of(b));
        }
        QCOMPARE(before, a);
        QCOMPARE(after, b);
        QCOMPARE(changedShare(a, a), 0.0);
        const double share = changedShare(a, b);
        QVERIFY(share >= 0.0 && share <= 1.0);
    }
}

void WordDiffTest::measuresTheShare_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<double>("share");
    QTest::newRow("equal") << u"a b c d"_s << u"a b c d"_s << 0.0;
    QTest::newRow("one of four") << u"a b c d"_s << u"a b x d"_s << 0.25;
    QTest::newRow("one added to four") << u"a b c d"_s << u"a b c d e"_s << 0.2;
    QTest::newRow("nothing left") << u"a b"_s << u"x y z"_s << 1.0;
    QTest::newRow("only a mark") << u"a b"_s << u"a b [@r1]"_s << 0.0;
    QTest::newRow("only a comma") << u"a b"_s << u"a, b"_s << 0.0;
    QTest::newRow("empty") << QString() << QString() << 0.0;
}

void WordDiffTest::measuresTheShare()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(double, share);
    QCOMPARE(changedShare(a, b), share);
}

QTEST_GUILESS_MAIN(WordDiffTest)

#include "word_diff_test.moc"
