// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/clauses.h"

#include "app/text/chars.h"
#include "app/text/sentences.h"
#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class ClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsWhereStatementsBegin_data();
    void splitsWhereStatementsBegin();
    void coversTheSentence();
};

void ClausesTest::splitsWhereStatementsBegin_data()
{
    QTest::addColumn<QString>("marked"); // ¦ stands where the next clause begins
    QTest::addColumn<int>("language");
    const auto row = [](const QString& marked, Language language = Language::English) {
        QTest::newRow(qPrintable(marked.left(70))) << marked << static_cast<int>(language);
    };
    row(u"The dock is slow."_s);
    row(u"The dock is slow; ¦the road is not."_s);
    row(u"The dock is slow: ¦it has one door."_s);
    row(u"The dock is slow – ¦you said so."_s);
    row(u"The dock is slow, ¦but you fixed the road."_s);
    row(u"The dock is slow, ¦and the road was closed in May."_s);
    row(u"The dock is slow ¦and you fixed the road."_s);
    row(u"The dock was slow ¦because a door had failed."_s);
    row(u"You cut and froze the fish."_s);
    row(u"You sell rope, nets and hooks."_s);
    row(u"Oslo, Bergen and Moss have docks."_s);
    row(u"If a door fails, alarms, scans and curves come at once."_s);
    row(u"You lose a day, you said."_s);
    row(u"You called it \"slow, and it is cold\" in May."_s);
    row(u"You measured it (it was cold, and it is still) in May."_s);
    row(u"Kite, on which you rely, has a connector."_s);
    row(u"The dock is slow [@r1]; ¦the road is not [@k1]."_s);
    row(u"The call is at 10:30 in Oslo."_s);
    row(u"Das Tor steht, ¦weil es alt ist."_s, Language::German);
    row(u"Das Tor ist alt; ¦die Rampe ist neu."_s, Language::German);
    row(u"Le quai est froid, ¦mais vous avez une porte."_s, Language::French);
}

void ClausesTest::splitsWhereStatementsBegin()
{
    QFETCH(QString, marked);
    QFETCH(int, language);
    QStringList expected = marked.split(u'¦');
    for (QString& part : expected)
        part = part.trimmed();
    const QString text = marked.remove(u'¦');
    QStringList got;
    for (const Span& clause : clauses(text, Span{0, text.size()}, static_cast<Language>(language)))
        got << clause.of(text).toString();
    QCOMPARE(got, expected);
}

void ClausesTest::coversTheSentence()
{
    std::mt19937 random(8);
    for (int round = 0; round < 2'000; ++round) {
        const QString text = randomText(random);
        const auto language = static_cast<Language>(round % 5);
        for (const Span& sentence : sentences(text, language)) {
            qsizetype end = sentence.start;
            for (const Span& clause : clauses(text, sentence, language)) {
                QVERIFY(!clause.isEmpty() && clause.start >= end);
                for (qsizetype i = end; i < clause.start; ++i)
                    QVERIFY(isSpace(at(text, i)));
                end = clause.end;
            }
            QCOMPARE(end, sentence.end);
        }
    }
}

QTEST_GUILESS_MAIN(ClausesTest)

#include "clauses_test.moc"
