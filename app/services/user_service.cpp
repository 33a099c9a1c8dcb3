// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/user_service.h"

#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"

using namespace Qt::StringLiterals;

namespace countersign {

UserService::UserService(Context context)
    : m_context(context)
{}

Result<std::vector<User>> UserService::list() const
{
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<std::vector<User>> { return reader.users().all(); });
}

Result<User> userNamed(const QString& name, Role role)
{
    User user;
    user.name = name.simplified();
    user.id = userIdFor(user.name);
    user.role = role;
    if (keyPart(user.id.text()).isEmpty())
        return badInput(u"user.name"_s, u"name"_s, {name});
    return user;
}

Result<User> UserService::add(const QString& name, Role role, const QString& email,
                              const QStringList& languages)
{
    Result<User> user = userNamed(name, role);
    if (!user)
        return user;
    user->email = email.trimmed();
    user->languages = languages;
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<User> {
            if (Result<void> may = policy::require(actor.role, policy::Action::EditUsers); !may)
                return may.error();
            if (transaction.users().find(user->id))
                return refusal(u"user.exists"_s, {user->name});
            if (const Result<store::Put> put = transaction.users().put(*user); !put)
                return put.error();
            return *user;
        });
}

} // namespace countersign
