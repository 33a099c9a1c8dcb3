// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/writer.h"
#include "app/text/citation_marks.h"
#include "app/text/sms.h"

#include "tests/unit/generation/dossier_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;
using countersign::testing::DossierFixture;

class WriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheFirstThatPasses();
    void repairsWhatIsBlocked();
    void leavesOutWhatACheckFaults();
    void repairsWhatIsBuiltLikeOthers();
    void takesTwoTextMessagesRatherThanNone();
    void keepsTheBestAndSaysWhatIsOpen();
    void passesErrorsOn();
    void triesAnotherPlanWhereOneIsTooLong();
    void stopsWhenAsked();
    void givesTheChecksEverything();
    void passesTheRealChecks_data();
    void passesTheRealChecks();
};

namespace {

DossierFixture usual()
{
    DossierFixture fixture;
    fixture.aboutPerson(Input::Crm, u"email"_s, u"\"Show me which pump stopped first.\""_s);
    fixture.aboutAccount(Input::Research, u"news"_s,
                         u"Alder Mill opened a third pump hall with 64 pumps."_s,
                         QDate(2026, 10, 2));
    return fixture;
}

checks::Report reportWith(const QStringList& blockers, const QString& warning = {})
{
    checks::Report report;
    for (const QString& check : blockers) {
        Finding finding;
        finding.check = check;
        finding.severity = Severity::Blocker;
        report.findings.push_back(finding);
    }
    if (!warning.isEmpty()) {
        Finding finding;
        finding.check = warning;
        finding.severity = Severity::Warning;
        report.findings.push_back(finding);
    }
    return report;
}

} // namespace

void WriterTest::keepsTheFirstThatPasses()
{
    const DossierFixture fixture = usual();
    BuiltinRealiser realiser;
    int asked = 0;
    const auto written = write(fixture.dossier, realiser, [&](const checks::CheckInput&) {
        ++asked;
        return checks::Report();
    });
    QVERIFY(written);
    QCOMPARE(asked, 1);
    QCOMPARE(written->text, compose(*plan(fixture.dossier), fixture.dossier)->text);
    QCOMPARE(written->notes, QStringList());
}

void WriterTest::repairsWhatIsBlocked()
{
    const DossierFixture fixture = usual();
    BuiltinRealiser realiser;
    QStringList texts;
    const auto written = write(fixture.dossier, realiser, [&](const checks::CheckInput& input) {
        texts.append(input.text);
        return texts.size() < 3 ? reportWith({u"accuracy.unsupported"_s}) : checks::Report();
    });
    QVERIFY(written);
    QCOMPARE(texts.size(), 3);
    QCOMPARE(texts.removeDuplicates(), 0);
    QCOMPARE(written->text, texts.last());
    QVERIFY(written->notes.filter(u"still_blocked"_s).isEmpty());
}

void WriterTest::leavesOutWhatACheckFaults()
{
    const DossierFixture fixture = usual();
    BuiltinRealiser realiser;
    const QString faulted = u"Show me which pump stopped first"_s;
    int asked = 0;
    const auto written = write(fixture.dossier, realiser, [&](const checks::CheckInput& input) {
        ++asked;
        checks::Report report;
        const qsizetype start = input.text.indexOf(faulted);
        if (start >= 0) {
            report = reportWith({u"accuracy.unsupported"_s});
            report.findings.front().start = start;
            report.findings.front().end = start + faulted.size();
        }
        return report;
    });
    QVERIFY(written);
    QCOMPARE(asked, 2);
    QVERIFY2(!written->text.contains(faulted), qPrintable(written->text));
    QVERIFY2(written->text.contains(u"third pump hall"_s), qPrintable(written->text));
}

void WriterTest::takesTwoTextMessagesRatherThanNone()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::Sms;
    fixture.aboutPerson(
        Input::Crm, u"call"_s,
        u"She wants to see the starts and the stops of the feed pump, the drain pump "
        "and the wash valve for each of the 12 weeks before the fair."_s);
    BuiltinRealiser realiser;
    const auto pass = [](const checks::CheckInput& input) {
        // The checks are asked with the norm as it is.
        return input.rules.smsSegments == 1 ? checks::Report() : reportWith({u"x"_s});
    };
    const auto written = write(fixture.dossier, realiser, pass);
    QVERIFY2(written, qPrintable(written ? QString() : written.error().args.join(u' ')));
    QCOMPARE(text::smsCount(text::withoutMarks(written->text)).segments, 2);
    QCOMPARE(written->notes.filter(u"still_blocked"_s), QStringList());

    // What does not fit into two either is named.
    fixture.dossier.evidence.back().text = u"She wants to see "_s;
    for (int pump = 1; pump <= 30; ++pump)
        fixture.dossier.evidence.back().text += u"pump number %1 and "_s.arg(pump);
    fixture.dossier.evidence.back().text += u"the log."_s;
    const auto none = write(fixture.dossier, realiser, pass);
    QVERIFY(!none);
    QCOMPARE(none.error().id, u"generation.too_long"_s);
    QCOMPARE(none.error().args.value(0), u"sms"_s);
    QVERIFY2(none.error().args.value(1).startsWith(u"You want to see pump number 1"_s),
             qPrintable(none.error().args.join(u' ')));
}

void WriterTest::repairsWhatIsBuiltLikeOthers()
{
    const DossierFixture fixture = usual();
    BuiltinRealiser realiser;
    int asked = 0;
    const auto written = write(fixture.dossier, realiser, [&](const checks::CheckInput&) {
        return ++asked == 1 ? reportWith({}, u"structure.repeated"_s) : checks::Report();
    });
    QVERIFY(written);
    QCOMPARE(asked, 2);
}

