// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/sync/support/fake_couch.h"

#include "app/base/hash.h"
#include "app/policy/document_rules.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::sync::testing {

namespace {

HttpAnswer answer(int status, const Json& body)
{
    return {.status = status, .body = canonicalJson(body)};
}

HttpAnswer error(int status, const char* name, const QString& reason)
{
    return answer(status, {{"error", name}, {"reason", toUtf8(reason)}});
}

int generationOf(const QString& rev)
{
    return rev.left(rev.indexOf(u'-')).toInt();
}

bool mayAny(const QStringList& roles, policy::Action action)
{
    return std::any_of(roles.begin(), roles.end(), [action](const QString& word) {
        const std::optional<Role> role = fromText<Role>(word);
        return role && policy::may(*role, action);
    });
}

} // namespace

FakeCouch::FakeCouch()
{
    m_content.tag = randomHex(6);
}

void FakeCouch::addUser(const QString& name, const QStringList& roles)
{
    m_users.insert_or_assign(name, Account{passwordOf(name), roles});
}

void FakeCouch::recreate()
{
    m_content = Content{};
    m_content.tag = randomHex(6);
}

std::shared_ptr<FakeCouch::Backup> FakeCouch::backup() const
{
    return std::make_shared<Backup>(Backup{m_content});
}

void FakeCouch::restore(const Backup& backup)
{
    m_content = backup.content;
}

const FakeCouch::Revision* FakeCouch::winner(const Tree& tree)
{
    const Revision* best = nullptr;
    for (const Revision& one : tree.revisions) {
        if (!one.isLeaf)
            continue;
        const auto rank = [](const Revision& revision) {
            return std::tuple(!revision.body.is_null(), generationOf(revision.rev), revision.rev);
        };
        if (!best || rank(*best) < rank(one))
            best = &one;
    }
    return best;
}

Json FakeCouch::full(const QString& id, const Tree& tree, const Revision& revision)
{
    Json json = revision.body.is_null() ? Json{{"_deleted", true}} : revision.body;
    json["_id"] = toUtf8(id);
    json["_rev"] = toUtf8(revision.rev);
    for (const Revision& other : tree.revisions) {
        if (other.isLeaf && &other != &revision && !other.body.is_null())
            json["_conflicts"].push_back(toUtf8(other.rev));
    }
    return json;
}

Json FakeCouch::document(const QString& id) const
{
    const auto it = m_content.trees.find(id);
    const Revision* best = it == m_content.trees.end() ? nullptr : winner(it->second);
    return best ? best->body : Json(nullptr);
}

QString FakeCouch::winningRev(const QString& id) const
{
    const auto it = m_content.trees.find(id);
    const Revision* best = it == m_content.trees.end() ? nullptr : winner(it->second);
    return best ? best->rev : QString();
}

QStringList FakeCouch::conflictsOf(const QString& id) const
{
    const auto it = m_content.trees.find(id);
    if (it == m_content.trees.end())
        return {};
    return textsAt(full(id, it->second, *winner(it->second)), "_conflicts");
}

std::map<QString, Json> FakeCouch::documents() const
{
    std::map<QString, Json> all;
    for (const auto& [id, tree] : m_content.trees) {
        if (const Json body = document(id); !body.is_null())
            all.emplace(id, body);
    }
    return all;
}

void FakeCouch::addLeaf(const QString& id, const Json& fields, int generation,
                        const QString& parent)
{
    Tree& tree = m_content.trees[id];
    const QString rev =
        QString(QString::number(generation) + u'-' + sha256Hex(canonicalJson(fields)).left(12));
    tree.revisions.push_back({rev, parent, fields, true});
    tree.seq = ++m_content.seq;
}

