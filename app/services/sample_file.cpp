// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/sample_file.h"

#include "app/services/open_workspace.h"
#include "app/services/workspace_service.h"
#include "app/store/workspace_files.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Result<void> filled(const QString& path, std::shared_ptr<const Clock> clock, std::stop_token stop)
{
    const Result<std::unique_ptr<OpenWorkspace>> workspace =
        OpenWorkspace::create(path, {}, std::move(clock));
    if (!workspace)
        return workspace.error();
    const Result<SampleReport> report =
        (*workspace)->workspace().fillWithSample({}, {}, std::move(stop));
    return report ? Result<void>() : Result<void>(report.error());
}

} // namespace

Result<void> makeSampleFile(const QString& path, std::shared_ptr<const Clock> clock,
                            std::stop_token stop)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const store::WorkspaceFiles finished(path);
    const store::WorkspaceFiles making(QString(finished.path() + u".making"_s));
    making.remove(); // what is left of one that was cut off
    Result<void> made = filled(making.path(), std::move(clock), std::move(stop));
    if (made)
        made = making.moveTo(finished);
    if (!made)
        making.remove();
    return made;
}

} // namespace countersign