void WriterTest::keepsTheBestAndSaysWhatIsOpen()
{
    const DossierFixture fixture = usual();
    BuiltinRealiser realiser;
    QStringList texts;
    const auto written = write(fixture.dossier, realiser, [&](const checks::CheckInput& input) {
        texts.append(input.text);
        return texts.size() == 2 ? reportWith({u"claim.commitment"_s})
                                 : reportWith({u"accuracy.unsupported"_s, u"accuracy.quote"_s});
    });
    QVERIFY(written);
    QVERIFY(texts.size() > 2);
    QCOMPARE(written->text, texts.at(1));
    QCOMPARE(written->notes, QStringList(u"still_blocked:claim.commitment"_s));
}

void WriterTest::passesErrorsOn()
{
    DossierFixture fixture;
    BuiltinRealiser realiser;
    const auto nothing = write(fixture.dossier, realiser,
                               [](const checks::CheckInput&) { return checks::Report(); });
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().id, u"generation.missing_input"_s);

    class Broken final : public Realiser {
    public:
        Result<Composition> realise(const MessagePlan&, const ProspectDossier&,
                                    std::stop_token) override
        {
            return Error{ErrorCode::Network, u"model.unreachable"_s, {}, {}, {}, {}};
        }
    } broken;
    const auto failed =
        write(usual().dossier, broken, [](const checks::CheckInput&) { return checks::Report(); });
    QVERIFY(!failed);
    QCOMPARE(failed.error().id, u"model.unreachable"_s);
}

void WriterTest::triesAnotherPlanWhereOneIsTooLong()
{
    class Wordy final : public Realiser {
    public:
        int calls = 0;
        Result<Composition> realise(const MessagePlan& plan, const ProspectDossier& dossier,
                                    std::stop_token) override
        {
            if (++calls < 3)
                return refusal(u"generation.too_long"_s, {u"email"_s});
            return compose(plan, dossier);
        }
    } wordy;
    const auto pass = [](const checks::CheckInput&) { return checks::Report(); };
    QVERIFY(write(usual().dossier, wordy, pass));
    QCOMPARE(wordy.calls, 3);
    wordy.calls = -100;
    const auto never = write(usual().dossier, wordy, pass);
    QVERIFY(!never);
    QCOMPARE(never.error().id, u"generation.too_long"_s);
}

void WriterTest::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    BuiltinRealiser realiser;
    const auto written = write(
        usual().dossier, realiser, [](const checks::CheckInput&) { return checks::Report(); }, {},
        stop.get_token());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Cancelled);
}

void WriterTest::givesTheChecksEverything()
{
    DossierFixture fixture = usual();
    fixture.dossier.recentSkeletons = {u"x"_s};
    Boundary boundary;
    boundary.label = u"B1"_s;
    boundary.pattern = u"never"_s;
    fixture.dossier.boundaries.push_back(boundary);
    const auto composition = compose(*plan(fixture.dossier), fixture.dossier);
    checks::CheckInput base;
    base.id = u"d1"_s;
    base.suppressions.push_back({SuppressionKind::Email, u"asked"_s});
    const checks::CheckInput input = checkInputFor(*composition, fixture.dossier, base);
    QCOMPARE(input.id, u"d1"_s);
    QCOMPARE(input.suppressions.size(), 1U);
    QCOMPARE(input.text, composition->text);
    QCOMPARE(input.subject, composition->subject);
    QCOMPARE(*input.channel, Channel::Email);
    QCOMPARE(input.prospect.company, u"Alder Mill Papers Ltd"_s);
    QCOMPARE(input.prospect.accountableFor.size(), 3);
    QCOMPARE(input.boundaries.size(), 1U);
    QCOMPARE(*input.segmentSkeletons, QStringList(u"x"_s));
    QCOMPARE(input.evidence.size(), fixture.dossier.evidence.size());
    for (const auto& [label, id] : composition->citations) {
        const auto found =
            std::find_if(input.evidence.cbegin(), input.evidence.cend(),
                         [&](const checks::LabelledEvidence& one) { return one.label == label; });
        QVERIFY(found != input.evidence.cend());
        QCOMPARE(found->evidence.id, id);
    }
    for (const checks::LabelledEvidence& one : input.evidence) {
        const bool ours = one.evidence.input == Input::Knowledge;
        QCOMPARE(one.aboutName.isEmpty(), ours);
    }
}

void WriterTest::passesTheRealChecks_data()
{
    QTest::addColumn<int>("channel");
    for (const Channel channel : allChannels)
        QTest::newRow(qPrintable(toText(channel))) << static_cast<int>(channel);
}

void WriterTest::passesTheRealChecks()
{
    QFETCH(int, channel);
    DossierFixture fixture = usual();
    fixture.dossier.channel = static_cast<Channel>(channel);
    BuiltinRealiser realiser;
    for (quint64 seed = 0; seed < 20; ++seed) {
        fixture.dossier.seed = seed;
        const auto written = write(fixture.dossier, realiser, [](const checks::CheckInput& input) {
            return checks::check(input);
        });
        QVERIFY(written);
        const checks::Report report = checks::check(checkInputFor(*written, fixture.dossier));
        for (const Finding& finding : report.findings)
            QVERIFY2(finding.severity == Severity::Note,
                     qPrintable(QString(
                         finding.check + u" " + finding.reason + u"\n" + written->text + u"\n" +
                         QString::number(report.metrics.specificity.value_or(-1.0)))));
        QCOMPARE(report.metrics.claims, report.metrics.claimsSupported);
    }
}

QTEST_GUILESS_MAIN(WriterTest)
#include "writer_test.moc"
