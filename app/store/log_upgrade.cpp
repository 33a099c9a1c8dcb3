// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/log_upgrade.h"

#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/connection.h"
#include "app/store/draft_documents.h"
#include "app/store/remote.h"
#include "app/store/schema.h"
#include "app/store/team.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// Set by the migration to version 4.
QString markName()
{
    return u"_log_behind"_s;
}

std::vector<Generation> everyGeneration(Connection& db)
{
    std::vector<Generation> generations;
    for (Query row = db.query("generation/every"); row.step();) {
        Generation generation = generationFrom(row);
        if (sealHolds(generation))
            generations.push_back(std::move(generation));
    }
    return generations;
}

} // namespace

bool isLogBehind(Connection& db)
{
    return db.has("setting/find", markName());
}

Result<void> bringLogUpToDate(Transaction& transaction)
{
    Connection& db = transaction.connection();
    db.run("setting/remove", markName());
    if (!db.has("audit/is_behind"))
        return {};
    Result<void> begun = transaction.audit().append(
        {UserId(u"user:countersign"_s), u"log.upgrade"_s, {}, Json{{"schema", schemaVersion()}}});
    if (!begun)
        return begun;
    for (const Generation& generation : everyGeneration(db)) {
        Result<void> noted = transaction.audit().append(
            {generation.by, u"generate.text"_s, generation.draft.text(),
             Json{{"generation", toUtf8(generation.id.text())}, {"before", 4}}});
        if (!noted)
            return noted;
    }
    if (transaction.remote().state(u"joined"_s).isEmpty())
        return {};
    const UserId me(QString(u"user:"_s + transaction.remote().state(u"user"_s)));
    return transaction.audit().append({me, teamJoined, teamSubject, Json{{"before", 4}}});
}

} // namespace countersign::store
