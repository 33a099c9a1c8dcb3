// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/server_setup.h"

#include "app/sync/validation.h"

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

using Outcome = SetupStep::Outcome;

constexpr int created = 201;
constexpr int accepted = 202;
constexpr int alreadyThere = 412; // CouchDB manual, "PUT /{db}"

Error refusedBy(const CouchClient::Answer& answer, const QString& what)
{
    const bool isForbidden = answer.status == 401 || answer.status == 403;
    return Error{.code = ErrorCode::Network,
                 .id = isForbidden ? u"sync.not_server_admin"_s : u"sync.server"_s,
                 .args = {},
                 .where = what,
                 .detail =
                     QString(QString::number(answer.status) + u' ' + textAt(answer.body, "reason")),
                 .candidates = {}};
}

bool isDone(const CouchClient::Answer& answer)
{
    return answer.status >= 200 && answer.status < 300;
}

Result<SetupStep> makeDatabase(CouchClient& client, const QByteArray& path, const QString& name)
{
    const QString what = QString(u"database "_s + name);
    const Result<CouchClient::Answer> answer = client.call("PUT", path);
    if (!answer)
        return answer.error();
    if (answer->status == created || answer->status == accepted)
        return SetupStep{what, Outcome::Made};
    if (answer->status == alreadyThere)
        return SetupStep{what, Outcome::Kept};
    return refusedBy(*answer, what);
}

/// Puts a document unless what stands there agrees in everything that ours says.
Result<SetupStep> makeSame(CouchClient& client, const QByteArray& path, const QString& what,
                           Json wanted)
{
    const Result<CouchClient::Answer> now = client.call("GET", path);
    if (!now)
        return now.error();
    const bool isThere = isDone(*now) && now->body.is_object() && !now->body.empty();
    if (isThere) {
        bool same = true;
        for (const auto& [key, value] : wanted.items())
            same = same && now->body.contains(key) && now->body[key] == value;
        if (same)
            return SetupStep{what, Outcome::Kept};
        if (now->body.contains("_rev"))
            wanted["_rev"] = now->body["_rev"];
    }
    const Result<CouchClient::Answer> put = client.call("PUT", path, wanted);
    if (!put)
        return put.error();
    if (!isDone(*put))
        return refusedBy(*put, what);
    return SetupStep{what, isThere ? Outcome::Changed : Outcome::Made};
}

Result<SetupStep> makeTeamKey(CouchClient& client, const QByteArray& key)
{
    const QString what = u"team key"_s;
    const Result<Json> now = client.document(u"team:key"_s);
    if (now)
        return SetupStep{what, Outcome::Kept};
    if (now.error().id != "sync.no_document"_L1)
        return now.error();
    const Result<CouchClient::Answer> put = client.call("PUT", client.databasePath("/team:key"),
                                                        Json{{"key", key.toHex().toStdString()}});
    if (!put)
        return put.error();
    if (!isDone(*put))
        return refusedBy(*put, what);
    return SetupStep{what, Outcome::Made};
}

} // namespace

Result<std::vector<SetupStep>> setUpServer(CouchClient& client, const QByteArray& teamKey)
{
    const QByteArray database = client.databasePath();
    std::vector<SetupStep> steps;
    const auto note = [&steps](const Result<SetupStep>& step) -> Result<void> {
        if (!step)
            return step.error();
        steps.push_back(*step);
        return {};
    };
    if (Result<void> done = note(makeDatabase(client, "/_users", u"_users"_s)); !done)
        return done.error();
    if (Result<void> done =
            note(makeDatabase(client, database, QString::fromLatin1(database.mid(1))));
        !done)
        return done.error();
    // Who comes in is settled before anything is in it.
    if (Result<void> done = note(
            makeSame(client, QByteArray(database + "/_security"), u"security"_s, securityObject()));
        !done)
        return done.error();
    Json design = designDocument();
    design.erase("_id");
    if (Result<void> done = note(makeSame(client, QByteArray(database + "/" + designDocumentId),
                                          u"validation"_s, design));
        !done)
        return done.error();
    if (Result<void> done = note(makeTeamKey(client, teamKey)); !done)
        return done.error();
    return steps;
}

Result<SetupStep> setUpAccount(CouchClient& client, const QString& name, Role role,
                               const QString& password)
{
    const QString what = QString(u"account "_s + name);
    const QByteArray path = "/_users/org.couchdb.user:" + encoded(name);
    const Result<CouchClient::Answer> now = client.call("GET", path);
    if (!now)
        return now.error();
    const Json roles = Json::array({toUtf8(toText(role))});
    Json account =
        isDone(*now)
            ? now->body
            : Json{{"name", toUtf8(name)}, {"type", "user"}, {"password", toUtf8(password)}};
    if (isDone(*now) && account.contains("roles") && account["roles"] == roles)
        return SetupStep{what, Outcome::Kept};
    account["roles"] = roles;
    const Result<CouchClient::Answer> put = client.call("PUT", path, account);
    if (!put)
        return put.error();
    if (!isDone(*put))
        return refusedBy(*put, what);
    return SetupStep{what, isDone(*now) ? Outcome::Changed : Outcome::Made};
}

} // namespace countersign::sync
