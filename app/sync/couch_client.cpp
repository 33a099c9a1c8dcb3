// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/couch_client.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

Error networkError(QString id, QString detail = {})
{
    return Error{.code = ErrorCode::Network,
                 .id = std::move(id),
                 .args = {},
                 .where = {},
                 .detail = std::move(detail),
                 .candidates = {}};
}

Error noDocument(const QString& id)
{
    return Error{.code = ErrorCode::NotFound,
                 .id = u"sync.no_document"_s,
                 .args = {id},
                 .where = {},
                 .detail = {},
                 .candidates = {}};
}

Error troubleError(const HttpAnswer& answer)
{
    if (answer.trouble == HttpAnswer::Trouble::Stopped)
        return Error{.code = ErrorCode::Cancelled,
                     .id = u"job.stopped"_s,
                     .args = {},
                     .where = {},
                     .detail = {},
                     .candidates = {}};
    return networkError(answer.trouble == HttpAnswer::Trouble::Untrusted ? u"sync.untrusted"_s
                                                                         : u"sync.offline"_s,
                        answer.detail);
}

Error statusError(const CouchClient::Answer& answer)
{
    const QString reason = textAt(answer.body, "reason");
    const QString detail = QString(QString::number(answer.status) + u' ' + reason);
    switch (answer.status) {
    case 403:
        return networkError(
            reason.contains("locked"_L1) ? u"sync.locked_out"_s : u"sync.forbidden"_s, detail);
    case 404:
        return networkError(u"sync.no_database"_s, detail);
    case 413:
        return networkError(u"sync.too_large"_s, detail);
    case 429:
    case 503:
        return networkError(u"sync.busy"_s, detail);
    default:
        return networkError(u"sync.server"_s, detail);
    }
}

/// A sequence is opaque: older servers write it as a number.
QString sequenceOf(const Json& page, const char* key)
{
    const auto it = page.find(key);
    if (it == page.end())
        return {};
    return it->is_string() ? textAt(page, key) : fromUtf8(it->dump());
}

std::optional<ChangesPage::Row> changeRowFrom(const Json& json)
{
    if (!json.is_object() || !json.contains("changes") || !json["changes"].is_array() ||
        json["changes"].empty())
        return std::nullopt;
    ChangesPage::Row row;
    row.id = textAt(json, "id");
    row.rev = textAt(json["changes"].front(), "rev");
    row.isDeleted = json.value("deleted", false);
    if (json.contains("doc") && json["doc"].is_object()) {
        row.document = json["doc"];
        row.conflicts = textsAt(row.document, "_conflicts");
        // The winner is the one whose body came.
        if (const QString rev = textAt(row.document, "_rev"); !rev.isEmpty())
            row.rev = rev;
    }
    return row;
}

Result<ChangesPage> pageFrom(const Json& json)
{
    ChangesPage page;
    page.since = sequenceOf(json, "last_seq");
    if (page.since.isEmpty() || !json.contains("results") || !json["results"].is_array())
        return networkError(u"sync.cut"_s, u"no feed"_s);
    for (const Json& one : json["results"]) {
        std::optional<ChangesPage::Row> row = changeRowFrom(one);
        if (!row)
            return networkError(u"sync.cut"_s, u"no row of a feed"_s);
        page.rows.push_back(*std::move(row));
    }
    return page;
}

BulkRow bulkRowFrom(const Json& json, const QString& id)
{
    BulkRow row{.id = id, .rev = textAt(json, "rev"), .reason = textAt(json, "reason")};
    const QString error = textAt(json, "error");
    if (error.isEmpty() && !row.rev.isEmpty())
        row.outcome = BulkRow::Outcome::Stored;
    else if (error == "conflict"_L1)
        row.outcome = BulkRow::Outcome::Conflict;
    else if (error == "forbidden"_L1 || error == "unauthorized"_L1)
        row.outcome = BulkRow::Outcome::Forbidden;
    return row;
}

