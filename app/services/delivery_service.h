// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/delivery/csv_export.h"
#include "app/domain/channel.h"
#include "app/services/context.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;

/// Where copy is handed over to.
struct DeliveryTarget {
    enum class Means {
        Eml, ///< a folder: one .eml a message, e-mail only
        Csv, ///< one file: every channel
    };
    Means means = Means::Eml;
    QString path;
    delivery::CsvStyle style = {}; ///< of a CSV file
};

struct Delivered {
    DraftId draft;
    QString prospect; ///< name
    Channel channel = Channel::Email;
    QString target; ///< file name, or the row
};

/// A draft that was not handed over.
struct HeldBack {
    DraftId draft;
    QString prospect;
    Error
        reason; ///< "delivery.<state>", "delivery.paused", "delivery.channel", "delivery.changed", …
    std::optional<Channel> channel = {}; ///< absent: its step has none
    QString whoSigns = {}; ///< where it waits for a signature: whose, in a sentence; else empty
};

/// Why it stays, in a sentence, and where that is known, who can let it go.
[[nodiscard]] QString heldWords(const HeldBack& held);

/// What had gone out before a hand-over, by one means.
struct GoneBefore {
    QString means; ///< as Delivery::means
    qint64 count = 0;
    QDate last; ///< the day of the latest, here
};

struct DeliveryReport {
    std::vector<GoneBefore> before; ///< what went out earlier and does not go again
    std::vector<Delivered> delivered;
    std::vector<HeldBack> held; ///< of everything that is not delivered yet
    /// Became ready after the look that somebody agreed to; stays here and is not among the held.
    qint64 readySince = 0;
    qint64 neutralised = 0; ///< cells of the CSV file that got an apostrophe, for spreadsheets
    bool stopped = false;   ///< somebody asked, or the disk takes no more; `held` says which
    std::optional<Error>
        trouble; ///< what ended it early; what stands in the report is done all the same
};

/// Hands over what the policy lets out, each draft at most once.
///
/// Believes no stored state: for each draft the checks are run again and the policy is computed from the
/// documents. The claim is stored first, then the file is written whole or not at all, then the outcome is
/// recorded; a hand-over that was cut off in between is "unknown" and waits for a person.
class DeliveryService {
public:
    DeliveryService(Context context, CheckService& checks);

    /// Errors: Refused "role.deliver", "delivery.paused"; Refused "file.exists" for a CSV file that is there; ReadOnly
    /// "delivery.folder"; those of `delivery::writeFile`; Cancelled before anything was claimed. What goes
    /// wrong once something was handed over is the report's `trouble`.
    Result<DeliveryReport> deliver(const DeliveryTarget& target,
                                   const ProgressHandler& progress = {}, std::stop_token stop = {});

    /// The same for the drafts of a preview that somebody agreed to, and no others: what is no longer let
    /// out is held, what became ready since stays (`readySince`).
    Result<DeliveryReport> deliverAgreed(const std::vector<DraftId>& agreed,
                                         const DeliveryTarget& target,
                                         const ProgressHandler& progress = {},
                                         std::stop_token stop = {});

    /// What deliver() would do now, without doing it; refused where that is.
    [[nodiscard]] Result<DeliveryReport> preview(const DeliveryTarget& target,
                                                 const ProgressHandler& progress = {},
                                                 std::stop_token stop = {}) const;

    /// A person who looked says how a hand-over went whose end is not known: it went out, or it may go once more.
    /// The errors of `maySettle`.
    Result<void> settle(const DraftId& draft, bool wentOut);

private:
    /// What deliver() refuses whatever the drafts are.
    [[nodiscard]] Result<void> mayHandOver() const;
    Result<DeliveryReport> run(const std::vector<DraftId>* agreed, const DeliveryTarget& target,
                               const ProgressHandler& progress, std::stop_token stop);

    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
