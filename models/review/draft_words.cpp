// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/draft_words.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct DraftText {
    Q_DECLARE_TR_FUNCTIONS(DraftText)
};

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