/// The part before the slash of "_local/…" and "_design/…" is not encoded.
QByteArray pathOf(const QString& id)
{
    const qsizetype slash = id.startsWith(u'_') ? id.indexOf(u'/') : -1;
    return QByteArray("/" + id.left(slash + 1).toLatin1() + encoded(id.mid(slash + 1)));
}

std::optional<ChangesPage::Row> fetchedRowFrom(const Json& json)
{
    if (!json.is_object() || !json.contains("value") || !json["value"].is_object())
        return std::nullopt;
    ChangesPage::Row row{.id = textAt(json, "id"),
                         .rev = textAt(json["value"], "rev"),
                         .isDeleted = json["value"].value("deleted", false),
                         .document = {},
                         .conflicts = {}};
    if (json.contains("doc") && json["doc"].is_object())
        row.document = json["doc"];
    return row;
}

} // namespace

QByteArray encoded(const QString& part)
{
    return QUrl::toPercentEncoding(part, ":");
}

CouchClient::CouchClient(Transport& transport, QString database, Credentials credentials,
                         std::stop_token stop)
    : m_transport(transport)
    , m_database(std::move(database))
    , m_credentials(std::move(credentials))
    , m_stop(std::move(stop))
{}

QByteArray CouchClient::databasePath(const QByteArray& rest) const
{
    return QByteArray("/" + encoded(m_database) + rest);
}

Result<CouchClient::Answer> CouchClient::once(const HttpRequest& request)
{
    HttpAnswer http = m_transport.exchange(request, m_stop);
    if (http.trouble != HttpAnswer::Trouble::None)
        return troubleError(http);
    if (!http.setCookie.isEmpty())
        m_cookie = http.setCookie;
    Answer answer{.status = http.status, .body = nullptr};
    if (Result<Json> body = parseJson(http.body))
        answer.body = *std::move(body);
    else if (http.status < 300)
        return networkError(u"sync.cut"_s, body.error().where);
    return answer;
}

Result<void> CouchClient::signIn()
{
    m_cookie.clear();
    ++m_signIns;
    const Json body{{"name", toUtf8(m_credentials.user)},
                    {"password", toUtf8(m_credentials.password)}};
    const Result<Answer> answer = once(
        {.method = "POST", .target = "/_session", .body = canonicalJson(body), .timeout = m_wait});
    if (!answer)
        return answer.error();
    if (answer->status == 401)
        return networkError(u"sync.sign_in"_s);
    if (answer->status != 200)
        return statusError(*answer);
    return {};
}

Result<CouchClient::Answer> CouchClient::call(const QByteArray& method, const QByteArray& target,
                                              const Json& body)
{
    bool isFresh = false;
    if (m_cookie.isEmpty()) {
        if (const Result<void> in = signIn(); !in)
            return in.error();
        isFresh = true;
    }
    HttpRequest request{.method = method,
                        .target = target,
                        .body = body.is_null() ? QByteArray() : canonicalJson(body),
                        .cookie = m_cookie,
                        .timeout = m_wait};
    Result<Answer> answer = once(request);
    if (!answer || answer->status != 401)
        return answer;
    // The session has ended. Once more, then a person has to say: five wrong passwords lock an account.
    if (!isFresh) {
        if (const Result<void> in = signIn(); !in)
            return in.error();
        request.cookie = m_cookie;
        answer = once(request);
        if (!answer || answer->status != 401)
            return answer;
    }
    return networkError(u"sync.sign_in"_s, textAt(answer->body, "reason"));
}

Result<Json> CouchClient::ask(const QByteArray& method, const QByteArray& target, const Json& body)
{
    Result<Answer> answer = call(method, target, body);
    if (!answer)
        return answer.error();
    if (answer->status >= 300)
        return statusError(*answer);
    return std::move(answer->body);
}

