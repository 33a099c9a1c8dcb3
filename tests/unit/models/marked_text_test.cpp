// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/marked_text.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;

namespace countersign {

class MarkedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAMarkAsOneCharacter()
    {
        const MarkedText marked(u"Ulm failed [@r1].\nHi"_s);
        QCOMPARE(marked.shown(), QString(u"Ulm failed \uFFFC.\nHi"_s));
        QCOMPARE(marked.chips().size(), size_t(1));
        QCOMPARE(marked.chips().front(), (MarkedText::Chip{11, u"r1"_s}));
    }

    void mapsOffsets_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<int>("storedOffset");
        QTest::addColumn<int>("shownOffset");
        const QString text = u"ab [@r1] cd [@k12]"_s;
        QTest::newRow("begin") << text << 0 << 0;
        QTest::newRow("before the mark") << text << 3 << 3;
        QTest::newRow("behind the mark") << text << 8 << 4;
        QTest::newRow("between") << text << 10 << 6;
        QTest::newRow("before the second") << text << 12 << 8;
        QTest::newRow("end") << text << 18 << 9;
        QTest::newRow("line break of two characters") << u"a\r\nb"_s << 3 << 2;
        QTest::newRow("no mark") << u"abc"_s << 2 << 2;
        QTest::newRow("empty") << QString() << 0 << 0;
    }

    void mapsOffsets()
    {
        QFETCH(QString, stored);
        QFETCH(int, storedOffset);
        QFETCH(int, shownOffset);
        const MarkedText marked(stored);
        QCOMPARE(marked.toShown(storedOffset), qsizetype(shownOffset));
        QCOMPARE(marked.toStored(shownOffset), qsizetype(storedOffset));
    }

    void aPlaceInsideAMarkIsItsChip()
    {
        const MarkedText marked(u"ab [@r1] cd"_s);
        for (const qsizetype inside : {4, 5, 6, 7})
            QCOMPARE(marked.toShown(inside), qsizetype(3));
        QCOMPARE(marked.toShown(text::Span{3, 8}), (text::Span{3, 4}));
        QCOMPARE(marked.toShown(text::Span{5, 7}), (text::Span{3, 4}));
        QCOMPARE(marked.toShown(text::Span{0, 8}), (text::Span{0, 4}));
    }

    void comesBack()
    {
        const std::array pieces{u"[@r1]"_s, u"[@k12]"_s, u"word"_s, u" "_s,   u"\n"_s,
                                u"ß"_s,     u"😀"_s,      u"[@"_s,   u"[x]"_s, u"\uFFFC"_s};
        std::mt19937 random(7);
        std::uniform_int_distribution<size_t> any(0, pieces.size() - 1);
        for (int round = 0; round < 500; ++round) {
            QString stored;
            for (int n = 0; n < 12; ++n)
                stored += pieces.at(any(random));
            const MarkedText marked(stored);
            QCOMPARE(MarkedText::stored(marked.shown(), marked.chips()), stored);
            for (qsizetype at = 0; at <= marked.shown().size(); ++at)
                QCOMPARE(marked.toShown(marked.toStored(at)), at);
        }
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::MarkedTextTest)
#include "marked_text_test.moc"
