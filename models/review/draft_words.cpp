// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/draft_words.h"

#include "app/text/citation_marks.h"
#include "models/history/history_model.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct DraftText {
    Q_DECLARE_TR_FUNCTIONS(DraftText)
};

/// Of each version of a text in conflict, in characters: enough to tell them apart.
constexpr qsizetype versionShown = 200;

} // namespace

QStringList metricWords(const checks::Metrics& metrics)
{
    const QLocale locale;
    QStringList words;
    words.append(DraftText::tr("%n word(s)", nullptr, metrics.words));
    words.append(DraftText::tr("%n ask(s)", nullptr, metrics.asks));
    if (metrics.words > 0)
        words.append(DraftText::tr("grade %1").arg(locale.toString(metrics.readingGrade, 'f', 0)));
    if (metrics.claims > 0) {
        const QString claims = DraftText::tr("%n claim(s)", nullptr, metrics.claims);
        words.append(DraftText::tr("%1, %2 supported").arg(claims).arg(metrics.claimsSupported));
    } else {
        words.append(DraftText::tr("no claims"));
    }
    if (metrics.specificity)
        words.append(
            DraftText::tr("specificity %1").arg(locale.toString(*metrics.specificity, 'f', 2)));
    if (metrics.sms) {
        const QString segments = DraftText::tr("%n segment(s)", nullptr, metrics.sms->segments);
        words.append(DraftText::tr("%1 in %2, %3")
                         .arg(metrics.sms->units)
                         .arg(segments, metrics.sms->encoding));
    }
    return words;
}

QStringList metricMeanings(const checks::Metrics& metrics)
{
    QStringList meanings;
    if (metrics.words > 0)
        meanings.append(DraftText::tr("Grade: how many years of school it takes to read this text "
                                      "with ease, worked out from the length of its words and "
                                      "sentences. Lower is easier."));
    if (metrics.specificity)
        meanings.append(
            DraftText::tr("Specificity: how much of what the text says rests on evidence about "
                          "this person or company alone, from 0 (could go to anybody) to 1 (could "
                          "go to nobody else)."));
    return meanings;
}

QString versionsWords(const DraftView& view, const QDateTime& now)
{
    if (view.conflicting.empty())
        return {};
    QStringList lines{DraftText::tr("There are %n versions of this text:", nullptr,
                                    static_cast<int>(view.conflicting.size()))};
    for (const RevisionView& version : view.revisions) {
        if (!version.head)
            continue;
        const QString begins = text::withoutMarks(version.revision.text).simplified();
        lines.append(DraftText::tr("%1, %2: “%3”", "author, when, text")
                         .arg(version.authorName, agoText(version.revision.at, now),
                              begins.size() > versionShown
                                  ? QString(begins.left(versionShown).trimmed() % u'…')
                                  : begins));
    }
    lines.append(DraftText::tr("“Resolve…” shows them side by side: take one, or write a third. "
                               "Nothing goes out before."));
    return lines.join(u"\n\n"_s);
}

QString standingOf(const DraftView& view)
{
    using policy::ReviewState;
    const bool openFinding = [&view] {
        for (const FindingView& finding : view.findings) {
            if (finding.open && finding.finding.severity == Severity::Blocker)
                return true;
        }
        return false;
    }();
    if (view.state == ReviewState::NeedsReview)
        return {};
    if (view.state == ReviewState::Blocked && openFinding)
        return {};
    return view.why.join(u' ');
}

} // namespace countersign
