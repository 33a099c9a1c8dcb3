// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/finding_text.h"
#include "app/checks/spell_checker.h"

#include "tests/unit/checks/sample_draft.h"

#include <QSet>
#include <QTest>

#include <limits>
#include <random>
#include <stdexcept>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsEachCheckOnceInReadingOrder();
    void sortsFindingsByPriority();
    void judgesTheWhole();
    void measuresADraft();
    void tellsAsLoudlyAsItIsSet();
    void saysSoWhenStopped();
    void saysSoWhenACheckFails();
    void passesNothingWithoutEvidence();
    void passesNothingForNoNumber();
    void givesTheSameReportEveryTime();
    void takesAnyText();
};

namespace {

const QString Text =
    u"Hi Orla,\n\nKestrel opened a depot with 14 doors in Moss [@r1]. We draw the doors "
    "that stand open longest [@k1], and what that costs a day.\n\nMay I send the "
    "two-page map?\n\nKit Dale\nLumo"_s;

CheckInput cleanDraft()
{
    CheckInput input = sample::draft(Channel::Email, Text);
    input.evidence = {sample::evidence(u"r1"_s, Input::Research,
                                       u"Kestrel opened a depot with 14 doors in Moss."_s),
                      sample::evidence(u"k1"_s, Input::Knowledge,
                                       u"The map draws the doors that stand open longest."_s)};
    return input;
}

/// A dictionary that breaks when it is asked.
class BrokenSpelling final : public SpellChecker {
public:
    [[nodiscard]] bool hasDictionary(text::Language) const override { return true; }
    [[nodiscard]] bool isKnown(const QString&, text::Language) const override
    {
        throw std::runtime_error("torn page");
    }
    [[nodiscard]] QStringList suggestions(const QString&, text::Language) const override
    {
        return {};
    }
};

int priorityOf(const QString& check)
{
    for (const CheckInfo& info : allChecks()) {
        if (check == QLatin1String(info.id))
            return info.priority;
    }
    return 0;
}

} // namespace

void EngineTest::listsEachCheckOnceInReadingOrder()
{
    QSet<QString> ids;
    int priority = 1;
    for (const CheckInfo& info : allChecks()) {
        const QString id = QString::fromLatin1(info.id);
        QVERIFY2(!ids.contains(id), info.id);
        ids.insert(id);
        QVERIFY(info.priority >= priority);
        priority = info.priority;
        QVERIFY2(checkName(id) != id, info.id); // has a name people can read
    }
    QCOMPARE(ids.size(), 29);
}

void EngineTest::sortsFindingsByPriority()
{
    CheckInput input = cleanDraft();
    input.text =
        u"Hi Orla,\n\nMoss has 99 doors [@r1]!! We promise {COMPANY} a lot. Kestrel is closed."_s;
    input.boundaries = {sample::boundary(u"B1"_s, BoundaryKind::Phrase, u"promise"_s)};
    const Report report = check(input);
    QVERIFY(report.findings.size() >= 5);
    for (size_t i = 1; i < report.findings.size(); ++i) {
        const Finding& before = report.findings[i - 1];
        const Finding& after = report.findings[i];
        QVERIFY(priorityOf(before.check) <= priorityOf(after.check));
        if (before.check == after.check)
            QVERIFY(before.start <= after.start);
    }
    for (const Finding& finding : report.findings) {
        const QString& field = finding.field == Field::Text ? input.text : input.subject;
        QCOMPARE(finding.excerpt, field.mid(finding.start, finding.end - finding.start));
    }
}

void EngineTest::judgesTheWhole()
{
    CheckInput input = cleanDraft();
    QCOMPARE(check(input).overall, Overall::Pass);
    input.text.replace(u"May I send the two-page map?"_s, u"We draw the doors [@k1]."_s);
    QCOMPARE(check(input).overall, Overall::Warn);
    input.suppressions = {{SuppressionKind::Email, {}}};
    QCOMPARE(check(input).overall, Overall::Block);
}

void EngineTest::measuresADraft()
{
    const Metrics metrics = check(cleanDraft()).metrics;
    QCOMPARE(metrics.words, 34);
    QCOMPARE(metrics.asks, 1);
    QCOMPARE(metrics.claims, 2);
    QCOMPARE(metrics.claimsSupported, 2);
    QVERIFY(metrics.specificity.has_value());
    QVERIFY(*metrics.specificity > 0.35 && *metrics.specificity < 0.65);
    QVERIFY(!metrics.sms.has_value());
}

