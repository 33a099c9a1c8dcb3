// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/accounts.h"
#include "app/store/audit_log.h"
#include "app/store/changes.h"
#include "app/store/checked.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/knowledge.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/remote.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"
#include "app/store/users.h"
#include "app/store/work_in_progress.h"

namespace countersign::store {

/// All repositories over one connection.
struct Repositories {
    Repositories(Connection& connection, Transaction* transaction)
        : accounts(connection, transaction)
        , audit(connection, transaction)
        , changes(connection, transaction)
        , checked(connection, transaction)
        , controls(connection, transaction)
        , decisions(connection, transaction)
        , deliveries(connection, transaction)
        , drafts(connection, transaction)
        , evidence(connection, transaction)
        , knowledge(connection, transaction)
        , personas(connection, transaction)
        , prospects(connection, transaction)
        , queue(connection, transaction)
        , remote(connection, transaction)
        , segments(connection, transaction)
        , sequences(connection, transaction)
        , settings(connection, transaction)
        , suppressions(connection, transaction)
        , users(connection, transaction)
        , workInProgress(connection, transaction)
    {}

    Accounts accounts;
    AuditLog audit;
    ChangeQueue changes;
    Checked checked;
    Controls controls;
    Decisions decisions;
    Deliveries deliveries;
    Drafts drafts;
    EvidenceRecords evidence;
    Knowledge knowledge;
    Personas personas;
    Prospects prospects;
    Queue queue;
    Remote remote;
    Segments segments;
    Sequences sequences;
    Settings settings;
    Suppressions suppressions;
    Users users;
    WorkInProgress workInProgress;
};

} // namespace countersign::store