HttpAnswer FakeCouch::handle(const HttpRequest& request)
{
    ++requests;
    const QUrl url(QString::fromLatin1(request.target), QUrl::StrictMode);
    const QString path = url.path(QUrl::FullyDecoded);
    if (path == "/_session"_L1)
        return session(request);
    const auto signedIn = m_sessions.find(request.cookie);
    if (signedIn == m_sessions.end())
        return error(401, "unauthorized", u"You are not authorized to access this db."_s);
    if (request.body.size() > mostBytes)
        return error(413, "too_large", u"the request entity is too large"_s);
    const Json body = request.body.isEmpty() ? Json(nullptr) : *parseJson(request.body);
    const QString rest = path.mid(path.indexOf(u'/', 1) + 1);
    if (rest == "_changes"_L1)
        return changes(url);
    if (rest == "_bulk_docs"_L1)
        return bulk(body, signedIn->second);
    if (rest == "_all_docs"_L1)
        return allDocs(body);
    if (rest.startsWith("_local/"_L1))
        return local(request, rest);
    return one(url, rest);
}

HttpAnswer FakeCouch::session(const HttpRequest& request)
{
    if (request.method == "GET") {
        const auto found = m_sessions.find(request.cookie);
        Json user{{"name", nullptr}, {"roles", Json::array()}};
        if (found != m_sessions.end())
            user = {{"name", toUtf8(found->second)},
                    {"roles", toJson(m_users.at(found->second).roles)}};
        return answer(200, {{"ok", true}, {"userCtx", user}});
    }
    const Json body = *parseJson(request.body);
    const QString name = textAt(body, "name");
    const auto user = m_users.find(name);
    if (user == m_users.end() || user->second.password != textAt(body, "password"))
        return error(401, "unauthorized", u"Name or password is incorrect."_s);
    const QByteArray cookie = "AuthSession=c" + QByteArray::number(++m_cookies);
    m_sessions.insert_or_assign(cookie, name);
    HttpAnswer in = answer(200, {{"ok", true}, {"name", toUtf8(name)}});
    in.setCookie = cookie;
    return in;
}

HttpAnswer FakeCouch::changes(const QUrl& url) const
{
    const QUrlQuery query(url);
    const QString since = query.queryItemValue(u"since"_s, QUrl::FullyDecoded);
    const int limit = query.queryItemValue(u"limit"_s).toInt();
    qint64 from = 0;
    if (!since.isEmpty()) {
        if (since.section(u'-', 1) != m_content.tag)
            return error(400, "bad_request", u"Malformed sequence"_s);
        from = since.section(u'-', 0, 0).toLongLong();
    }
    std::map<qint64, QString> bySeq;
    for (const auto& [id, tree] : m_content.trees) {
        if (tree.seq > from)
            bySeq.emplace(tree.seq, id);
    }
    Json results = Json::array();
    qint64 last = from;
    for (const auto& [seq, id] : bySeq) {
        if (int(results.size()) == limit)
            break;
        const Tree& tree = m_content.trees.at(id);
        const Revision& best = *winner(tree);
        Json row{{"seq", std::to_string(seq)},
                 {"id", toUtf8(id)},
                 {"changes", Json::array({Json{{"rev", toUtf8(best.rev)}}})},
                 {"doc", full(id, tree, best)}};
        if (best.body.is_null())
            row["deleted"] = true;
        results.push_back(std::move(row));
        last = seq;
    }
    return answer(200, {{"results", results},
                        {"last_seq", std::to_string(last) + "-" + toUtf8(m_content.tag)}});
}

