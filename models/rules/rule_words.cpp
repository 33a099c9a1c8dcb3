// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rule_words.h"

#include "app/domain/rules_text.h"
#include "app/services/config_labels.h"
#include "app/services/messages.h"
#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

int small(qint64 number)
{
    return static_cast<int>(number);
}

void addCounts(QStringList& parts, const RuleEffect& effect)
{
    const RuleEffect::Count& blockers = effect.of(Severity::Blocker);
    const RuleEffect::Count& warnings = effect.of(Severity::Warning);
    const RuleEffect::Count& notes = effect.of(Severity::Note);
    if (blockers.flagged > 0)
        parts.append(RuleWords::tr("%n more draft(s) stopped", nullptr, small(blockers.flagged)));
    if (blockers.released > 0)
        parts.append(RuleWords::tr("%n draft(s) let go", nullptr, small(blockers.released)));
    if (warnings.flagged > 0)
        parts.append(
            RuleWords::tr("%n more draft(s) with a warning", nullptr, small(warnings.flagged)));
    if (warnings.released > 0)
        parts.append(
            RuleWords::tr("%n draft(s) without their warning", nullptr, small(warnings.released)));
    if (notes.flagged > 0)
        parts.append(RuleWords::tr("%n more draft(s) with a note", nullptr, small(notes.flagged)));
    if (notes.released > 0)
        parts.append(
            RuleWords::tr("%n draft(s) without their note", nullptr, small(notes.released)));
}

QString changeWords(const RuleChange& change, const std::vector<Segment>& segments)
{
    const QString value =
        change.value ? ruleValueWords(change.name, *change.value) : RuleWords::tr("as elsewhere");
    const QString rule = QString(configLabel(change.name) + u" → "_s + value);
    if (change.scope.isEverywhere())
        return rule;
    return QString(scopeWords(change.scope, segments) + u": "_s + rule);
}

} // namespace

QString ruleValueWords(const QString& rule, const QString& value)
{
    if (!checkOfSeverityRule(rule).isEmpty()) {
        const auto level = fromText<CheckLevel>(value);
        return level ? label(*level) : value;
    }
    const RuleInfo* info = ruleInfo(rule);
    if (!info || std::holds_alternative<QString Rules::*>(info->member))
        return value;
    if (std::holds_alternative<bool Rules::*>(info->member))
        return value == u"true" ? RuleWords::tr("yes") : RuleWords::tr("no");
    return QLocale().toString(value.toDouble(), 'g', 6);
}

QString scopeWords(const RuleScope& scope, const std::vector<Segment>& segments)
{
    if (scope.channel)
        return capitalised(label(*scope.channel));
    if (!scope.segment)
        return RuleWords::tr("Everywhere");
    const auto it = std::find_if(segments.begin(), segments.end(), [&](const Segment& segment) {
        return segment.id == *scope.segment;
    });
    return RuleWords::tr("Segment “%1”")
        .arg(it == segments.end() ? scope.segment->text() : it->name);
}

QString dismissedWords(const DismissalRate& rate)
{
    if (rate.dismissed == 0)
        return RuleWords::tr("none of %1").arg(QLocale().toString(rate.found));
    return RuleWords::tr("%1 of %2 (%3 %)")
        .arg(QLocale().toString(rate.dismissed), QLocale().toString(rate.found),
             QLocale().toString(qRound(rate.rate() * 100)));
}

QString effectWords(const RuleEffect& effect)
{
    QStringList parts;
    addCounts(parts, effect);
    if (parts.isEmpty())
        return RuleWords::tr("No draft of now would be other by it.");
    QString words = QString(parts.join(u", "_s) + u'.');
    if (effect.approvedStopped > 0)
        words += QString(u' ' + RuleWords::tr("%n of those stopped was/were on their way already.",
                                              nullptr, small(effect.approvedStopped)));
    if (effect.goAlone > 0)
        words += QString(u' ' + RuleWords::tr("%n would go out on autopilot with nobody looking.",
                                              nullptr, small(effect.goAlone)));
    return words;
}

QString previewWords(const RulePreview& preview, const std::vector<RuleChange>& changes,
                     const std::vector<Segment>& segments)
{
    const QLocale locale;
    QStringList lines;
    lines.append(
        preview.isSample()
            ? RuleWords::tr("A sample: %1 of %2 drafts were looked at, spread evenly by age.")
                  .arg(locale.toString(preview.looked), locale.toString(preview.drafts))
            : RuleWords::tr("All %n current draft(s) were looked at.", nullptr,
                            small(preview.looked)));
    for (size_t i = 0; i < changes.size() && i < preview.each.size(); ++i)
        lines.append(
            QString(changeWords(changes[i], segments) + u": "_s + effectWords(preview.each[i])));
    if (changes.size() > 1)
        lines.append(RuleWords::tr("All together: %1").arg(effectWords(preview.together)));
    return lines.join(u'\n');
}

QString savedWords(int changed, const RulePreview* preview)
{
    QString words = RuleWords::tr("%n rule(s) changed.", nullptr, changed);
    if (preview)
        words += QString(u' ' + effectWords(preview->together));
    return QString(words + u' ' + RuleWords::tr("The drafts are being checked again."));
}

} // namespace countersign
