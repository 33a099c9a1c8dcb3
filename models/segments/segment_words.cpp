// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/segments/segment_words.h"

#include "app/checks/finding_text.h"
#include "app/policy/cusum.h"
#include "app/services/messages.h"
#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct SegmentText {
    Q_DECLARE_TR_FUNCTIONS(SegmentText)
};

QString percent(double share)
{
    return SegmentText::tr("%1%", "share").arg(QLocale().toString(qRound(share * 100)));
}

QString bound(double value)
{
    return QLocale().toString(value, 'f', 2);
}

/// The gate writes its figures for programs: "44", "0.81", "9/10", "75%".
QString readable(const QString& figure)
{
    if (const qsizetype slash = figure.indexOf(u'/'); slash > 0)
        return SegmentText::tr("%1 of %2").arg(figure.left(slash), figure.mid(slash + 1));
    if (figure.endsWith(u'%'))
        return percent(figure.chopped(1).toDouble() / 100);
    if (figure.contains(u'.'))
        return bound(figure.toDouble());
    return QLocale().toString(figure.toLongLong());
}

qint64 missing(const GateCondition& condition)
{
    const qsizetype slash = condition.figure.indexOf(u'/');
    const qint64 figure = condition.figure.left(slash < 0 ? -1 : slash).toLongLong();
    const QString wanted = condition.wanted.left(slash < 0 ? -1 : condition.wanted.indexOf(u'/'));
    return std::max<qint64>(0, wanted.toLongLong() - figure);
}

QString countedNext(const GateCondition& condition)
{
    const int more = static_cast<int>(missing(condition));
    if (condition.condition == "decided"_L1)
        return SegmentText::tr("%n more to decide", nullptr, more);
    const bool none = condition.wanted.startsWith("0/"_L1);
    if (condition.condition == "boundaries"_L1)
        return none ? SegmentText::tr("Write down what must never be said, each with a probe")
                    : SegmentText::tr("%n still need(s) a probe that trips it", nullptr, more);
    return none ? SegmentText::tr("No sequence is written for this segment yet")
                : SegmentText::tr("%n step(s) without a channel", nullptr, more);
}

QString nextOf(const GateCondition& condition)
{
    const QString& id = condition.condition;
    if (condition.met)
        return {};
    if (id == "lower_bound"_L1)
        return SegmentText::tr("Looked at after 50, 75, 100, 125, 150 and 175 decisions");
    if (id == "accuracy"_L1)
        return condition.figure == condition.wanted ? SegmentText::tr("Nothing is decided yet")
                                                    : SegmentText::tr("Repair what they rest on");
    if (id == "inputs"_L1)
        return SegmentText::tr("Add to the weakest input");
    if (id == "structure"_L1)
        return SegmentText::tr("Vary the build, or split the segment");
    return countedNext(condition);
}

QString whatOf(const GateCondition& condition)
{
    const QString& id = condition.condition;
    const QString wanted = readable(condition.wanted);
    if (id == "decided"_L1)
        return SegmentText::tr("At least %1 drafts decided one by one").arg(wanted);
    if (id == "lower_bound"_L1)
        return SegmentText::tr("Approved without a real edit, lower bound at least %1").arg(wanted);
    if (id == "accuracy"_L1)
        return SegmentText::tr("No false statement or boundary breach in the last 50");
    if (id == "boundaries"_L1)
        return SegmentText::tr("Every boundary trips on its probe");
    if (id == "inputs"_L1)
        return SegmentText::tr("Each of the four inputs covers %1 of the people").arg(wanted);
    if (id == "structure"_L1)
        return SegmentText::tr("No more than %1 of the drafts are built alike").arg(wanted);
    if (id == "channels"_L1)
        return SegmentText::tr("Every step has a channel");
    return reasonText(id);
}

} // namespace

ConditionWords wordsOf(const GateCondition& condition)
{
    const bool nothing = condition.figure == "0/0"_L1;
    return {.what = whatOf(condition),
            .figure = nothing ? SegmentText::tr("none") : readable(condition.figure),
            .next = nextOf(condition),
            .met = condition.met};
}

QString sentenceOf(const ConditionWords& words)
{
    const QString sentence =
        words.met ? SegmentText::tr("Met: %1 (%2).") : SegmentText::tr("Not yet: %1 (%2).");
    const QString said = sentence.arg(words.what, words.figure);
    return words.next.isEmpty() ? said : QString(said % u' ' % words.next % u'.');
}

QString detailOf(const SegmentSummary& summary)
{
    QStringList parts{SegmentText::tr("%n people", nullptr, static_cast<int>(summary.people)),
                      SegmentText::tr("%n draft(s)", nullptr, static_cast<int>(summary.drafts))};
    if (summary.weakestInput)
        parts.append(SegmentText::tr("weakest: %1").arg(label(*summary.weakestInput)));
    return parts.join(u" · "_s);
}

QString progressOf(const SegmentSummary& summary)
{
    const QLocale locale;
    if (summary.decided >= policy::gateDecisions)
        return SegmentText::tr("%1 decided").arg(locale.toString(summary.decided));
    return SegmentText::tr("%1 of %2 decided")
        .arg(locale.toString(summary.decided), locale.toString(policy::gateDecisions));
}

