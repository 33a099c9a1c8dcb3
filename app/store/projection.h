// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"
#include "app/store/query.h"

#include <map>
#include <set>

namespace countersign::store {

class Connection;
class Transaction;

/// Keeps the projection that the queue reads in step with the documents: `refresh…` and `touch…` say
/// what a change bears on, and the transaction has `refresh` work it out before it commits.
class Projection {
public:
    explicit Projection(Transaction& transaction);

    /// Works out the facts of these drafts and stores them.
    void refresh(const std::set<Row>& drafts);
    /// Takes a draft out, before it is removed.
    void remove(Row draft);
    void refreshModes();

    /// A new or changed prospect; `named` if the name or the company is another.
    void refreshPerson(Row prospect, const Prospect& record, bool named);
    /// Into which segments this record's person falls.
    void refreshAudience(Row prospect);
    void refreshPeopleOfAccount(Row account, bool named);
    /// A segment's filter, order or name: everybody may fall in others.
    void refreshAudiences();
    void refreshAudiencesOfPersona(Row persona);
    /// An account's tier, and its approvers.
    void refreshGovernanceOfAccount(Row account);

    void touchDraftsOf(Row prospect);
    void touchDraftsOfStep(Row step);
    void touchDraftsOfSegment(Row segment);
    /// Drafts in a segment that somebody has signed.
    void touchSigned(Row segment);
    /// Drafts whose text cites it.
    void touchCiting(Row evidence);
    /// Drafts of everybody whom a suppression with this identity key may name.
    void touchIdentity(qint64 key);

    /// After an account has changed within this transaction.
    void forgetAccount(Row account);

private:
    void touchTextsOf(Row prospect);
    void touchAll(Query drafts);

    Transaction& m_transaction;
    Connection& m_connection;
};

} // namespace countersign::store