QString FakeCouch::refusal(const Json& document, bool isThere, const QString& user) const
{
    const QString id = textAt(document, "_id");
    const policy::DocumentRule* rule = policy::ruleFor(id.section(u':', 0, 0));
    if (!rule)
        return u"document.kind"_s;
    const QStringList roles = m_users.at(user).roles;
    const bool isRemoval = document.value("_deleted", false);
    if (rule->isImmutable && (isRemoval || isThere))
        return u"document.immutable"_s;
    const QString owner = policy::ownerOf(id);
    if (rule->mergeMayOwn && owner == QLatin1String(policy::mergeOwner))
        return {};
    if (!owner.isEmpty() && owner != user)
        return u"document.owner"_s;
    std::optional<policy::Action> action = isRemoval ? rule->removal : rule->otherwise;
    if (!isRemoval && rule->field && document.contains(rule->field)) {
        const Json& field = document[rule->field];
        const std::string value = field.is_string() ? field.get<std::string>() : field.dump();
        for (const auto& one : rule->cases) {
            if (value == one.value)
                action = one.action;
        }
    }
    if (!action || !mayAny(roles, *action))
        return QString(u"role."_s + (action ? toText(*action) : u"none"_s));
    if (rule->saysRole && !roles.contains(textAt(document, "role")))
        return u"document.role"_s;
    return {};
}

Json FakeCouch::store(const Json& document, const QString& user)
{
    const QString id = textAt(document, "_id");
    const QString base = textAt(document, "_rev");
    const auto known = m_content.trees.find(id);
    const Revision* best = known == m_content.trees.end() ? nullptr : winner(known->second);
    const bool isThere = best && !best->body.is_null();
    Revision* parent = nullptr;
    if (known != m_content.trees.end()) {
        for (Revision& one : known->second.revisions) {
            if (one.isLeaf && one.rev == base)
                parent = &one;
        }
    }
    if ((isThere && !parent) || (!isThere && !base.isEmpty() && !parent))
        return {{"id", toUtf8(id)}, {"error", "conflict"}, {"reason", "Document update conflict."}};
    if (const QString why = refusal(document, isThere, user); !why.isEmpty())
        return {{"id", toUtf8(id)}, {"error", "forbidden"}, {"reason", toUtf8(why)}};
    Json body = document;
    for (const char* own : {"_id", "_rev", "_deleted"})
        body.erase(own);
    const bool isRemoval = document.value("_deleted", false);
    const int generation = (parent ? generationOf(parent->rev)
                            : best ? generationOf(best->rev)
                                   : 0) +
                           1;
    const QString rev =
        QString(QString::number(generation) + u'-' +
                sha256Hex(canonicalJson(body) + base.toUtf8() + (isRemoval ? "x" : "")).left(12));
    Tree& tree = m_content.trees[id];
    if (parent)
        parent->isLeaf = false;
    tree.revisions.push_back({rev, base, isRemoval ? Json(nullptr) : body, true});
    tree.seq = ++m_content.seq;
    return {{"ok", true}, {"id", toUtf8(id)}, {"rev", toUtf8(rev)}};
}

HttpAnswer FakeCouch::bulk(const Json& body, const QString& user)
{
    Json rows = Json::array();
    for (const Json& document : body["docs"])
        rows.push_back(store(document, user));
    return answer(201, rows);
}

HttpAnswer FakeCouch::allDocs(const Json& body) const
{
    Json rows = Json::array();
    for (const QString& id : textsAt(body, "keys")) {
        const auto it = m_content.trees.find(id);
        if (it == m_content.trees.end()) {
            rows.push_back({{"key", toUtf8(id)}, {"error", "not_found"}});
            continue;
        }
        const Revision& best = *winner(it->second);
        Json row{{"id", toUtf8(id)}, {"key", toUtf8(id)}, {"value", {{"rev", toUtf8(best.rev)}}}};
        if (best.body.is_null())
            row["value"]["deleted"] = true;
        else
            row["doc"] = full(id, it->second, best);
        rows.push_back(std::move(row));
    }
    return answer(200, {{"rows", rows}});
}