QString modeWords(const SegmentReport& report)
{
    if (!report.modeSetting)
        return SegmentText::tr("As it began. Nobody has changed the mode.");
    const ModeSetting& setting = *report.modeSetting;
    const QString set = SegmentText::tr("Set by %1 on %2.").arg(setting.by, momentText(setting.at));
    if (setting.reason.isEmpty())
        return QString(set % u' ' % SegmentText::tr("No reason was given."));
    // What somebody wrote may hold a colon, so only the watch's own names are looked up.
    const QString why = setting.reason.startsWith("demoted."_L1)
                            ? reasonText(setting.reason)
                            : SegmentText::tr("“%1”", "a person's reason").arg(setting.reason);
    return QString(set % u' ' % why);
}

QString ruleWords(const SegmentReport& report)
{
    switch (report.policy.mode) {
    case Mode::Review:
        return SegmentText::tr("One reviewer approves each message before it goes.");
    case Mode::Approval:
        return report.approvers.isEmpty()
                   ? SegmentText::tr(
                         "A reviewer approves and a named person signs. Nobody is named, "
                         "so nothing goes.")
                   : SegmentText::tr("A reviewer approves, then one of these signs: %1.")
                         .arg(QLocale().createSeparatedList(report.approvers));
    case Mode::Autopilot:
        return SegmentText::tr("Messages go without a decision, apart from the samples and what a "
                               "person has edited.");
    }
    return {};
}

QString leftOutWords(const SegmentReport& report)
{
    qint64 all = 0;
    QStringList parts;
    for (const auto& [reason, count] : report.leftOut) {
        all += count;
        parts.append(SegmentText::tr("%1 × %2", "how many, why")
                         .arg(QLocale().toString(count), reasonText(reason)));
    }
    if (all == 0)
        return {};
    return SegmentText::tr("%n decision(s) did not count: %1.", nullptr, static_cast<int>(all))
        .arg(parts.join(u"; "_s));
}

QString costWords(const SegmentReport& report)
{
    if (report.decided == 0)
        return {};
    return SegmentText::tr("A change of prompt, model or directives starts the count again: the %n "
                           "decision(s) would no longer count.",
                           nullptr, static_cast<int>(report.decided));
}

QString watchWords(const WatchRecord& watch)
{
    const QLocale locale;
    QString words =
        SegmentText::tr(
            "One in %1 is held as a sample. %2 of %3 samples were rejected or sent back; "
            "the sum stands at %4, and at %5 the segment goes back to approval.")
            .arg(locale.toString(watch.sampleOneIn), locale.toString(watch.rejected),
                 locale.toString(watch.samples), bound(watch.cusum), bound(policy::Cusum::limit));
    if (watch.hasAlarmed)
        words += u' ' + SegmentText::tr("The alarm has gone off.");
    return words;
}

QString rateWords(const SegmentReport& report)
{
    if (report.decided == 0)
        return SegmentText::tr("Nothing that counts is decided yet. The line begins with the first "
                               "draft that is decided one by one, with its evidence opened.");
    return SegmentText::tr("%1 of %2 approved without a real edit: %3, and with what %n "
                           "decision(s) can tell, between %4 and %5.",
                           nullptr, static_cast<int>(report.decided))
        .arg(QLocale().toString(report.approvedClean), QLocale().toString(report.decided),
             percent(report.rate), percent(report.lower), percent(report.upper));
}

QString trendWords(const std::vector<TrendPoint>& trend)
{
    QStringList lines;
    for (const TrendPoint& point : trend)
        lines.append(SegmentText::tr("%1: %2 of %3 without a real edit, %4 (%5 to %6)")
                         .arg(dateText(point.day), QLocale().toString(point.approvedClean),
                              QLocale().toString(point.decided), percent(point.rate),
                              percent(point.lower), percent(point.upper)));
    return lines.join(u'\n');
}

QString weakestWords(const SegmentReport& report)
{
    if (!report.weakestInput)
        return SegmentText::tr("All four inputs are there for nearly everybody.");
    const auto found =
        std::find_if(report.coverage.begin(), report.coverage.end(),
                     [&](const InputCoverage& one) { return one.input == *report.weakestInput; });
    const double share = found == report.coverage.end() ? 0.0 : found->share;
    QString reach =
        SegmentText::tr("There for %1 of the people; 90% is wanted.").arg(percent(share));
    if (found != report.coverage.end() && found->freshShare < found->share)
        reach += u' ' + SegmentText::tr("Fresh enough for %1.").arg(percent(found->freshShare));
    const auto vague = std::find_if(
        report.findings.begin(), report.findings.end(),
        [](const store::CheckCount& count) { return count.check == "claim.category"_L1; });
    switch (*report.weakestInput) {
    case Input::Research:
        return QString(reach % u' ' %
                       SegmentText::tr("Import what is public about these people and "
                                       "firms: news, pages, job adverts."));
    case Input::Knowledge:
        return QString(
            (vague == report.findings.end()
                 ? QString()
                 : QString(SegmentText::tr("%n draft(s) claim what fits every vendor.", nullptr,
                                           static_cast<int>(vague->drafts)) %
                           u' ')) %
            SegmentText::tr("The knowledge base is thin. Add product pages, proof points and call "
                            "transcripts, or copy will fit any vendor."));
    case Input::Crm:
        return QString(reach % u' ' %
                       SegmentText::tr("Bring the CRM's notes in: who spoke with whom, "
                                       "and what was asked for."));
    case Input::Signal:
        return QString(reach % u' ' %
                       SegmentText::tr("Bring in what just happened: a new role, a "
                                       "funding, a changed tool."));
    }
    return reach;
}

