// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/reports.h"

#include "app/services/messages.h"
#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

QString number(qint64 n)
{
    return QLocale().toString(n);
}

void addRows(JobReport& report, const QString& what, const std::vector<RejectedRow>& rows)
{
    for (const RejectedRow& row : rows)
        report.rows.push_back({what, row.file, row.place > 0 ? number(row.place) : QString(),
                               row.column, row.value, reasonText(row.reason, row.args)});
}

JobEnd::How howOf(bool stopped, bool attention)
{
    if (stopped)
        return JobEnd::How::Stopped;
    return attention ? JobEnd::How::NeedsAttention : JobEnd::How::Done;
}

/// What was done is told, and then what kept it from going on.
JobEnd withTrouble(JobEnd end, const std::optional<Error>& trouble)
{
    if (!trouble)
        return end;
    end.how = trouble->code == ErrorCode::Cancelled ? JobEnd::How::Stopped : JobEnd::How::Failed;
    end.report.summary = QString(end.report.summary + u". "_s + message(*trouble));
    return end;
}

} // namespace

JobEnd endOf(const Error& error)
{
    JobEnd end;
    end.how = error.code == ErrorCode::Cancelled ? JobEnd::How::Stopped : JobEnd::How::Failed;
    end.report.summary = message(error);
    if (!error.candidates.isEmpty()) {
        end.report.columns = {ReportText::tr("Possible")};
        for (const QString& candidate : error.candidates)
            end.report.rows.push_back({candidate});
    }
    return end;
}

JobEnd endOf(const Result<ImportReport>& report)
{
    if (!report)
        return endOf(report.error());
    JobEnd end;
    QStringList parts{ReportText::tr("%1 read").arg(number(report->read)),
                      ReportText::tr("%1 added").arg(number(report->added)),
                      ReportText::tr("%1 updated").arg(number(report->updated)),
                      ReportText::tr("%1 unchanged").arg(number(report->unchanged))};
    if (!report->rejected.empty())
        parts.append(ReportText::tr("%1 not taken")
                         .arg(number(static_cast<qint64>(report->rejected.size()))));
    if (report->suppressed > 0)
        parts.append(ReportText::tr("%1 must not be contacted").arg(number(report->suppressed)));
    end.report.summary = parts.join(u", "_s);
    end.report.columns = {ReportText::tr("What"),   ReportText::tr("File"),  ReportText::tr("Row"),
                          ReportText::tr("Column"), ReportText::tr("Value"), ReportText::tr("Why")};
    addRows(end.report, ReportText::tr("not taken"), report->rejected);
    addRows(end.report, ReportText::tr("left as it was"), report->leftAsIs);
    addRows(end.report, ReportText::tr("to look at"), report->warnings);
    end.how = howOf(false, !end.report.rows.empty());
    return withTrouble(std::move(end), report->trouble);
}

JobEnd endOf(const Result<DeliveryReport>& report)
{
    if (!report)
        return endOf(report.error());
    JobEnd end;
    end.report.summary = ReportText::tr("%1 handed over, %2 held back")
                             .arg(number(static_cast<qint64>(report->delivered.size())),
                                  number(static_cast<qint64>(report->held.size())));
    if (report->readySince > 0)
        end.report.summary +=
            u" · "_s + ReportText::tr("%n more became ready meanwhile and stay(s) here", nullptr,
                                      static_cast<int>(report->readySince));
    end.report.columns = {ReportText::tr("What"), ReportText::tr("Channel"),
                          ReportText::tr("Person"), ReportText::tr("Where or why")};
    if (report->neutralised > 0)
        end.report.summary += u" · "_s + ReportText::tr("%1 cells got an apostrophe, so that no "
                                                        "spreadsheet runs them")
                                             .arg(number(report->neutralised));
    for (const HeldBack& held : report->held)
        end.report.rows.push_back(
            {ReportText::tr("held back"), label(held.channel), held.prospect, heldWords(held)});
    for (const Delivered& delivered : report->delivered)
        end.report.rows.push_back({ReportText::tr("handed over"), label(delivered.channel),
                                   delivered.prospect, delivered.target});
    end.how = howOf(report->stopped, !report->held.empty());
    return withTrouble(std::move(end), report->trouble);
}

JobEnd endOf(const Result<GenerateReport>& report)
{
    if (!report)
        return endOf(report.error());
    JobEnd end;
    QStringList parts{
        ReportText::tr("%1 written").arg(number(static_cast<qint64>(report->generated.size())))};
    if (report->present > 0)
        parts.append(ReportText::tr("%1 were there").arg(number(report->present)));
    if (!report->failed.empty())
        parts.append(ReportText::tr("%1 could not be written")
                         .arg(number(static_cast<qint64>(report->failed.size()))));
    end.report.summary = parts.join(u", "_s);
    end.report.columns = {ReportText::tr("Person"), ReportText::tr("Step"), ReportText::tr("Why")};
    for (const GenerationFailure& failure : report->failed)
        end.report.rows.push_back({failure.name,
                                   failure.position > 0 ? number(failure.position) : QString(),
                                   message(failure.reason)});
    end.how = howOf(report->stopped, !report->failed.empty());
    return withTrouble(std::move(end), report->trouble);
}

JobEnd endOf(const Result<CheckRun>& run)
{
    if (!run)
        return endOf(run.error());
    JobEnd end;
    end.report.summary =
        ReportText::tr("%1 checked: %2 with blockers, %3 with warnings")
            .arg(number(run->checked), number(run->withBlockers), number(run->withWarnings));
    end.how = howOf(run->stopped, false);
    return end;
}

JobEnd endOf(const Result<SampleReport>& report)
{
    if (!report)
        return endOf(report.error());
    JobEnd end;
    end.report.summary =
        ReportText::tr("%1 people, %2 passages, %3 drafts")
            .arg(number(report->prospects), number(report->evidence), number(report->drafts));
    return end;
}

} // namespace countersign
