// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/services/context.h"
#include "app/store/doctor.h"
#include "app/store/surroundings.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;

/// What stands in a workspace, for a first page and the status bar.
struct WorkspaceOverview {
    QString path;
    QString name; ///< of the setup file; else the file's name
    qint64 accounts = 0;
    qint64 prospects = 0;
    qint64 drafts = 0;
    qint64 evidence = 0;
    qint64 segments = 0;
    qint64 users = 0;
    bool paused = false;
    QDate today; ///< the date that the sample or a setup file is told at; null for none

    /// Nothing to work on yet: the first-start page is shown.
    [[nodiscard]] bool isEmpty() const { return prospects == 0 && drafts == 0; }
};

/// What filling with the sample brought.
struct SampleReport {
    qint64 prospects = 0;
    qint64 accounts = 0;
    qint64 evidence = 0;
    qint64 drafts = 0;
    qint64 storyLines = 0;
    QDate today;    ///< the date that the sample is told at; from now on "today" in this workspace
    QString person; ///< of the sample: the manager named in approvals, as whom the window opens it
    std::vector<Error>
        refused; ///< acts of the story that a rule refused, with their line in `where`
};

/// One setting with its meaning; what `config list` prints and a settings page edits.
struct ConfigEntry {
    enum class Type { Integer, Number, Flag, Text };
    QString key; ///< e.g. "rules.email_words_max"
    Type type = Type::Text;
    QString value;
    QString standard; ///< the value it has when nobody set it
    QString label;    ///< translated, one line
};

/// The workspace as a whole: overview, sample, backup, doctor, settings.
class WorkspaceService {
public:
    WorkspaceService(Context context, CheckService& checks, std::shared_ptr<const Clock> clock,
                     std::shared_ptr<store::DeviceKeys> keys);

    [[nodiscard]] Result<WorkspaceOverview> overview() const;

    /// Fills an empty workspace with the shipped sample: all four inputs, then drafts in every state, made
    /// by the same services that people use. `folder` is an installed or a source sample folder; empty for
    /// the compiled-in one. Errors: Refused "sample.not_empty".
    Result<SampleReport> fillWithSample(const QString& folder = {},
                                        const ProgressHandler& progress = {},
                                        std::stop_token stop = {});

    /// A consistent copy while in use; a copy that is there already is replaced by a whole one. BadInput
    /// "backup.same_file" for the workspace itself.
    Result<void> backup(const QString& file);

    /// Puts a checked backup in the place of the workspace at `path`, which must not be open. Answers the
    /// name that the old file was kept under; empty if there was none. Errors: Busy, Damaged, NewerVersion.
    [[nodiscard]] static Result<QString> restore(const QString& backup, const QString& path,
                                                 std::shared_ptr<const Clock> clock);

    /// The same as doctor() for a file that is not open here, or cannot be opened.
    [[nodiscard]] static Result<store::Diagnosis>
    examine(const QString& path, std::shared_ptr<const Clock> clock, bool repair,
            const ProgressHandler& progress = {}, std::stop_token stop = {});

    /// Compares what is stored twice and what is computed; with `repair`, rebuilds what can be rebuilt.
    Result<store::Diagnosis> doctor(bool repair, const ProgressHandler& progress = {},
                                    std::stop_token stop = {});

    [[nodiscard]] Result<std::vector<ConfigEntry>> config() const;
    /// NotFound "config.unknown" with the keys that look alike as candidates.
    [[nodiscard]] Result<ConfigEntry> configValue(const QString& key) const;
    /// BadInput "config.value" (args: key, wanted) for a value of the wrong type or out of range;
    /// Refused "role.edit_rules", "role.edit_knowledge". Findings are worked out again where a rule changed.
    Result<ConfigEntry> setConfig(const QString& key, const QString& value);

    /// Publishes Change::All if another process has written since it was last asked; call it from a timer
    /// or when the window comes to the front.
    void lookForChanges();

    [[nodiscard]] Result<bool> isPaused() const;
    /// Nothing is delivered while on. Anybody may pause; a manager lets it go on ("role.resume").
    Result<void> setPaused(bool on, const QString& reason = {});

private:
    static constexpr qint64 unknownVersion = -1;

    Context m_context;
    CheckService& m_checks;
    store::Surroundings m_surroundings;
    std::atomic<qint64> m_foreignVersion = unknownVersion;
};

} // namespace countersign
