// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class AskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAsks_data();
    void countsAsks();
    void reportsAllButTheFirst();
    void allowsASecondOnThePhone();
    void weighsAsks_data();
    void weighsAsks();
};

void AskTest::countsAsks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("asks");
    const auto row = [](const char16_t* text, int asks, const char* language = "en") {
        const QString line = QString::fromUtf16(text);
        QTest::newRow(qPrintable(line)) << line << QString::fromLatin1(language) << asks;
    };
    row(u"May I send the map?", 1);
    row(u"Who owns the spares? And could we talk on Friday?", 2);
    row(u"Ever wondered why cranes stop? Could I send the map?", 1);
    row(u"See https://kestrel.example/p?id=7&u=9 for the map.", 0);
    row(u"Let me know if Tuesday suits.", 1);
    row(u"Please pick a time on Tuesday.", 1);
    row(u"We draw maps of spares.", 0);
    row(u"May I send the map, and can we talk on Friday?", 2);
    row(u"May I send the map and the list?", 1);
    row(u"Why three cranes? Because two stand still. May I send the map?", 1);
    row(u"Ever seen a crane stop at noon? May I send the map?", 1);
    row(u"He asked \"who had the crane at noon?\"", 0);
    row(u"Shall I send the map? Fair?", 1);
    row(u"Happy to send the map.", 0);
    row(u"Open to a short chat?", 1);
    row(u"The result? Two days saved.", 0);
    row(u"We have to STOP this leak, Orla. May I send the map?", 1);
    row(u"If you do not want to hear from me, tell me and I will stop writing.", 0);
    row(u"Reply STOP to end.", 0);
    row(u"Darf ich Ihnen die Karte schicken?", 1, "de");
    row(u"Wussten Sie, dass Kräne stillstehen? Sagen Sie mir, ob Dienstag passt.", 1, "de");
    row(u"Wenn Sie keine Post von mir möchten, genügt ein kurzes Nein.", 0, "de");
    row(u"Puis-je vous envoyer la carte ?", 1, "fr");
    row(u"Dites-moi si mardi vous convient.", 1, "fr");
    row(u"Nous dessinons des cartes.", 0, "fr");
}

void AskTest::countsAsks()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    QFETCH(int, asks);
    CheckInput input = sample::draft(Channel::Email, text);
    input.language = text::languageFromTag(language);
    QCOMPARE(check(input).metrics.asks, asks);
    QCOMPARE(sample::findingsOf(input, "ask.count").empty(), asks == 1);
}

void AskTest::reportsAllButTheFirst()
{
    const CheckInput input =
        sample::draft(Channel::Email, u"May I send the map? Who owns the spares?"_s);
    const std::vector<Finding> found = sample::findingsOf(input, "ask.count");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().excerpt, u"Who owns the spares?"_s);
    QCOMPARE(found.front().severity, Severity::Warning);
    QCOMPARE(found.front().args, QStringList{u"2"_s});
}

void AskTest::allowsASecondOnThePhone()
{
    const QString text = u"- Ask: may I send the map?\n- If no: which port would he rather see?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, text), "ask.count"), QStringList());
    QCOMPARE(
        sample::reasonsOf(sample::draft(Channel::Phone, u"- The port\n- The crane"_s), "ask.count"),
        QStringList{u"no_ask"_s});
}

void AskTest::weighsAsks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("map") << u"May I send the two-page map?"_s << QString();
    QTest::newRow("quarter of an hour") << u"Open to a 15-minute call?"_s << QString();
    QTest::newRow("an hour") << u"Open to a 60-minute demo?"_s << u"long_meeting"_s;
    QTest::newRow("calendar") << u"Please book here: https://calendly.example/kit"_s
                              << u"calendar_link"_s;
    QTest::newRow("dates") << u"Could we meet on 5 May, 6 May or 7 May?"_s << u"several_dates"_s;
    QTest::newRow("an hour of theirs")
        << u"You lose 60 minutes a crane [@r1]. May I send the map?"_s << QString();
}

void AskTest::weighsAsks()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const CheckInput input = sample::draft(Channel::Email, text);
    QCOMPARE(sample::reasonsOf(input, "ask.effort").join(u' '), reason);
}

QTEST_GUILESS_MAIN(AskTest)
#include "ask_test.moc"
