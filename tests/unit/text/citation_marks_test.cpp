// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/citation_marks.h"

#include "app/text/sentences.h"
#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

QString edited(QString text, const TextEdit& edit)
{
    return text.replace(edit.position, edit.removed, edit.inserted);
}

} // namespace

class CitationMarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMarks();
    void sendsTextWithoutMarks_data();
    void sendsTextWithoutMarks();
    void mapsOffsetsBothWays();
    void mapsEverywhereInRandomText();
    void insertsMarks_data();
    void insertsMarks();
    void removingUndoesInserting();
    void removesOneOfSeveral();
    void importsForeignMarks_data();
    void importsForeignMarks();
    void importingTwiceChangesNothing();
    void tellsWhatMarksSupport_data();
    void tellsWhatMarksSupport();
    void treatsNeighboursAlike();
};

void CitationMarksTest::findsMarks()
{
    const QString text = u"One [@r1][@k12], two [@x_y-2] but [@] [r1] [@é] [@a b] [@c3"_s;
    const auto marks = citationMarks(text);
    QCOMPARE(marks.size(), 3U);
    QCOMPARE(marks[0].label, u"r1"_s);
    QCOMPARE(marks[0].span, (Span{4, 9}));
    QCOMPARE(marks[1].label, u"k12"_s);
    QCOMPARE(marks[1].span, (Span{9, 15}));
    QCOMPARE(marks[2].label, u"x_y-2"_s);
    QVERIFY(citationMarks(QString()).empty());
    QVERIFY(isMarkLabel(u"r1"));
    QVERIFY(!isMarkLabel(u""));
    QVERIFY(!isMarkLabel(u"r 1"));
    QVERIFY(!isMarkLabel(u"-1"));
}

void CitationMarksTest::sendsTextWithoutMarks_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QString>("sent");
    QTest::newRow("before a stop") << u"Dock 3 is slow [@r1]."_s << u"Dock 3 is slow."_s;
    QTest::newRow("behind a stop")
        << u"Dock 3 is slow. [@r1] Next."_s << u"Dock 3 is slow. Next."_s;
    QTest::newRow("no blank before") << u"Dock 3 is slow[@r1]."_s << u"Dock 3 is slow."_s;
    QTest::newRow("inside") << u"Slow [@r1] docks"_s << u"Slow docks"_s;
    QTest::newRow("comma") << u"Slow [@r1], she says"_s << u"Slow, she says"_s;
    QTest::newRow("two") << u"Slow [@r1][@k1]."_s << u"Slow."_s;
    QTest::newRow("two apart") << u"Slow [@r1] [@k1]."_s << u"Slow."_s;
    QTest::newRow("end") << u"Slow [@r1]"_s << u"Slow"_s;
    QTest::newRow("end of line") << u"Slow [@r1]\nFast"_s << u"Slow\nFast"_s;
    QTest::newRow("head of line") << u"[@r1] Slow\n[@k1] Fast"_s << u"Slow\nFast"_s;
    QTest::newRow("word follows at once") << u"Slow [@r1]docks"_s << u"Slow docks"_s;
    QTest::newRow("French question") << u"C'est froid [@r1] ?"_s << u"C'est froid ?"_s;
    QTest::newRow("in brackets") << u"(see there [@r1])"_s << u"(see there)"_s;
    QTest::newRow("no-break blank") << u"12 %\u00A0[@r1]."_s << u"12 %."_s;
    QTest::newRow("own blanks stay") << u"A  b\t c [@r1].  D"_s << u"A  b\t c.  D"_s;
    QTest::newRow("no mark") << u"Nothing [r1] here ."_s << u"Nothing [r1] here ."_s;
}

void CitationMarksTest::sendsTextWithoutMarks()
{
    QFETCH(QString, marked);
    QFETCH(QString, sent);
    QCOMPARE(withoutMarks(marked), sent);
}

