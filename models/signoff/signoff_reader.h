// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"
#include "app/services/review_service.h"
#include "app/store/queue.h"
#include "models/review/comparison.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign {

class OpenWorkspace;

/// What somebody reads before they put their name under a draft.
struct SignOffSnapshot {
    DraftView view;
    QString subject; ///< as it would be sent: without marks
    QString text;
    std::vector<ComparableText> earlier;  ///< for the comparison, word by word
    int first = -1;                       ///< which of them to begin with
    std::optional<AccountReport> account; ///< absent for a person without a company
};

/// What waits for the signature of a person: the soonest due first.
[[nodiscard]] store::QueueFilter waitingFor(const UserId& signer);

/// On a worker.
[[nodiscard]] Result<SignOffSnapshot> readSignOff(OpenWorkspace& workspace, const DraftId& draft);

/// Who approved the text and whether it is still the one: "Approved by Mara Lindqvist on …, as it stands."
[[nodiscard]] QString approvalWords(const DraftView& view);

/// How the approval that counts came about, in sentences: how long its reviewer looked, against the time that
/// reading takes, how much of the cited evidence they opened, and who wrote in the text. Figures that a client
/// reported: a help, not proof.
[[nodiscard]] QStringList readingWords(const DraftView& view);

/// Whether an approval of the text as it stands counts.
[[nodiscard]] bool isReviewed(const DraftView& view);

/// A passage that the text cites, and the sentences that stand on it.
struct CitedPassage {
    QString label; ///< "R1"
    QString meta;  ///< source, date, age, condition
    QString text;
    QStringList marks;    ///< what is to be known of it: withdrawn, stale
    QStringList bearsOut; ///< sentences of the text, without marks
    bool opened = false;  ///< by the reviewer whose approval counts
};
/// In the order in which the text cites them.
[[nodiscard]] std::vector<CitedPassage> citedPassages(const DraftView& view);

/// What the checks still say of the text, each with its weight: "Warning: Category claim. …"
[[nodiscard]] QStringList openFindingWords(const DraftView& view);

/// What to look at in a buying committee: the same words for two, personas that are missing or shared. Empty
/// where nothing stands out.
[[nodiscard]] QStringList committeeWarnings(const AccountReport& report);

/// A person's message on one channel, and whom it resembles.
struct CommitteeEntry {
    QString name;
    QString detail; ///< title and persona
    QString state;  ///< in a word or two
    QString subject;
    QString text;
    QString resembles;            ///< "81% the words of Bela Quill’s"; empty if none does
    bool shown = false;           ///< the draft that is being read
    std::optional<DraftId> draft; ///< absent for somebody without a message
};
/// Everybody of the account, each with the message of the channel that is being read, else their first.
[[nodiscard]] std::vector<CommitteeEntry> committeeOf(const AccountReport& report,
                                                      const DraftView& shown);

/// What signing all rows of the list would do, in sentences.
[[nodiscard]] QStringList signAllWords(const std::vector<store::QueueRow>& rows, bool more);

} // namespace countersign
