// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/repository.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace countersign::store {

/// A record as the server last had it.
struct RemoteRecord {
    QString rev;
    QByteArray body = {}; ///< JSON; empty for one that was removed
    [[nodiscard]] bool isRemoved() const { return body.isEmpty(); }
};

/// A document that came from the server and cannot be taken in.
struct HeldDocument {
    QString id;
    QByteArray body; ///< JSON, as it came
    QString reason;  ///< a short dotted name, e.g. "document.seal"
};

/// An edit that did not go into a record; kept to be read until somebody has settled it.
struct SyncIssue {
    QString document;
    QString field;
    QString reason; ///< "overlap", or "removed"
    QString about;  ///< id of the prospect whose data it is; may be empty
    QString mine;   ///< JSON, or plain text for "removed"
    QString theirs; ///< JSON

    friend bool operator==(const SyncIssue&, const SyncIssue&) = default;
};

/// What this workspace knows of the team's server. None of it is sent anywhere.
class Remote final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<RemoteRecord> record(const QString& id) const;
    /// Whether the server has removed it: nothing brings it back.
    [[nodiscard]] bool isRemoved(const QString& id) const;
    void keep(const QString& id, const RemoteRecord& record);
    void forget(const QString& id);

    // A pull that begins anew notes what it meets; what is here and was not met is sent again after it.
    void see(const QString& id);
    void forgetSeen();
    /// Queues every document that was not met and does not wait already. Answers how many.
    qint64 requeueUnseen();

    void hold(const HeldDocument& document);
    void release(const QString& id);
    /// By reason; all without one.
    [[nodiscard]] std::vector<HeldDocument> held(const QString& reason = {}) const;

    /// Takes the place of an earlier one on the same field.
    void raise(const SyncIssue& issue);
    /// All of the document's with an empty field.
    void settle(const QString& document, const QString& field = {});
    void settleAbout(const QString& prospect);
    [[nodiscard]] std::vector<SyncIssue> issues() const;

    /// Small things to remember, by name: where the feed stands, the token of the checkpoint. Empty for none.
    [[nodiscard]] QString state(const QString& name) const;
    void setState(const QString& name, const QString& value);
};

} // namespace countersign::store