void CitationMarksTest::mapsOffsetsBothWays()
{
    //                    0123456789012345678901
    const QString text = u"Dock 3 [@r1] is [@k1]."_s;
    const PlainText plain = plainText(text);
    QCOMPARE(plain.text, u"Dock 3 is."_s);
    QCOMPARE(plain.toPlain(0), 0);
    QCOMPARE(plain.toPlain(6), 6);
    QCOMPARE(plain.toPlain(9), 6); // inside the mark
    QCOMPARE(plain.toPlain(12), 6);
    QCOMPARE(plain.toPlain(22), 10);
    QCOMPARE(plain.toMarked(6), 6);
    QCOMPARE(plain.toMarked(7), 13);
    QCOMPARE(plain.toMarked(Span{7, 9}), (Span{13, 15}));
    QCOMPARE(plain.toMarked(Span{6, 9}), (Span{12, 15}));
    QCOMPARE(plain.toPlain(Span{13, 15}), (Span{7, 9}));
}

void CitationMarksTest::mapsEverywhereInRandomText()
{
    std::mt19937 random(4'711);
    for (int round = 0; round < 3'000; ++round) {
        const QString text = randomText(random);
        const PlainText plain = plainText(text);
        QCOMPARE(plain.toPlain(text.size()), plain.text.size());
        qsizetype previous = 0;
        for (qsizetype p = 0; p <= plain.text.size(); ++p) {
            const qsizetype marked = plain.toMarked(p);
            QCOMPARE(plain.toPlain(marked), p);
            QVERIFY(marked >= previous && marked <= text.size());
            previous = marked;
        }
        for (qsizetype p = 0; p < plain.text.size(); ++p) {
            const Span one = plain.toMarked(Span{p, p + 1});
            QCOMPARE(one.of(text), QStringView(plain.text).sliced(p, 1));
        }
    }
}

void CitationMarksTest::insertsMarks_data()
{
    QTest::addColumn<QString>("text"); // "|" is the caret
    QTest::addColumn<QString>("expected");
    QTest::newRow("behind a word") << u"Dock 3| is slow."_s << u"Dock 3 [@r1] is slow."_s;
    QTest::newRow("inside a word") << u"Do|ck 3 is slow."_s << u"Dock [@r1] 3 is slow."_s;
    QTest::newRow("before a word") << u"Dock |3 is slow."_s << u"Dock [@r1] 3 is slow."_s;
    QTest::newRow("before the stop") << u"Dock 3 is slow|."_s << u"Dock 3 is slow [@r1]."_s;
    QTest::newRow("behind the stop") << u"Dock 3 is slow.|"_s << u"Dock 3 is slow [@r1]."_s;
    QTest::newRow("behind the blank")
        << u"Dock 3 is slow. |Next."_s << u"Dock 3 is slow [@r1]. Next."_s;
    QTest::newRow("abbreviation") << u"It opens at 6 a.m.| today."_s
                                  << u"It opens at 6 a.m. [@r1] today."_s;
    QTest::newRow("figure") << u"It fell by 3|.5 % here."_s << u"It fell by 3.5 [@r1] % here."_s;
    QTest::newRow("behind a mark") << u"Slow [@k1]|."_s << u"Slow [@k1][@r1]."_s;
    QTest::newRow("inside a mark") << u"Slow [@|k1]."_s << u"Slow [@k1][@r1]."_s;
    QTest::newRow("before a mark") << u"Slow| [@k1]."_s << u"Slow [@r1] [@k1]."_s;
    QTest::newRow("behind mark and stop") << u"Slow [@k1].|"_s << u"Slow [@k1][@r1]."_s;
    QTest::newRow("quotation") << u"\"It is slow.\"| Next."_s << u"\"It is slow.\" [@r1] Next."_s;
    QTest::newRow("French question") << u"C'est froid ?|"_s << u"C'est froid [@r1] ?"_s;
    QTest::newRow("head of text") << u"|Slow docks"_s << u"Slow [@r1] docks"_s;
    QTest::newRow("head of line") << u"Hi,\n|Slow docks"_s << u"Hi,\nSlow [@r1] docks"_s;
    QTest::newRow("nothing") << u"|"_s << u"[@r1]"_s;
    QTest::newRow("apostrophe") << u"They do|n't know."_s << u"They don't [@r1] know."_s;
}

void CitationMarksTest::insertsMarks()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const qsizetype caret = text.indexOf(u'|');
    text.remove(caret, 1);
    QCOMPARE(edited(text, markInsertion(text, caret, u"r1")), expected);
}