/// A draft with two asks, a warning by itself, by each level that it can have; that nothing could be read is
/// told at every level.
void EngineTest::tellsAsLoudlyAsItIsSet()
{
    CheckInput input = cleanDraft();
    input.text.replace(u"May I send the two-page map?"_s,
                       u"May I send the two-page map? Could we talk on Monday?"_s);
    const auto told = [&input](const QString& id) {
        QStringList severities;
        for (const Finding& finding : check(input).findings) {
            if (finding.check == id)
                severities.append(toText(finding.severity));
        }
        return severities.join(u' ');
    };
    QCOMPARE(told(u"ask.count"_s), u"warning"_s);
    for (const auto& [level, word] :
         {std::pair{CheckLevel::Note, u"note"_s}, std::pair{CheckLevel::Warning, u"warning"_s},
          std::pair{CheckLevel::Blocker, u"blocker"_s}}) {
        input.rules.levels = {{u"ask.count"_s, level}};
        QCOMPARE(told(u"ask.count"_s), word);
        QCOMPARE(check(input).overall == Overall::Block, level == CheckLevel::Blocker);
    }
    // Of two severities, what is above the level is lowered to it.
    input.subject = QString(300, u'x');
    input.rules.emailWordsMin = 100;
    QCOMPARE(told(u"channel.length"_s), u"warning warning blocker"_s);
    input.rules.levels = {{u"channel.length"_s, CheckLevel::Warning}};
    QCOMPARE(told(u"channel.length"_s), u"warning warning warning"_s);
    // No dictionary is at hand: silenced, the check still says so.
    QCOMPARE(told(u"language.spelling"_s), u"note"_s);
    input.rules.levels = {{u"language.spelling"_s, CheckLevel::Off}};
    QCOMPARE(told(u"language.spelling"_s), u"note"_s);
}

void EngineTest::saysSoWhenStopped()
{
    std::stop_source source;
    source.request_stop();
    const Report report = check(cleanDraft(), source.get_token());
    QCOMPARE(report.findings.size(), allChecks().size());
    for (const Finding& finding : report.findings)
        QCOMPARE(finding.reason, u"not_checked"_s);
    QCOMPARE(report.overall, Overall::Warn); // never a pass
}

void EngineTest::saysSoWhenACheckFails()
{
    const BrokenSpelling spelling;
    const Report report = check(cleanDraft(), {}, &spelling);
    QStringList notChecked;
    for (const Finding& finding : report.findings) {
        if (finding.reason == u"not_checked")
            notChecked.append(finding.check);
    }
    QCOMPARE(notChecked, QStringList{u"language.spelling"_s}); // and the others went on
    QCOMPARE(report.overall, Overall::Warn);
    QCOMPARE(report.metrics.claims, 2);
}

void EngineTest::passesNothingWithoutEvidence()
{
    CheckInput input = cleanDraft();
    input.evidence.clear();
    const Report report = check(input);
    QCOMPARE(report.overall, Overall::Block);
    QCOMPARE(report.metrics.claimsSupported, 0);
    QVERIFY(report.metrics.claims > 0);
}

/// A threshold that is no number is reached by nothing.
void EngineTest::passesNothingForNoNumber()
{
    CheckInput input = cleanDraft();
    input.rules.swapWarning = std::numeric_limits<double>::quiet_NaN();
    input.rules.swapBlocker = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!sample::findingsOf(input, "specificity.swap").empty());
}

void EngineTest::givesTheSameReportEveryTime()
{
    Checker checker;
    CheckInput input = cleanDraft();
    const Report first = checker.check(input);
    CheckInput other = input;
    other.evidence.front().evidence.text = u"Kestrel closed its depot."_s;
    const Report different = checker.check(other);
    QVERIFY(different.metrics.claimsSupported < first.metrics.claimsSupported);
    const Report again = checker.check(input);
    QVERIFY(first.findings == again.findings);
    QVERIFY(check(input).findings == again.findings);
}

void EngineTest::takesAnyText()
{
    std::mt19937 random(2026);
    const QString alphabet =
        u"aA1 .,?!\n\t\"“”'’[]@{}()<>*_#%$€-–—:;|/\\äßéø\u0301\u202E\u200B\uFFFD"_s +
        u"\U0001F69A"_s + QChar(0xD83D) + QChar(0);
    std::uniform_int_distribution<qsizetype> letter(0, alphabet.size() - 1);
    std::uniform_int_distribution<int> length(0, 120);
    std::uniform_int_distribution<int> channel(0, 4);
    Checker checker;
    for (int round = 0; round < 300; ++round) {
        QString text;
        for (int i = length(random); i > 0; --i)
            text += alphabet.at(letter(random));
        CheckInput input = sample::draft(allChannels[static_cast<size_t>(channel(random))], text);
        input.subject = text.left(20);
        input.evidence = {sample::evidence(u"r1"_s, Input::Research, text)};
        const Report report = checker.check(input);
        const Metrics alone = metricsOf(input);
        QCOMPARE(alone.words, report.metrics.words);
        QCOMPARE(alone.claims, report.metrics.claims);
        QCOMPARE(alone.claimsSupported, report.metrics.claimsSupported);
        QCOMPARE(alone.specificity, report.metrics.specificity);
        QCOMPARE(alone.readingGrade, report.metrics.readingGrade);
        for (const Finding& finding : report.findings) {
            const QString& field = finding.field == Field::Text ? input.text : input.subject;
            QVERIFY(0 <= finding.start && finding.start <= finding.end);
            QVERIFY(finding.end <= field.size());
            QVERIFY(finding.check != u"" && !findingText(finding).isEmpty());
            if (finding.fix)
                QVERIFY(0 <= finding.fix->start && finding.fix->end <= field.size());
        }
    }
}

QTEST_GUILESS_MAIN(EngineTest)
#include "engine_test.moc"
