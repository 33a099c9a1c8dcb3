// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/committed.h"
#include "app/store/session.h"
#include "app/store/surroundings.h"

#include <QString>

#include <memory>

namespace countersign::store {

struct Effects;
class Signing;
enum class DocumentKind;

/// Where the documents of a transaction come from.
enum class WriteOrigin {
    Here,   ///< a person or a process on this device: queued for the server, and audited
    Server, ///< pulled: neither
};

/// One transaction that writes. What a repository writes brings with it, in the same transaction:
/// the row in the change queue, the audit entry where a person acted, the projection of every draft
/// it bears on, and the search index (changes.h, audit_log.h and queue.h say which).
///
/// Used on the writer thread, inside `Workspace::write`.
class Transaction final : public Session {
public:
    Transaction(Connection& connection, const Surroundings& surroundings, Signing& signing);
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
    [[nodiscard]] Remote& remote();
    [[nodiscard]] Segments& segments();
    [[nodiscard]] Sequences& sequences();
    [[nodiscard]] Settings& settings();
    [[nodiscard]] Suppressions& suppressions();
    [[nodiscard]] Users& users();
    [[nodiscard]] WorkInProgress& workInProgress();

    /// Here unless said otherwise, for what is written from now on.
    void setOrigin(WriteOrigin origin) { m_origin = origin; }
    [[nodiscard]] WriteOrigin origin() const { return m_origin; }

    /// For long transactions: leaves the search index of what is written behind, for `catchUpSearch`
    /// (search_index.h) in writes of its own.
    void deferSearch() { m_deferSearch = true; }
    [[nodiscard]] bool searchDeferred() const { return m_deferSearch; }

    /// Brings the projection up to date with what was written so far. Happens by itself before the commit;
    /// called where the transaction reads the queue after it has written.
    void settle();

    /// Rolls back at the end although the work succeeds: for a dry run.
    void discard() { m_discarded = true; }
    [[nodiscard]] bool isDiscarded() const { return m_discarded; }

    [[nodiscard]] const Surroundings& surroundings() const { return m_surroundings; }

    /// The same in two transactions of this process, asked before they write: between the two nobody
    /// changed a row of the workspace, here or in another process.
    struct Mark {
        qint64 foreign = 0; ///< commits of other connections
        qint64 own = 0;     ///< rows this connection has changed

        friend bool operator==(const Mark&, const Mark&) = default;
    };
    [[nodiscard]] Mark mark() const;

    // For the repositories.
    [[nodiscard]] Effects& effects() { return *m_effects; }
    [[nodiscard]] Signing& signing() { return m_signing; }
    /// Queues a document that was written here.
    void changed(DocumentKind kind, qint64 row);
    /// Queues the removal of a record.
    void removed(DocumentKind kind, qint64 row, const QString& document);
    /// What to tell after the commit.
    [[nodiscard]] Committed committed();

private:
    const Surroundings& m_surroundings;
    Signing& m_signing;
    std::unique_ptr<Effects> m_effects;
    WriteOrigin m_origin = WriteOrigin::Here;
    bool m_deferSearch = false;
    bool m_discarded = false;
};

} // namespace countersign::store