void CitationMarksTest::removingUndoesInserting()
{
    std::mt19937 random(99);
    for (int round = 0; round < 2'000; ++round) {
        const QString text = randomText(random, 25);
        std::uniform_int_distribution<qsizetype> place(0, text.size());
        const TextEdit edit = markInsertion(text, place(random), u"z9");
        QVERIFY(edit.position >= 0 && edit.position <= text.size());
        QCOMPARE(edit.removed, 0);
        QString marked = text;
        marked.insert(edit.position, edit.inserted);
        // The mark is one mark, and no other one was broken.
        QCOMPARE(citationMarks(marked).size(), citationMarks(text).size() + 1);
        QCOMPARE(edited(text, markInsertion(text, text.size() + 5, u"z9")),
                 edited(text, markInsertion(text, text.size(), u"z9")));
    }
}

void CitationMarksTest::removesOneOfSeveral()
{
    const QString text = u"Slow [@r1][@k1], cold [@c1]."_s;
    const auto marks = citationMarks(text);
    QCOMPARE(edited(text, markRemoval(text, marks[0])), u"Slow [@k1], cold [@c1]."_s);
    QCOMPARE(edited(text, markRemoval(text, marks[1])), u"Slow [@r1], cold [@c1]."_s);
    QCOMPARE(edited(text, markRemoval(text, marks[2])), u"Slow [@r1][@k1], cold."_s);
}

void CitationMarksTest::importsForeignMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("labels");
    const auto row = [](const char* name, const QString& text, const QString& expected,
                        const QStringList& labels) {
        QTest::newRow(name) << text << expected << labels;
    };
    row("number", u"Up 12% [1]."_s, u"Up 12% [@1]."_s, {u"1"_s});
    row("list", u"Up [1, 3]."_s, u"Up [@1][@3]."_s, {u"1"_s, u"3"_s});
    row("range", u"Down [1-3]."_s, u"Down [@1][@2][@3]."_s, {u"1"_s, u"2"_s, u"3"_s});
    row("dash range", u"Down [2–3]."_s, u"Down [@2][@3]."_s, {u"2"_s, u"3"_s});
    row("side by side", u"Lund [2][4]."_s, u"Lund [@2][@4]."_s, {u"2"_s, u"4"_s});
    row("lenticular", u"Twice 【3】."_s, u"Twice [@3]."_s, {u"3"_s});
    row("assistant", u"Twice 【3†source】【12:0†notes.pdf】."_s, u"Twice [@3][@12]."_s,
        {u"3"_s, u"12"_s});
    row("evidence", u"Slow [E1], [e2; E3]."_s, u"Slow [@e1], [@e2][@e3]."_s,
        {u"e1"_s, u"e2"_s, u"e3"_s});
    row("footnote", u"Slow[^2]."_s, u"Slow[@2]."_s, {u"2"_s});
    row("source word", u"Slow [source 2]."_s, u"Slow [@2]."_s, {u"2"_s});
    row("behind a word", u"growth[1] in May"_s, u"growth[@1] in May"_s, {u"1"_s});
    row("canonical", u"Slow [@r1] [2]."_s, u"Slow [@r1] [@2]."_s, {u"r1"_s, u"2"_s});
    row("twice", u"A [1]. B [1]."_s, u"A [@1]. B [@1]."_s, {u"1"_s});
    for (const auto& same :
         {u"[sic]"_s, u"[First Name]"_s, u"array[0]"_s, u"items[2]"_s, u"x[1] = 3"_s, u"[2024]"_s,
          u"[0]"_s, u"[1](https://k.example)"_s, u"[Q3]"_s, u"[1-40]"_s, u"[3-1]"_s, u"[1,]"_s,
          u"[ ]"_s, u"[1"_s, u"[2019-2021]"_s, u"[A4]"_s, u"row_2[1]"_s, u"[12345]"_s,
          u"[1 of 3]"_s})
        row(qPrintable(u"left: "_s + same), same, same, {});
}

