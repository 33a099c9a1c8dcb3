// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/sample_file.h"

#include "app/services/open_workspace.h"
#include "app/services/workspace_service.h"
#include "app/store/workspace_files.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Result<SampleReport> filled(const QString& path, std::shared_ptr<const Clock> clock,
                            const QString& user, const ProgressHandler& progress,
                            std::stop_token stop)
{
    const Result<std::unique_ptr<OpenWorkspace>> workspace =
        OpenWorkspace::create(path, user, std::move(clock));
    if (!workspace)
        return workspace.error();
    return (*workspace)->workspace().fillWithSample({}, progress, std::move(stop));
}

/// People know the file by the name that it will have, and of one that was stopped nothing stays.
Error told(Error error, const QString& making, const QString& finished)
{
    if (error.code == ErrorCode::Cancelled)
        error.id = u"sample.stopped"_s;
    error.where.replace(making, finished);
    for (QString& arg : error.args)
        arg.replace(making, finished);
    return error;
}

} // namespace

Result<SampleReport> makeSampleFile(const QString& path, std::shared_ptr<const Clock> clock,
                                    const QString& user, const ProgressHandler& progress,
                                    std::stop_token stop)
{
    const store::WorkspaceFiles finished(path);
    if (finished.exists())
        return badInput(u"workspace.exists"_s, {}, {path});
    const store::WorkspaceFiles making(QString(finished.path() + u".making"_s));
    making.remove(); // what is left of one that was cut off
    Result<SampleReport> report =
        filled(making.path(), std::move(clock), user, progress, std::move(stop));
    if (report) {
        if (const Result<void> moved = making.moveTo(finished); !moved)
            report = moved.error();
    }
    if (report)
        return report;
    making.remove();
    return told(report.error(), making.path(), finished.path());
}

} // namespace countersign