HttpAnswer FakeCouch::one(const QUrl& url, const QString& id) const
{
    const auto it = m_content.trees.find(id);
    if (it == m_content.trees.end())
        return error(404, "not_found", u"missing"_s);
    const QString rev = QUrlQuery(url).queryItemValue(u"rev"_s, QUrl::FullyDecoded);
    const Tree& tree = it->second;
    for (const Revision& revision : tree.revisions) {
        const bool isAsked = rev.isEmpty() ? &revision == winner(tree) : revision.rev == rev;
        if (!isAsked || revision.body.is_null())
            continue;
        Json json = full(id, tree, revision);
        Json line = Json::array();
        for (const Revision* at = &revision; at;) {
            line.push_back(toUtf8(at->rev.section(u'-', 1)));
            const auto parent =
                std::find_if(tree.revisions.begin(), tree.revisions.end(),
                             [&at](const Revision& r) { return r.rev == at->parent; });
            at = parent == tree.revisions.end() ? nullptr : &*parent;
        }
        json["_revisions"] = {{"start", generationOf(revision.rev)}, {"ids", line}};
        return answer(200, json);
    }
    return error(404, "not_found", u"missing"_s);
}

HttpAnswer FakeCouch::local(const HttpRequest& request, const QString& id)
{
    const auto known = m_content.locals.find(id);
    if (request.method == "GET")
        return known == m_content.locals.end() ? error(404, "not_found", u"missing"_s)
                                               : answer(200, known->second);
    Json body = *parseJson(request.body);
    if (known != m_content.locals.end() && textAt(known->second, "_rev") != textAt(body, "_rev"))
        return error(409, "conflict", u"Document update conflict."_s);
    body["_rev"] = "0-" + std::to_string(++requests);
    m_content.locals.insert_or_assign(id, body);
    return answer(201, {{"ok", true}, {"id", toUtf8(id)}, {"rev", body["_rev"]}});
}

void FakeTransport::arm(Fault fault, int at)
{
    m_fault = fault;
    m_at = at;
    m_calls = 0;
    m_struck = false;
}

HttpAnswer FakeTransport::exchange(const HttpRequest& request, std::stop_token stop)
{
    if (stop.stop_requested())
        return {.trouble = HttpAnswer::Trouble::Stopped};
    if (before)
        before(request);
    if (!m_fault || m_calls++ != m_at)
        return m_couch.handle(request);
    m_struck = true;
    switch (*m_fault) {
    case Fault::DroppedBefore:
        return {.trouble = HttpAnswer::Trouble::Dropped};
    case Fault::DroppedAfter:
        (void)m_couch.handle(request);
        return {.trouble = HttpAnswer::Trouble::Dropped};
    case Fault::Hanging:
        (void)m_couch.handle(request);
        return {.trouble = HttpAnswer::Trouble::TimedOut};
    case Fault::Cut: {
        HttpAnswer whole = m_couch.handle(request);
        whole.body.truncate(whole.body.size() / 2);
        return whole;
    }
    case Fault::Unauthorized:
        m_couch.endSessions();
        return m_couch.handle(request);
    case Fault::Anonymous:
        // A database that anybody may read, and write to under the rules: what a server without members does.
        m_couch.endSessions();
        if (request.target.contains("_bulk_docs")) {
            Json rows = Json::array();
            for (const Json& document : (*parseJson(request.body))["docs"])
                rows.push_back(
                    {{"id", document["_id"]}, {"error", "forbidden"}, {"reason", "sign in"}});
            return answer(201, rows);
        }
        return m_couch.handle(request);
    case Fault::Forbidden:
        return error(403, "forbidden", u"You are not allowed to access this db."_s);
    case Fault::Conflict:
        return error(409, "conflict", u"Document update conflict."_s);
    case Fault::TooLarge:
        return error(413, "too_large", u"the request entity is too large"_s);
    case Fault::TooMany:
        return error(429, "too_many_requests", u"slow down"_s);
    case Fault::ServerError:
        return error(500, "internal_error", u"it broke"_s);
    case Fault::Unavailable:
        return {.status = 503, .body = "<html>Service Unavailable</html>"};
    }
    return {};
}

} // namespace countersign::sync::testing