void CitationMarksTest::importsForeignMarks()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(QStringList, labels);
    const ImportedMarks imported = importedMarks(text, true);
    QCOMPARE(imported.text, expected);
    QCOMPARE(QStringList(imported.labels.begin(), imported.labels.end()), labels);
    const ImportedMarks canonicalOnly = importedMarks(text, false);
    QCOMPARE(canonicalOnly.text, text);
}

void CitationMarksTest::importingTwiceChangesNothing()
{
    std::mt19937 random(7);
    for (int round = 0; round < 2'000; ++round) {
        const QString once = importedMarks(randomText(random), true).text;
        QCOMPARE(importedMarks(once, true).text, once);
    }
}

void CitationMarksTest::tellsWhatMarksSupport_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("supported"); // one a mark
    QTest::addColumn<QStringList>("own");
    QTest::newRow("sentence") << u"Dock 3 is slow [@r1]. Dock 4 is not [@r2]."_s
                              << QStringList{u"Dock 3 is slow"_s, u"Dock 4 is not"_s}
                              << QStringList{u"Dock 3 is slow"_s, u"Dock 4 is not"_s};
    QTest::newRow("behind the stop") << u"Dock 3 is slow. [@r1] Dock 4 is not. [@r2]"_s
                                     << QStringList{u"Dock 3 is slow."_s, u"Dock 4 is not."_s}
                                     << QStringList{u"Dock 3 is slow."_s, u"Dock 4 is not."_s};
    QTest::newRow("clause") << u"Dock 3 is slow [@r1], but you fixed dock 4 in May [@r2]."_s
                            << QStringList{u"Dock 3 is slow"_s,
                                           u"Dock 3 is slow [@r1], but you fixed dock 4 in May"_s}
                            << QStringList{u"Dock 3 is slow"_s, u"but you fixed dock 4 in May"_s};
    QTest::newRow("second clause")
        << u"Dock 3 is slow, and you fixed dock 4 [@r1] in May."_s
        << QStringList{u"and you fixed dock 4"_s} << QStringList{u"and you fixed dock 4"_s};
    QTest::newRow("list is no clause")
        << u"Oslo, Bergen and Moss [@r1]: three ports."_s << QStringList{u"Oslo, Bergen and Moss"_s}
        << QStringList{u"Oslo, Bergen and Moss"_s};
    QTest::newRow("opens the text")
        << u"[@r1] Dock 3 is slow."_s << QStringList{u"Dock 3 is slow."_s}
        << QStringList{u"Dock 3 is slow."_s};
    QTest::newRow("a line of its own")
        << u"Dock 3 is slow.\n\n[@r1]"_s << QStringList{u"Dock 3 is slow."_s}
        << QStringList{u"Dock 3 is slow."_s};
}

void CitationMarksTest::tellsWhatMarksSupport()
{
    QFETCH(QString, text);
    QFETCH(QStringList, supported);
    QFETCH(QStringList, own);
    QStringList gotSupported;
    QStringList gotOwn;
    for (const CitedSpan& cited : citedSpans(text, sentences(text))) {
        gotSupported << cited.supports.of(text).toString();
        gotOwn << cited.own.of(text).toString();
    }
    QCOMPARE(gotSupported, supported);
    QCOMPARE(gotOwn, own);
}

void CitationMarksTest::treatsNeighboursAlike()
{
    const QString text = u"Dock 3 is slow [@r1][@k1] [@c1]."_s;
    const auto cited = citedSpans(text, sentences(text));
    QCOMPARE(cited.size(), 3U);
    for (const CitedSpan& span : cited) {
        QVERIFY(span.endsSentence);
        QCOMPARE(span.supports.of(text), u"Dock 3 is slow"_s);
    }
    QVERIFY(citedSpans(u"No mark here.", sentences(u"No mark here.")).empty());
}

QTEST_GUILESS_MAIN(CitationMarksTest)

#include "citation_marks_test.moc"
