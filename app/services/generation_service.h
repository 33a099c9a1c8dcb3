// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/services/context.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;
struct PlannedDraft;

/// What becomes of a text that stands where what was asked for cannot be followed.
enum class Unfollowed {
    Keep,  ///< it stays: Refused "generation.not_followed" (args: what was not)
    Write, ///< it is written again all the same, and `notes` tell
};

/// What to write. Without a segment and prospects: for everybody who falls in a segment with a sequence.
struct GenerateRequest {
    std::optional<SegmentId> segment;
    std::vector<ProspectId> prospects;
    std::optional<Channel> channel; ///< only steps of this channel
    qint64 limit = 0;               ///< at most so many drafts; 0 for all
    /// What to heed. With prospects named, the drafts they have and that nobody approved, rejected or
    /// handed over are written again; otherwise it goes into the new ones.
    QString directive;
    QString provider = QStringLiteral("builtin");
    Unfollowed unfollowed = Unfollowed::Keep;
};

struct GenerationFailure {
    ProspectId prospect;
    QString name;     ///< of the prospect
    int position = 0; ///< of the step; 0 if it failed before a step was found
    Error reason;     ///< "generation.*"
};

struct GenerateReport {
    std::vector<DraftId> generated;
    std::vector<GenerationFailure> failed;
    /// New drafts that were written without what was asked for: "generation.not_followed".
    std::vector<GenerationFailure> notFollowed;
    /// What is to be said of those written (`generation::Composition::notes`), and of how many: e.g. that the
    /// knowledge base has nothing in the reader's language.
    std::map<QString, qint64> notes;
    qint64 present = 0; ///< steps that have their draft already
    /// Why there was nothing to write at all, for message(): "generation.no_segments", "….no_sequences",
    /// "….no_people", "….nobody_falls". Empty else.
    QString nothing;
    QString provider;
    double seconds = 0.0;
    bool stopped =
        false; ///< somebody asked; what is done stays done, the rest is written next time
    std::optional<Error>
        trouble; ///< what ended it early; what stands in the report is done all the same
};

/// What came of writing one draft again.
struct Regenerated {
    RevisionId revision;
    QStringList
        notes; ///< stable names, see `generation::Composition::notes`; label() makes sentences
};

/// Writes drafts as user `worker`: for each step of a prospect's sequence that has none. Each draft is
/// stored with its attestation as soon as it is written, so that a stop or a crash loses at most one, and
/// running again goes on where it ended.
class GenerationService {
public:
    GenerationService(Context context, CheckService& checks);

    /// Errors: Refused "role.write_revision", BadInput "generation.provider" (args: the name). What goes
    /// wrong once something was written is the report's `trouble`.
    Result<GenerateReport> generate(const GenerateRequest& request,
                                    const ProgressHandler& progress = {},
                                    std::stop_token stop = {});

    /// A new head for one draft, after the directive; DecisionService::undoLast takes it back. Refused
    /// "edit.delivered", "edit.conflict", "generation.*".
    Result<Regenerated> regenerate(const DraftId& draft, const QString& directive,
                                   std::stop_token stop = {},
                                   Unfollowed unfollowed = Unfollowed::Keep);

private:
    class Writer;
    [[nodiscard]] Result<void> mayGenerate() const;
    Result<void> writeAll(const std::vector<PlannedDraft>& planned, const GenerateRequest& request,
                          GenerateReport& report, const ProgressHandler& progress,
                          const std::stop_token& stop);
    Result<void> note(const GenerateReport& report);

    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
