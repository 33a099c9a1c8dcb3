// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/search_index.h"

#include "app/store/connection.h"

#include <SQLiteCpp/Database.h>

#include <vector>

namespace countersign::store {

namespace {

/// What one write merges: some milliseconds.
constexpr int pagesAtOnce = 500;

/// What the index should hold for a draft, and what it holds.
struct Entry {
    Row revision = 0; ///< 0: nothing
    QString person;
    QString company;

    friend bool operator==(const Entry&, const Entry&) = default;
};

Entry entryIn(Query row)
{
    return row.step() ? Entry{row.number(0), row.text(1), row.text(2)} : Entry();
}

void bringUpToDate(Connection& db, Row draft)
{
    const Entry wanted = entryIn(db.query("search/wanted", draft));
    const Entry held = entryIn(db.query("search/held", draft));
    if (held == wanted)
        return;
    // The index must be given exactly what it was given before, so it goes first.
    if (held.revision != 0) {
        db.run("search/remove", draft);
        db.run("search/remove_entry", draft);
    }
    if (wanted.revision != 0) {
        db.run("search/add_entry", draft, wanted.revision, wanted.person, wanted.company);
        db.run("search/add", draft);
    }
}

std::vector<Row> staleDrafts(Connection& db, int limit)
{
    std::vector<Row> drafts;
    for (Query row = db.query("search/next_stale", limit); row.step();)
        drafts.push_back(row.number(0));
    return drafts;
}

} // namespace

void indexDraft(Connection& db, Row draft)
{
    bringUpToDate(db, draft);
    db.run("search/fresh", draft);
}

void removeFromIndex(Connection& db, Row draft)
{
    if (db.has("search/held", draft)) {
        db.run("search/remove", draft);
        db.run("search/remove_entry", draft);
    }
    db.run("search/fresh", draft);
}

Result<qint64> catchUpSearch(Transaction& transaction, int limit)
{
    Connection& db = transaction.connection();
    for (const Row draft : staleDrafts(db, limit))
        indexDraft(db, draft);
    return searchBacklog(transaction);
}

Result<bool> mergeSearch(Transaction& transaction, bool first)
{
    Connection& db = transaction.connection();
    // FTS5: a negative number begins to make one part of all; fewer than two changes mean that it is done.
    const int before = db.database().getTotalChanges();
    db.run("search/merge", first ? -pagesAtOnce : pagesAtOnce);
    return db.database().getTotalChanges() - before >= 2;
}

qint64 searchBacklog(const Session& session)
{
    return session.connection().number("search/backlog");
}

} // namespace countersign::store
