// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class BoundaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesPhrasesAsWholeWords_data();
    void matchesPhrasesAsWholeWords();
    void matchesRegexesInUnicode();
    void warnsAboutTopics();
    void isNotFooledByMarksOrInvisibleCharacters();
    void findsComposedAndDecomposed();
    void saysWhatItCouldNotCheck_data();
    void saysWhatItCouldNotCheck();
};

namespace {

constexpr auto id = "boundary.violation";

CheckInput with(const QString& text, const Boundary& boundary)
{
    CheckInput input = sample::draft(Channel::Email, text);
    input.boundaries = {boundary};
    return input;
}

} // namespace

void BoundaryTest::matchesPhrasesAsWholeWords_data()
{
    QTest::addColumn<QString>("phrase");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("word") << u"promise"_s << u"We promise it."_s << QStringList{u"promise"_s};
    QTest::newRow("hyphen") << u"risk-free"_s << u"It is RISK FREE, really risk-free."_s
                            << QStringList{u"RISK FREE"_s, u"risk-free"_s};
    QTest::newRow("not joined") << u"risk-free"_s << u"The risk is free lime."_s << QStringList();
    QTest::newRow("inside a word")
        << u"ace"_s << u"The palace has a grace period."_s << QStringList();
    QTest::newRow("another word") << u"promise"_s << u"A promissory note."_s << QStringList();
    QTest::newRow("any case") << u"best price"_s << u"BEST PRICE in town"_s
                              << QStringList{u"BEST PRICE"_s};
    QTest::newRow("several words apart")
        << u"best price"_s << u"The best of each price."_s << QStringList();
    QTest::newRow("twice") << u"cheap"_s << u"Cheap, really cheap, in Cheapside."_s
                           << QStringList{u"Cheap"_s, u"cheap"_s};
    QTest::newRow("umlaut") << u"größte"_s << u"Die GRÖSSTE Flotte."_s << QStringList{u"GRÖSSTE"_s};
    QTest::newRow("apostrophe") << u"can't fail"_s << u"It can’t fail."_s
                                << QStringList{u"can’t fail"_s};
}

void BoundaryTest::matchesPhrasesAsWholeWords()
{
    QFETCH(QString, phrase);
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QCOMPARE(
        sample::excerptsOf(with(text, sample::boundary(u"B1"_s, BoundaryKind::Phrase, phrase)), id),
        expected);
}

void BoundaryTest::matchesRegexesInUnicode()
{
    const Boundary boundary =
        sample::boundary(u"B2"_s, BoundaryKind::Regex, u"\\bélan\\b|\\d+ ?% off"_s);
    const std::vector<Finding> found =
        sample::findingsOf(with(u"With ÉLAN [@k1], 15% off and 20 % off."_s, boundary), id);
    QCOMPARE(found.size(), 3U);
    QCOMPARE(found.at(0).excerpt, u"ÉLAN"_s);
    QCOMPARE(found.at(1).excerpt, u"15% off"_s);
    QCOMPARE(found.at(1).start, 17); // counted with the mark
    QCOMPARE(found.at(0).severity, Severity::Blocker);
    QCOMPARE(found.at(0).args.first(), u"B2"_s);
    QCOMPARE(sample::excerptsOf(with(u"An élancé step."_s, boundary), id), QStringList());
}

void BoundaryTest::warnsAboutTopics()
{
    const Boundary boundary =
        sample::boundary(u"B3"_s, BoundaryKind::Topic, u"strike | lay off | redundancy"_s);
    const std::vector<Finding> found =
        sample::findingsOf(with(u"After the strike you may lay off nobody."_s, boundary), id);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found.front().severity, Severity::Warning);
    QCOMPARE(found.back().excerpt, u"lay off"_s);
    QCOMPARE(sample::excerptsOf(with(u"A striking view."_s, boundary), id), QStringList());
}

void BoundaryTest::isNotFooledByMarksOrInvisibleCharacters()
{
    const Boundary phrase = sample::boundary(u"B4"_s, BoundaryKind::Phrase, u"full refund"_s);
    QCOMPARE(sample::excerptsOf(with(u"A full [@k1] refund."_s, phrase), id).size(), 1);
    QCOMPARE(sample::excerptsOf(with(u"A full re\u00ADfund."_s, phrase), id).size(), 1);
    CheckInput subject = with(u"Hello."_s, phrase);
    subject.subject = u"Full refund inside"_s;
    QCOMPARE(sample::findingsOf(subject, id).front().field, Field::Subject);
}

void BoundaryTest::findsComposedAndDecomposed()
{
    const Boundary regex = sample::boundary(u"B5"_s, BoundaryKind::Regex, u"ré[eé]l|müde"_s);
    const QString text = u"Tres re\u0301el et mu\u0308de."_s;
    const std::vector<Finding> found = sample::findingsOf(with(text, regex), id);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found.at(0).excerpt, u"re\u0301el"_s);
    QCOMPARE(found.at(1).excerpt, u"mu\u0308de"_s);
}

void BoundaryTest::saysWhatItCouldNotCheck_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::newRow("broken") << u"(unclosed"_s << u"Hello."_s;
    QTest::newRow("too costly") << u"(a+)+$"_s << QString(QString(60, u'a') + u'!');
}

void BoundaryTest::saysWhatItCouldNotCheck()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QElapsedTimer timer;
    timer.start();
    const CheckInput input = with(text, sample::boundary(u"B6"_s, BoundaryKind::Regex, pattern));
    const std::vector<Finding> found = sample::findingsOf(input, id);
    QVERIFY(timer.elapsed() < 2000);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().reason, u"not_checked"_s);
    QCOMPARE(found.front().severity, Severity::Warning);
    QCOMPARE(found.front().args.last(), u"B6"_s);
}

QTEST_GUILESS_MAIN(BoundaryTest)
#include "boundary_test.moc"