QString channelWords(const SegmentReport& report)
{
    if (report.stepsWithoutChannel.empty())
        return {};
    QStringList steps;
    for (const int position : report.stepsWithoutChannel)
        steps.append(QLocale().toString(position));
    return SegmentText::tr(
               "Step(s) %1: no channel is set, so nothing can be written for them. Import "
               "the setup again with a channel for each step.",
               nullptr, static_cast<int>(steps.size()))
        .arg(QLocale().createSeparatedList(steps));
}

QString lessonWords(const EditLesson& lesson)
{
    switch (lesson.kind) {
    case EditLesson::Kind::Cut:
        return SegmentText::tr("“%1” cut").arg(lesson.words);
    case EditLesson::Kind::Added:
        return SegmentText::tr("“%1” added").arg(lesson.words);
    case EditLesson::Kind::Replaced:
        return SegmentText::tr("“%1” replaced by “%2”").arg(lesson.words, lesson.instead);
    }
    return {};
}

QString lessonFigures(const EditLesson& lesson)
{
    const QLocale locale;
    QStringList parts{
        SegmentText::tr("%n draft(s)", nullptr, static_cast<int>(lesson.drafts.size()))};
    if (lesson.before.of > 0 && lesson.now.of > 0) {
        parts.append(SegmentText::tr("before in %1 of %2, by the directives of now in %3 of %4")
                         .arg(locale.toString(lesson.before.edited),
                              locale.toString(lesson.before.of), locale.toString(lesson.now.edited),
                              locale.toString(lesson.now.of)));
        if (lesson.isRarer())
            parts.append(SegmentText::tr("it became rarer"));
    }
    if (!lesson.answeredBy.isEmpty())
        parts.append(SegmentText::tr("%1 speaks of it", "label of a directive or boundary")
                         .arg(lesson.answeredBy));
    return parts.join(u" · "_s);
}

QString findingWords(const store::CheckCount& count)
{
    Finding finding;
    finding.check = count.check;
    return SegmentText::tr("%1: %n draft(s)", "what a check finds", static_cast<int>(count.drafts))
        .arg(checks::findingTitle(finding));
}

QString objectionWords(const ObjectionGroup& group)
{
    const int drafts = static_cast<int>(group.drafts.size());
    const bool reject = group.verdict == Verdict::Reject;
    if (group.reason.isEmpty())
        return reject ? SegmentText::tr("%n rejected without a reason", nullptr, drafts)
                      : SegmentText::tr("%n sent back without a reason", nullptr, drafts);
    return (reject ? SegmentText::tr("%n rejected: “%1”", nullptr, drafts)
                   : SegmentText::tr("%n sent back: “%1”", nullptr, drafts))
        .arg(group.reason);
}

QString costWords(const std::vector<ChangeCost>& costs)
{
    if (costs.empty())
        return SegmentText::tr("It costs no calibration: nothing that counts is decided yet.");
    QStringList words;
    for (const ChangeCost& cost : costs) {
        if (cost.decided > 0)
            words.append(SegmentText::tr("%1: the count begins again, and %n decision(s) no longer "
                                         "count.",
                                         nullptr, static_cast<int>(cost.decided))
                             .arg(cost.name));
        if (cost.autopilot)
            words.append(SegmentText::tr("%1 runs on autopilot and goes back to approval with the "
                                         "next draft that is written.")
                             .arg(cost.name));
    }
    return words.join(u'\n');
}

QString trialWords(const BoundaryTrial& trial)
{
    const QLocale locale;
    QStringList words{!trial.hasProbe
                          ? SegmentText::tr("It has no probe, so nothing shows that it works.")
                      : trial.trips ? SegmentText::tr("It trips on its probe.")
                                    : SegmentText::tr("It does not trip on its probe.")};
    words.append(SegmentText::tr("Of %1 drafts it would stop %2; now %3 are stopped.")
                     .arg(locale.toString(trial.looked),
                          locale.toString(qlonglong(trial.after.size())),
                          locale.toString(qlonglong(trial.before.size()))));
    if (!trial.segments.isEmpty())
        words.append(SegmentText::tr("%1 would go from autopilot to approval until it holds.")
                         .arg(locale.createSeparatedList(trial.segments)));
    return words.join(u'\n');
}

QString groupWords(const StructureGroup& group)
{
    return SegmentText::tr("%n draft(s), %1 of the latest, are built alike", nullptr,
                           static_cast<int>(group.drafts.size()))
        .arg(percent(group.share));
}

} // namespace countersign
