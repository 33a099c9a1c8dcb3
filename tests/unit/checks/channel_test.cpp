// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class ChannelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsLengths_data();
    void limitsLengths();
    void namesTheCharacterThatForcesUcs2();
    void countsSegmentsLikeTheNetwork();
    void measuresPoints();
    void wantsASubjectOnEmailOnly();
    void wantsPointsOnThePhone();
    void wantsOneAskInShortMessages();
    void saysThatTheChannelIsMissing();
};

namespace {

constexpr auto lengthId = "channel.length";
constexpr auto shapeId = "channel.shape";

QString words(int count)
{
    return QStringList(count, u"word"_s).join(u' ');
}

} // namespace

void ChannelTest::limitsLengths_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reasons");
    const auto row = [](const char* name, Channel channel, const QString& text,
                        const QString& reasons) {
        QTest::newRow(name) << static_cast<int>(channel) << text << reasons;
    };
    row("e-mail of 25 words", Channel::Email, words(25), QString());
    row("e-mail of 24 words", Channel::Email, words(24), u"words_under"_s);
    row("e-mail of 150 words", Channel::Email, words(150), QString());
    row("e-mail of 151 words", Channel::Email, words(151), u"words_over"_s);
    row("marks do not count", Channel::Email, QString(words(150) + u" [@r1][@r2]"), QString());
    row("note of 300 characters", Channel::LinkedIn, QString(60 * 5, u'x'), QString());
    row("note of 301 characters", Channel::LinkedIn, QString(301, u'x'), u"note_characters_over"_s);
    row("LinkedIn of 101 words", Channel::LinkedIn, words(101), u"words_over"_s);
    row("LinkedIn over its limit", Channel::LinkedIn, QString(1901, u'x'), u"characters_hard"_s);
    row("WhatsApp of 60 words", Channel::WhatsApp, words(60), QString());
    row("WhatsApp of 61 words", Channel::WhatsApp, words(61), u"words_over"_s);
    row("WhatsApp over its limit", Channel::WhatsApp, QString(4097, u'x'), u"characters_hard"_s);
    row("SMS of 160 characters", Channel::Sms, QString(160, u'x'), QString());
    row("SMS of 161 characters", Channel::Sms, QString(161, u'x'), u"segments_over"_s);
    row("SMS over its limit", Channel::Sms, QString(1601, u'x'),
        u"characters_hard segments_over"_s);
}

void ChannelTest::limitsLengths()
{
    QFETCH(int, channel);
    QFETCH(QString, text);
    QFETCH(QString, reasons);
    const CheckInput input = sample::draft(static_cast<Channel>(channel), text);
    QCOMPARE(sample::reasonsOf(input, lengthId).join(u' '), reasons);
    for (const Finding& finding : sample::findingsOf(input, lengthId))
        QCOMPARE(finding.severity,
                 finding.reason.endsWith(u"_hard"_s) ? Severity::Blocker : Severity::Warning);
}

void ChannelTest::namesTheCharacterThatForcesUcs2()
{
    const QString text = u"Orla, we’ve mapped the dock [@k1] – and yours… "_s + QString(80, u'x');
    const std::vector<Finding> found =
        sample::findingsOf(sample::draft(Channel::Sms, text), lengthId);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().reason, u"forces_ucs2"_s);
    QCOMPARE(found.front().excerpt, u"’"_s);
    QCOMPARE(found.front().args, (QStringList{u"’"_s, u"'"_s, u"2"_s, u"1"_s}));
    // One click mends all three, and leaves the mark alone.
    QVERIFY(found.front().fix.has_value());
    CheckInput mended = sample::draft(Channel::Sms, text);
    const Fix& fix = *found.front().fix;
    mended.text.replace(fix.start, fix.end - fix.start, fix.replacement);
    QVERIFY(mended.text.startsWith(u"Orla, we've mapped the dock [@k1] - and yours... x"_s));
    QCOMPARE(sample::reasonsOf(mended, lengthId), QStringList());
}

void ChannelTest::countsSegmentsLikeTheNetwork()
{
    // Extension characters are two units and are not split: 77 of them are 154 septets.
    CheckInput input = sample::draft(Channel::Sms, QString(80, u']'));
    QCOMPARE(check(input).metrics.sms->units, 160);
    QCOMPARE(check(input).metrics.sms->segments, 1);
    input.text = QString(81, u'[');
    QCOMPARE(check(input).metrics.sms->segments, 2);
    input.text = u"\U0001F69A"_s.repeated(36);
    QCOMPARE(check(input).metrics.sms->encoding, u"UCS-2"_s);
    QCOMPARE(check(input).metrics.sms->units, 72);
    QCOMPARE(check(input).metrics.sms->segments, 2);
    input.channel = Channel::Email;
    QVERIFY(!check(input).metrics.sms.has_value());
}

void ChannelTest::measuresPoints()
{
    const QString good =
        u"- Open: the dock in Moss\n- 14 doors, two shifts\n- Ask: may I send the map?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, good), lengthId), QStringList());
    const QString two = u"- Open: the dock in Moss\n- Ask: may I send the map?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, two), lengthId),
             QStringList{u"points_under"_s});
    const QString eight = u"- a point\n"_s.repeated(8);
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, eight), lengthId),
             QStringList{u"points_over"_s});
    const QString longPoint = QString(good + u"\n- " + words(21));
    const std::vector<Finding> found =
        sample::findingsOf(sample::draft(Channel::Phone, longPoint), lengthId);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().excerpt, words(21));
}

void ChannelTest::wantsASubjectOnEmailOnly()
{
    CheckInput input = sample::draft(Channel::Email, u"Hi Orla, may I send the map?"_s);
    QCOMPARE(sample::reasonsOf(input, shapeId), QStringList());
    input.subject = u" "_s;
    QCOMPARE(sample::reasonsOf(input, shapeId), QStringList{u"subject_missing"_s});
    input.channel = Channel::LinkedIn;
    input.subject = u"Spares"_s;
    const std::vector<Finding> found = sample::findingsOf(input, shapeId);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().field, Field::Subject);
    QCOMPARE(found.front().excerpt, u"Spares"_s);
}

void ChannelTest::wantsPointsOnThePhone()
{
    const QString prose =
        u"Good morning Orla, this is Kit. Your dock in Moss has opened. May I send the map?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, prose), shapeId),
             QStringList{u"prose"_s});
    const QString lines = u"Moss: 14 doors\nTwo shifts since May\nAsk: may I send the map?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Phone, lines), shapeId), QStringList());
}

void ChannelTest::wantsOneAskInShortMessages()
{
    const QString one = u"Orla, may I send the map?"_s;
    const QString two = u"Orla, may I send the map? And who runs the dock?"_s;
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::WhatsApp, one), shapeId), QStringList());
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::WhatsApp, two), shapeId),
             QStringList{u"not_one_ask"_s});
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::LinkedIn, two), shapeId), QStringList());
    QCOMPARE(sample::reasonsOf(sample::draft(Channel::Sms, u"Orla, we make maps."_s), shapeId),
             QStringList{u"not_one_ask"_s});
}

void ChannelTest::saysThatTheChannelIsMissing()
{
    CheckInput input = sample::draft(Channel::Email, u"Hi Orla, may I send the map?"_s);
    input.channel.reset();
    QCOMPARE(sample::reasonsOf(input, shapeId), QStringList{u"channel_missing"_s});
    QCOMPARE(sample::reasonsOf(input, lengthId), QStringList{u"not_checked"_s});
}

QTEST_GUILESS_MAIN(ChannelTest)
#include "channel_test.moc"
