// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/users.h"

#include "app/domain/document.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

User userFrom(const Query& row)
{
    return User{.id = row.id<UserId>(0),
                .name = row.text(1),
                .role = row.word<Role>(2, Role::Sdr),
                .email = row.text(3),
                .languages = listFrom(row.text(4))};
}

bool goesBy(const User& user, const QString& who)
{
    return user.id.text() == who || user.name.compare(who, Qt::CaseInsensitive) == 0 ||
           (!user.email.isEmpty() && user.email.compare(who, Qt::CaseInsensitive) == 0);
}

} // namespace

std::optional<User> Users::find(const UserId& id) const
{
    Query row = db().query("user/find", id);
    return row.step() ? std::optional(userFrom(row)) : std::nullopt;
}

Result<User> Users::resolve(const QString& who) const
{
    if (const std::optional<User> exact = find(UserId(who)))
        return *exact;
    const QString wanted = who.trimmed().normalized(QString::NormalizationForm_C);
    std::vector<User> fitting;
    for (const User& user : all()) {
        if (goesBy(user, wanted))
            fitting.push_back(user);
    }
    if (fitting.size() == 1)
        return fitting.front();
    Error error{.code = fitting.empty() ? ErrorCode::NotFound : ErrorCode::Ambiguous,
                .id = fitting.empty() ? u"user.unknown"_s : u"user.ambiguous"_s,
                .args = {who},
                .where = {},
                .detail = {},
                .candidates = {}};
    for (const User& user : fitting)
        error.candidates.append(user.id.text());
    return error;
}

QString Users::nameOf(const UserId& id) const
{
    const std::optional<User> user = find(id);
    return user ? user->name : keyPart(id.text());
}

std::vector<User> Users::all() const
{
    std::vector<User> users;
    for (Query row = db().query("user/all"); row.step();)
        users.push_back(userFrom(row));
    return users;
}

Result<Put> Users::put(const User& user)
{
    if (const Result<void> named = requireKind(user.id.text(), "user"_L1); !named)
        return named.error();
    const std::optional<User> known = find(user.id);
    if (known == user)
        return Put::Unchanged;
    const Row row = internRow(db(), user.id);
    db().run("user/update", row, user.name, toText(user.role), user.email,
             listColumn(user.languages));
    tx().changed(DocumentKind::User, row);
    tx().effects().settings = true;
    if (!known || known->role != user.role)
        takeEffect(row);
    return known ? Put::Changed : Put::Added;
}

void Users::takeEffect(Row user)
{
    for (Query draft = db().query("user/drafts", user); draft.step();)
        tx().effects().facts.insert(draft.number(0));
    Projection projection(tx());
    for (Query key = db().query("user/lifted_keys", user); key.step();)
        projection.touchIdentity(key.number(0));
}

} // namespace countersign::store
