// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/domain/audit_entry.h"
#include "app/store/listing.h"
#include "app/store/repository.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::store {

/// What to write into the log.
struct AuditNote {
    UserId by;
    QString action;               ///< e.g. "import.prospects", "refused"
    QString subject;              ///< id of what it is about; may be empty
    Json detail = Json::object(); ///< ids, hashes and counts, never names or free text
};

/// Which entries of the log. Everything that is not set lets all through.
struct AuditFilter {
    std::optional<UserId> by;
    QString kind; ///< an action or what it begins with: "decision" lets "decision.approve" through
    QString subject; ///< id of what it is about
    QString device;
    QDateTime from;  ///< the first moment
    QDateTime until; ///< the first moment that is not meant any more

    friend bool operator==(const AuditFilter&, const AuditFilter&) = default;
};

/// How the log was tampered with, at the first place where it shows.
struct AuditFault {
    enum class Kind {
        Changed,   ///< the entry's contents do not give its hash
        Chain,     ///< it does not follow the entry before it: one is missing, moved or slipped in
        Signature, ///< not signed by its device, or the device's key was replaced
        CutOff,    ///< the log ends before the signed head
        Head,      ///< the signed head itself is missing or not the device's
        Device,    ///< begins another device's chain without a link to the one before
    };
    Kind kind = Kind::Changed;
    QString entry; ///< id of the first bad entry, or of the last good one for CutOff and Head
    QString detail;
};

struct AuditVerdict {
    qint64 entries = 0;
    QStringList devices;
    std::optional<AuditFault> fault; ///< absent: the log is whole
    [[nodiscard]] bool holds() const { return !fault.has_value(); }
};

/// The signed log.
///
/// Entries are written by themselves, when the origin is Here, for: "edit" (a revision by a person),
/// "generate.text" (a worker's attestation),
/// "decision.<verdict>", "dismiss", "control.<kind>", "evidence.withdraw", "suppression.lift",
/// "delivery.claim", "delivery.<outcome>", "pause.on" and "pause.off". What comes in bulk (imports, generation,
/// checks, suppression lists) is one `append` by the service.
class AuditLog final : public Repository {
public:
    using Repository::Repository;

    /// Newest first.
    [[nodiscard]] std::vector<AuditEntry> list(const Stretch& stretch,
                                               const AuditFilter& filter = {}) const;
    [[nodiscard]] QStringList devices() const; ///< that wrote here, the first one first
    [[nodiscard]] std::vector<AuditEntry> about(const QString& subject) const;
    [[nodiscard]] std::optional<AuditEntry> find(const AuditId& id) const;
    [[nodiscard]] qint64 count() const;
    /// Walks every chain from its beginning to its signed head.
    [[nodiscard]] AuditVerdict verify() const;

    [[nodiscard]] Result<void> append(const AuditNote& note);
};

} // namespace countersign::store
