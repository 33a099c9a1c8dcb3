// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/document_kind.h"
#include "app/sync/couch_client.h"
#include "app/sync/records.h"

namespace countersign::store {
struct RemoteRecord;
class Transaction;
} // namespace countersign::store

namespace countersign::sync {

/// A losing leaf of a record that two writers changed at once on different nodes.
struct Leaf {
    QString rev;
    Json document;
    Json base; ///< the revision that both come from; empty if the server has dropped it
};

/// One document as it came, with whatever had to be asked for besides.
struct Incoming {
    ChangesPage::Row row;
    std::vector<Leaf> leaves = {};
    /// The record's history on the server does not hold the revision that the server had confirmed here: it was
    /// restored from a backup, or made anew.
    bool isOtherLine = false;
};

/// Takes documents from the server into the workspace, in one transaction. Doing it again changes nothing.
class TakingIn {
public:
    TakingIn(store::Transaction& transaction, UserId me);

    [[nodiscard]] Result<void> take(const Incoming& incoming);
    /// Merges by others whose parents have come by now; others are kept until they do.
    [[nodiscard]] Result<void> takeHeldMerges();
    /// Merges the heads of drafts that were edited on two sides, where the edits do not overlap.
    [[nodiscard]] Result<void> mergeHeads();

    [[nodiscard]] qint64 taken() const { return m_taken; }
    [[nodiscard]] qint64 merged() const { return m_merged; }

private:
    [[nodiscard]] Result<void> takeSealed(store::DocumentKind kind, const Incoming& incoming);
    [[nodiscard]] Result<void> putSealedOrHold(store::DocumentKind kind, const QString& id,
                                               const Json& document);
    [[nodiscard]] bool isOfRemoved(store::DocumentKind kind, const QString& id) const;
    [[nodiscard]] Result<bool> isProvenMerge(const Json& document) const;
    [[nodiscard]] Result<void> takeRecord(const Incoming& incoming);
    [[nodiscard]] Result<void> bringBack(const ChangesPage::Row& row,
                                         const store::RemoteRecord& known);
    [[nodiscard]] Result<void> mergeRecord(const QString& id, const ChangesPage::Row& row,
                                           const Json& theirs);
    [[nodiscard]] Result<void> mergeLeaf(const QString& id, const Leaf& leaf);
    [[nodiscard]] Result<void> takeRemoval(const QString& id, const QString& rev);
    [[nodiscard]] Result<void> confirmAll(const QString& id);
    void keepEditsOf(const QString& id);
    void raise(const QString& id, const Overlap& overlap);
    /// An edit of a record that is gone.
    void keepReadable(const QString& id, const QString& part, const Json& edited);

    store::Transaction& m_transaction;
    UserId m_me;
    qint64 m_taken = 0;
    qint64 m_merged = 0;
};

} // namespace countersign::sync
