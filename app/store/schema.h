// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/connection.h"

#include <QString>

#include <vector>

namespace countersign::store {

/// The steps from one version to the next: statements in order.
struct Migration {
    int to = 0;
    std::vector<std::string> statements;
};

/// The version that this program writes: 1 and one for each migration that ships.
[[nodiscard]] int schemaVersion();
/// Those in resources/sql/migrations/NNNN, frozen once released, ascending.
[[nodiscard]] std::vector<Migration> shippedMigrations();

/// Makes all tables in an empty file, in the connection's transaction.
void createSchema(Connection& connection);

/// What the file's header says, before anything else is trusted: throws Damaged "workspace.damaged" for
/// a file that is no database or of no bytes, "workspace.not_ours" for another program's.
void checkHeader(const QString& path);
/// Throws NewerVersion "workspace.newer" for a schema above `known`.
void refuseNewer(Connection& connection, int known);

/// Brings the schema up to date, one transaction a migration. Throws like `refuseNewer`.
void migrate(Connection& connection, const std::vector<Migration>& migrations);

/// Every table, index, view and trigger with its SQL, in one form: two workspaces of one schema have
/// equal ones.
[[nodiscard]] QStringList schemaOf(Connection& connection);
/// The same of a workspace that this program makes.
[[nodiscard]] QStringList freshSchema();

} // namespace countersign::store
