// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/sync/transport.h"

#include <QStringList>

#include <vector>

namespace countersign::sync {

/// Whom to sign in as. Kept in memory only.
struct Credentials {
    QString user; ///< CouchDB's user name; the user part of documents
    QString password;
};

/// Who the server says that one is.
struct ServerSession {
    QString user; ///< empty for nobody
    QStringList roles;
};

struct ChangesPage {
    struct Row {
        QString id;
        QString rev; ///< the winning one
        bool isDeleted = false;
        Json document;         ///< null for a tombstone without a body
        QStringList conflicts; ///< the other leaves
    };
    std::vector<Row> rows;
    QString since; ///< opaque: where the next page begins
};

/// What the server said to one document of a bulk.
struct BulkRow {
    enum class Outcome { Stored, Conflict, Forbidden, Failed };
    QString id;
    Outcome outcome = Outcome::Failed;
    QString rev;
    QString reason;
};

/// One database on a CouchDB server (3.x), with a cookie session.
///
/// Errors are Network: "sync.offline" (no connection, or it broke: what was sent may have arrived),
/// "sync.untrusted", "sync.sign_in" (name or password are not accepted: ask), "sync.locked_out" (too many
/// wrong passwords), "sync.no_database", "sync.forbidden", "sync.too_large", "sync.busy" (429 and 503),
/// "sync.server" (other answers), "sync.cut" (an answer that is not whole); Cancelled "job.stopped".
/// A 401 is answered by one new sign-in; a second one is "sync.sign_in".
class CouchClient {
public:
    CouchClient(Transport& transport, QString database, Credentials credentials,
                std::stop_token stop = {});

    [[nodiscard]] const QString& user() const { return m_credentials.user; }
    /// How often it has signed in: what was refused to nobody is worth another try.
    [[nodiscard]] int signIns() const { return m_signIns; }

    /// Asks who we are, and signs in again if we are nobody: a cookie can expire into an anonymous 200.
    [[nodiscard]] Result<ServerSession> session();

    [[nodiscard]] Result<ChangesPage> changes(const QString& since, int limit);
    /// The same, but waits up to `wait` for something to happen.
    [[nodiscard]] Result<ChangesPage> awaitChanges(const QString& since,
                                                   std::chrono::milliseconds wait);
    /// In the order of `documents`.
    [[nodiscard]] Result<std::vector<BulkRow>> store(const std::vector<Json>& documents);
    /// The current state of documents; those that are not there are left out.
    [[nodiscard]] Result<std::vector<ChangesPage::Row>> fetch(const QStringList& ids);
    /// One revision of a document; NotFound "sync.no_document".
    [[nodiscard]] Result<Json> revision(const QString& id, const QString& rev);
    /// NotFound "sync.no_document".
    [[nodiscard]] Result<Json> document(const QString& id);
    [[nodiscard]] Result<Json> put(const QString& id, const Json& document);

    /// Any call, for setting a server up. A status of 400 and above is the answer, not an error, but for 401.
    struct Answer {
        int status = 0;
        Json body;
    };
    [[nodiscard]] Result<Answer> call(const QByteArray& method, const QByteArray& target,
                                      const Json& body = nullptr);
    [[nodiscard]] QByteArray databasePath(const QByteArray& rest = {}) const;

private:
    [[nodiscard]] Result<void> signIn();
    [[nodiscard]] Result<Json> ask(const QByteArray& method, const QByteArray& target,
                                   const Json& body = nullptr);
    [[nodiscard]] Result<Answer> once(const HttpRequest& request);

    Transport& m_transport;
    QString m_database;
    Credentials m_credentials;
    std::stop_token m_stop;
    QByteArray m_cookie;
    int m_signIns = 0;
    std::chrono::milliseconds m_wait = std::chrono::seconds(60);
};

[[nodiscard]] QByteArray encoded(const QString& part);

} // namespace countersign::sync
