// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/session.h"
#include "app/store/surroundings.h"

namespace countersign::store {

/// Where the documents of a transaction come from.
enum class WriteOrigin {
    Here,   ///< a person or a process on this device: queued for the server, and audited
    Server, ///< pulled: neither
};

/// One transaction that writes. What a repository writes brings with it, in the same transaction:
/// the row in the change queue, the audit entry where a person acted, the projection of every draft
/// it bears on, and the search index (audit_log.h, changes.h and queue.h say which).
///
/// Used on the writer thread, inside `Workspace::write`.
class Transaction final : public Session {
public:
    Transaction(Connection& connection, const Surroundings& surroundings);
    ~Transaction() override;

    [[nodiscard]] Accounts& accounts();
    [[nodiscard]] AuditLog& audit();
    [[nodiscard]] ChangeQueue& changes();
    [[nodiscard]] Checked& checked();
    [[nodiscard]] Controls& controls();
    [[nodiscard]] Decisions& decisions();
    [[nodiscard]] Deliveries& deliveries();
    [[nodiscard]] Drafts& drafts();
    [[nodiscard]] EvidenceRecords& evidence();
    [[nodiscard]] Knowledge& knowledge();
    [[nodiscard]] Personas& personas();
    [[nodiscard]] Prospects& prospects();
    [[nodiscard]] Segments& segments();
    [[nodiscard]] Sequences& sequences();
    [[nodiscard]] Settings& settings();
    [[nodiscard]] Suppressions& suppressions();
    [[nodiscard]] Users& users();
    [[nodiscard]] WorkInProgress& workInProgress();

    /// Here unless said otherwise, for what is written from now on.
    void setOrigin(WriteOrigin origin) { m_origin = origin; }
    [[nodiscard]] WriteOrigin origin() const { return m_origin; }

    /// For long transactions: leaves the search index of what is written to
    /// `Workspace::write` of `catchUpSearch` (search_index.h) afterwards.
    void deferSearch() { m_deferSearch = true; }

    [[nodiscard]] const Surroundings& surroundings() const { return m_surroundings; }

private:
    const Surroundings& m_surroundings;
    WriteOrigin m_origin = WriteOrigin::Here;
    bool m_deferSearch = false;
};

} // namespace countersign::store
