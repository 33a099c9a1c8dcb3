// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/query.h"
#include "app/store/queue.h"

#include <optional>
#include <set>
#include <unordered_set>
#include <vector>

namespace countersign::store {

class Connection;
class Session;

/// A draft as the projection has it, with its place in the order that is read.
struct Candidate {
    qint64 place = 0;
    Row draft = 0;
    Row bucket = 0;
    Row account = 0;
    Row persona = 0;
    Row language = 0;
    Row owner = 0;
    Row head = 0;
};

/// A filter in terms of the projection. What the buckets decide is decided beforehand; the rest is asked
/// of each draft.
class QueuePlan {
public:
    QueuePlan(Connection& db, const QueueFilter& filter);

    /// Something in the filter does not occur at all.
    [[nodiscard]] bool isEmpty() const { return m_empty; }
    /// Every draft's bucket fits.
    [[nodiscard]] bool takesAllBuckets() const { return m_allBuckets; }
    [[nodiscard]] const std::vector<Row>& buckets() const { return m_buckets; }
    /// How many drafts are in the buckets that fit.
    [[nodiscard]] qint64 bucketCount() const { return m_bucketCount; }
    /// There is more to ask than the bucket.
    [[nodiscard]] bool hasResidual() const { return m_hasResidual; }
    [[nodiscard]] bool bucketFits(Row bucket) const;
    /// Whether the draft fits, given that its bucket does.
    [[nodiscard]] bool residualFits(const Candidate& candidate) const;
    /// For the full-text index; empty without a search.
    [[nodiscard]] const QString& searchExpression() const { return m_search; }

    // What can be read from an index of its own, where the filter asks for it.
    [[nodiscard]] std::optional<Row> account() const { return m_account; }
    [[nodiscard]] std::optional<Row> persona() const { return m_persona; }
    [[nodiscard]] std::optional<Row> check() const { return m_check; }
    [[nodiscard]] std::optional<Row> owner() const { return m_owner; }
    [[nodiscard]] const std::set<Row>& languages() const { return m_languages; }

private:
    void chooseBuckets(const QueueFilter& filter);
    void chooseResidual(const QueueFilter& filter);
    void chooseSigner(const UserId& signer);
    template<class Id>
    std::optional<Row> wanted(const Id& id);

    Connection& m_db;
    bool m_empty = false;
    bool m_allBuckets = true;
    bool m_hasResidual = false;
    std::vector<Row> m_buckets;
    std::unordered_set<Row> m_bucketSet;
    qint64 m_bucketCount = 0;
    std::optional<Row> m_account;
    std::optional<Row> m_persona;
    std::optional<Row> m_check;
    std::optional<Row> m_owner;
    std::set<Row> m_languages; ///< any of them; empty for no condition
    QString m_search;
    std::optional<Row> m_signer;
    std::set<Row> m_signerAccounts;  ///< that name the signer
    std::set<Row> m_signerAudiences; ///< with a segment that names the signer
};

} // namespace countersign::store
