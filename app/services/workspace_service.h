// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/services/context.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <memory>
#include <stop_token>
#include <vector>

namespace countersign {

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
    QDate today; ///< the date that the sample is told at; pass it as --today to see it as meant
};

/// One thing that `doctor` looked at.
struct DoctorLine {
    QString check; ///< "integrity", "schema", "foreign_keys", "seals", "projection", "search", …
    bool ok = true;
    qint64 count = 0; ///< how many rows are wrong
    QString detail;   ///< technical, English
    bool repaired = false;
};

struct DoctorReport {
    std::vector<DoctorLine> lines;
    [[nodiscard]] bool ok() const
    {
        for (const DoctorLine& line : lines) {
            if (!line.ok && !line.repaired)
                return false;
        }
        return true;
    }
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
    explicit WorkspaceService(Context context);

    [[nodiscard]] Result<WorkspaceOverview> overview() const;

    /// Fills an empty workspace with the shipped sample: all four inputs, then drafts in every state, made
    /// by the same services that people use. `folder` is an installed or a source sample folder; empty for
    /// the compiled-in one. Errors: Refused "sample.not_empty".
    Result<SampleReport> fillWithSample(const QString& folder = {},
                                        const ProgressHandler& progress = {},
                                        std::stop_token stop = {});

    /// A consistent copy while in use. BadInput "backup.exists" if the file is there already.
    Result<void> backup(const QString& file);

    /// Puts a checked backup in the place of the workspace at `path`, which must not be open. Answers the
    /// name that the old file was kept under; empty if there was none. Errors: Busy, Damaged, NewerVersion.
    [[nodiscard]] static Result<QString> restore(const QString& backup, const QString& path,
                                                 std::shared_ptr<const Clock> clock);

    /// Compares what is stored twice and what is computed; with `repair`, rebuilds what can be rebuilt.
    Result<DoctorReport> doctor(bool repair, std::stop_token stop = {});

    [[nodiscard]] Result<std::vector<ConfigEntry>> config() const;
    /// NotFound "config.unknown" with the keys that look alike as candidates.
    [[nodiscard]] Result<ConfigEntry> configValue(const QString& key) const;
    /// BadInput "config.value" (args: key, wanted) for a value of the wrong type or out of range;
    /// Refused "role.edit_knowledge". Findings are worked out again where a rule changed.
    Result<ConfigEntry> setConfig(const QString& key, const QString& value);

    /// Publishes Change::All if another process has written since it was last asked; call it from a timer
    /// or when the window comes to the front.
    void lookForChanges();

    [[nodiscard]] Result<bool> isPaused() const;
    /// Nothing is delivered while on. Anybody may pause; a manager lets it go on ("role.resume").
    Result<void> setPaused(bool on, const QString& reason = {});

private:
    Context m_context;
};

} // namespace countersign
