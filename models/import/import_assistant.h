// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/async.h"
#include "models/import/import_entries.h"
#include "models/import/import_guess.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace countersign {

class Desk;
class JobList;

/// What a column of a file is taken for.
struct ColumnUse {
    enum class What { Field, Custom, LeftOut };
    What what = What::LeftOut;
    QString field; ///< of a Field

    friend bool operator==(const ColumnUse&, const ColumnUse&) = default;
};

/// One import from the file that was chosen to its report: how the file is read, what would become of its rows,
/// and what did. Reads and plans on a worker of its own, of which only the latest counts; imports as a job of the
/// workspace. GUI thread.
class ImportAssistant final : public QObject {
    Q_OBJECT

public:
    ImportAssistant(Desk& desk, JobList& jobs, QObject* parent = nullptr);

    /// Begins anew with these files. Documents of the knowledge base are imported together, and a folder is one
    /// of documents; of other files the first, and the others wait (`waiting`).
    void choose(const QStringList& paths);
    /// The next file that waits.
    void chooseNext();
    [[nodiscard]] const QStringList& waiting() const { return m_waiting; }

    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] ImportKind kind() const { return m_kind; }
    [[nodiscard]] bool isReading() const { return m_reading; }
    /// Null until the file was read, and where it cannot be read at all (`readingProblem`).
    [[nodiscard]] const ImportPreview* preview() const { return m_preview ? &*m_preview : nullptr; }
    /// Why the file cannot be imported as it is read now.
    [[nodiscard]] const std::optional<Error>& readingProblem() const { return m_readingProblem; }
    [[nodiscard]] bool canPlan() const
    {
        return !m_paths.isEmpty() && !m_reading && !m_readingProblem;
    }
    /// The corrections in force, and those that were remembered of files of this shape.
    [[nodiscard]] const ImportOptions& options() const { return m_options; }
    [[nodiscard]] const std::optional<ImportOptions>& remembered() const { return m_remembered; }

    // Corrections: each reads the file anew.
    void setKind(ImportKind kind);
    void setEncoding(const QString& encoding);   ///< empty: found out
    void setDelimiter(const QString& delimiter); ///< empty: found out
    void setHeaderLine(qint64 line);             ///< as in ImportOptions
    void setColumn(int column, const ColumnUse& use);
    /// Reads the file as if nothing was corrected, now or before.
    void forget();
    [[nodiscard]] ColumnUse useOf(int column) const;
    /// Whether a column is taken as it was set last time.
    [[nodiscard]] bool isRemembered(int column) const;

    /// Finds out what would become of the rows.
    void plan();
    void stopPlan();
    [[nodiscard]] bool isPlanning() const { return m_planning; }
    [[nodiscard]] const std::shared_ptr<const ImportOutcome>& planned() const { return m_planned; }
    [[nodiscard]] const std::optional<Error>& planProblem() const { return m_planProblem; }

    void run();
    void stopRun();
    [[nodiscard]] bool isRunning() const { return m_job != 0; }
    [[nodiscard]] const std::shared_ptr<const ImportOutcome>& done() const { return m_done; }
    [[nodiscard]] const std::optional<Error>& runProblem() const { return m_runProblem; }

    /// Writes the report as CSV for spreadsheets.
    void exportReport(const QString& path);

Q_SIGNALS:
    void readingChanged();
    void planChanged();
    void runChanged();
    /// How far the plan or the import is; `fraction` is below 0 while that is not known.
    void progressed(const QString& words, double fraction);
    /// Empty: it is written.
    void exported(const QString& problem);

private:
    struct Ran {
        std::shared_ptr<const ImportOutcome> outcome;
        std::optional<Error> problem;
    };
    void begin(const QStringList& paths);
    void read();
    void take(ReadFile file);
    void dropPlan();
    void takeEnd(int job);
    void tellJob();

    Desk& m_desk;
    JobList& m_jobs;
    QStringList m_paths;
    QStringList m_waiting;
    ImportKind m_kind = ImportKind::Prospects;
    ImportOptions m_options;
    std::optional<ImportOptions> m_remembered;
    std::optional<ImportPreview> m_preview;
    std::optional<Error> m_readingProblem;
    std::shared_ptr<const ImportOutcome> m_planned;
    std::optional<Error> m_planProblem;
    std::shared_ptr<const ImportOutcome> m_done;
    std::optional<Error> m_runProblem;
    std::shared_ptr<Ran> m_ran; ///< what the job leaves; read when it has ended
    int m_job = 0;              ///< 0: none runs
    bool m_reading = false;
    bool m_planning = false;
    Async m_worker{Async::Ending::StopNow}; ///< last: its thread ends before what it tells goes
};

} // namespace countersign
