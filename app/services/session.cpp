// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/session.h"

#include "app/services/acting.h"
#include "app/services/setting_keys.h"
#include "app/store/settings.h"
#include "app/store/team.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// The user that `create` made; in a workspace without that note, the first admin by name.
Result<User> firstUser(const store::Session& session)
{
    if (const std::optional<QString> id = session.settings().value(settingFirstUser)) {
        if (std::optional<User> user = session.users().find(UserId(*id)))
            return std::move(*user);
    }
    for (User& user : session.users().all()) {
        if (user.role == Role::Admin)
            return std::move(user);
    }
    return unknownUser({});
}

/// Nothing if the workspace suggests nobody, or somebody who is gone.
std::optional<User> suggestedUser(const store::Session& session)
{
    const std::optional<QString> id = session.settings().value(settingSamplePerson);
    return id ? session.users().find(UserId(*id)) : std::nullopt;
}

Error withKnownNames(Error error, const store::Session& session)
{
    if (error.candidates.isEmpty()) {
        for (const User& user : session.users().all())
            error.candidates.append(user.name);
    }
    return error;
}

} // namespace

Session::Session(store::Workspace& workspace)
    : m_workspace(workspace)
{}

Result<User> Session::actAs(const QString& name)
{
    Result<User> user = m_workspace.read([&name](store::Reader& reader) -> Result<User> {
        // In a team the server proves who acts.
        const std::optional<UserId> only = store::signedInMember(reader);
        Result<User> found = !name.isEmpty() ? reader.users().resolve(name)
                             : only          ? reader.users().resolve(only->text())
                                             : firstUser(reader);
        if (!found)
            return withKnownNames(found.error(), reader);
        if (only && found->id != *only)
            return refusal(u"team.not_signed_in"_s, {found->name, only->text()});
        return found;
    });
    if (user) {
        const std::lock_guard lock(m_mutex);
        m_user = user->id;
    }
    return user;
}

Result<User> Session::actAsSuggested()
{
    const Result<std::optional<User>> suggested = m_workspace.read(
        [](store::Reader& reader) -> Result<std::optional<User>> { return suggestedUser(reader); });
    if (!suggested)
        return suggested.error();
    return actAs(*suggested ? (*suggested)->id.text() : QString());
}

Result<User> Session::user() const
{
    const UserId id = userId();
    return m_workspace.read([&id](store::Reader& reader) -> Result<User> {
        if (std::optional<User> user = reader.users().find(id))
            return std::move(*user);
        return unknownUser(id.text());
    });
}

Result<bool> Session::isInTeam() const
{
    return m_workspace.read(
        [](store::Reader& reader) -> Result<bool> { return store::isTeams(reader); });
}

UserId Session::userId() const
{
    const std::lock_guard lock(m_mutex);
    return m_user;
}

} // namespace countersign