Result<ServerSession> CouchClient::session()
{
    for (const bool isLast : {false, true}) {
        const Result<Json> answer = ask("GET", "/_session");
        if (!answer)
            return answer.error();
        const Json& user = answer->contains("userCtx") ? (*answer)["userCtx"] : Json::object();
        if (textAt(user, "name") == m_credentials.user)
            return ServerSession{m_credentials.user, textsAt(user, "roles")};
        if (isLast)
            break;
        if (const Result<void> in = signIn(); !in)
            return in.error();
    }
    return networkError(u"sync.sign_in"_s);
}

Result<ChangesPage> CouchClient::changes(const QString& since, int limit)
{
    QByteArray target =
        databasePath("/_changes?style=all_docs&include_docs=true&conflicts=true&limit=" +
                     QByteArray::number(limit));
    if (!since.isEmpty())
        target += "&since=" + QUrl::toPercentEncoding(since);
    const Result<Json> page = ask("GET", target);
    if (!page)
        return page.error();
    return pageFrom(*page);
}

Result<ChangesPage> CouchClient::awaitChanges(const QString& since, std::chrono::milliseconds wait)
{
    QByteArray target = databasePath("/_changes?feed=longpoll&limit=1&timeout=" +
                                     QByteArray::number(qint64(wait.count())));
    if (!since.isEmpty())
        target += "&since=" + QUrl::toPercentEncoding(since);
    const Result<Json> page = ask("GET", target);
    if (!page)
        return page.error();
    return pageFrom(*page);
}

Result<std::vector<BulkRow>> CouchClient::store(const std::vector<Json>& documents)
{
    const Result<Json> answer = ask("POST", databasePath("/_bulk_docs"), Json{{"docs", documents}});
    if (!answer)
        return answer.error();
    if (!answer->is_array() || answer->size() != documents.size())
        return networkError(u"sync.cut"_s, u"rows of a bulk"_s);
    std::vector<BulkRow> rows;
    for (size_t i = 0; i < documents.size(); ++i) {
        const QString id = textAt(documents[i], "_id");
        if (textAt((*answer)[i], "id") != id)
            return networkError(u"sync.cut"_s, u"order of a bulk"_s);
        rows.push_back(bulkRowFrom((*answer)[i], id));
    }
    return rows;
}

Result<std::vector<ChangesPage::Row>> CouchClient::fetch(const QStringList& ids)
{
    std::vector<ChangesPage::Row> rows;
    if (ids.isEmpty())
        return rows;
    const Result<Json> answer =
        ask("POST", databasePath("/_all_docs?include_docs=true"), Json{{"keys", toJson(ids)}});
    if (!answer)
        return answer.error();
    if (!answer->contains("rows") || !(*answer)["rows"].is_array())
        return networkError(u"sync.cut"_s, u"rows of documents"_s);
    for (const Json& json : (*answer)["rows"]) {
        if (std::optional<ChangesPage::Row> row = fetchedRowFrom(json))
            rows.push_back(*std::move(row));
    }
    return rows;
}

Result<Json> CouchClient::revision(const QString& id, const QString& rev)
{
    Result<Answer> answer =
        call("GET", databasePath("/" + encoded(id) + "?revs=true&rev=" + encoded(rev)));
    if (!answer)
        return answer.error();
    if (answer->status == 404)
        return noDocument(id);
    if (answer->status != 200)
        return statusError(*answer);
    return std::move(answer->body);
}

Result<Json> CouchClient::document(const QString& id)
{
    Result<Answer> answer = call("GET", databasePath(pathOf(id)));
    if (!answer)
        return answer.error();
    const bool isMissing =
        answer->status == 404 && textAt(answer->body, "reason") != "Database does not exist."_L1;
    if (isMissing)
        return noDocument(id);
    if (answer->status != 200)
        return statusError(*answer);
    return std::move(answer->body);
}

Result<Json> CouchClient::put(const QString& id, const Json& document)
{
    return ask("PUT", databasePath(pathOf(id)), document);
}

} // namespace countersign::sync
