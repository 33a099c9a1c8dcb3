// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/connection.h"
#include "app/store/doctor.h"
#include "app/store/session.h"
#include "app/store/transaction.h"

#include <optional>

namespace countersign::store {

/// What one examination finds, counted, with a few examples.
class Findings {
public:
    explicit Findings(Examination examination, bool repairable = false);
    void add(const QString& example, const QString& detail = {});
    [[nodiscard]] std::optional<Ailment> ailment() const;

private:
    Ailment m_ailment;
};

// One function an examination. They only read.
[[nodiscard]] std::optional<Ailment> examineFile(Connection& db);
[[nodiscard]] std::optional<Ailment> examineReferences(Connection& db);
[[nodiscard]] std::optional<Ailment> examineSchema(Connection& db);
[[nodiscard]] std::optional<Ailment> examineOrphans(Connection& db);
[[nodiscard]] std::optional<Ailment> examineSeals(Connection& db);
[[nodiscard]] std::optional<Ailment> examineHeads(Connection& db);
[[nodiscard]] std::optional<Ailment> examineIdentities(const Session& session);
[[nodiscard]] std::optional<Ailment> examineProjection(const Session& session);
[[nodiscard]] std::optional<Ailment> examineCounts(Connection& db);
[[nodiscard]] std::optional<Ailment> examineSearchIndex(Connection& db);
[[nodiscard]] std::optional<Ailment> examineAudit(Connection& db);

// How what can be made again is made again.
void repairHeads(Transaction& transaction);
void repairIdentities(Transaction& transaction);
void repairProjection(Transaction& transaction);
void repairCounts(Transaction& transaction);
void repairSearchIndex(Transaction& transaction);

} // namespace countersign::store
