// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/sync/transport.h"

#include <QStringList>
#include <QUrl>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace countersign::sync::testing {

/// How a call goes wrong.
enum class Fault {
    DroppedBefore, ///< never arrived
    DroppedAfter,  ///< done, and the answer lost
    Hanging,       ///< done, and nothing came until the time was up
    Cut,           ///< done, and half of the answer came
    Unauthorized,  ///< the session has ended: 401
    Anonymous,     ///< the session has ended without a word: done as nobody
    Forbidden,
    Conflict,
    TooLarge,
    TooMany,
    ServerError,
    Unavailable,
};
inline constexpr std::array everyFault{
    Fault::DroppedBefore, Fault::DroppedAfter, Fault::Hanging,     Fault::Cut,
    Fault::Unauthorized,  Fault::Anonymous,    Fault::Forbidden,   Fault::Conflict,
    Fault::TooLarge,      Fault::TooMany,      Fault::ServerError, Fault::Unavailable};

/// A CouchDB in memory: one database, users with roles, revision trees with their leaves, a feed with opaque
/// sequences, and the rules of app/policy/document_rules.h.
class FakeCouch {
public:
    struct Account {
        QString password;
        QStringList roles;
    };

    FakeCouch();

    void addUser(const QString& name, const QStringList& roles);
    [[nodiscard]] static QString passwordOf(const QString& name)
    {
        return name + QStringLiteral("-pw");
    }

    [[nodiscard]] HttpAnswer handle(const HttpRequest& request);

    // Behind the clients' backs.
    /// Another writer on another node: a leaf beside the others.
    void addLeaf(const QString& id, const Json& fields, int generation, const QString& parent);
    /// The winning body; null for none or a removed one.
    [[nodiscard]] Json document(const QString& id) const;
    [[nodiscard]] QStringList conflictsOf(const QString& id) const;
    [[nodiscard]] std::map<QString, Json> documents() const; ///< winners that are there, by id
    [[nodiscard]] QString winningRev(const QString& id) const;
    void endSessions() { m_sessions.clear(); }
    void recreate(); ///< the same name, nothing in it
    struct Backup;
    [[nodiscard]] std::shared_ptr<Backup> backup() const;
    void restore(const Backup& backup);
    qsizetype mostBytes = 8'000'000; ///< of a request
    int requests = 0;

private:
    struct Revision {
        QString rev;
        QString parent;
        Json body; ///< null for a removal
        bool isLeaf = true;
    };
    struct Tree {
        std::vector<Revision> revisions;
        qint64 seq = 0;
    };
    struct Content {
        std::map<QString, Tree> trees;
        std::map<QString, Json> locals;
        qint64 seq = 0;
        QString tag;
    };

    [[nodiscard]] HttpAnswer session(const HttpRequest& request);
    [[nodiscard]] HttpAnswer changes(const QUrl& url) const;
    [[nodiscard]] HttpAnswer bulk(const Json& body, const QString& user);
    [[nodiscard]] HttpAnswer allDocs(const Json& body) const;
    [[nodiscard]] HttpAnswer one(const QUrl& url, const QString& id) const;
    [[nodiscard]] HttpAnswer local(const HttpRequest& request, const QString& id);
    [[nodiscard]] Json store(const Json& document, const QString& user);
    [[nodiscard]] QString refusal(const Json& document, bool isThere, const QString& user) const;
    [[nodiscard]] static const Revision* winner(const Tree& tree);
    [[nodiscard]] static Json full(const QString& id, const Tree& tree, const Revision& revision);

    Content m_content;
    std::map<QString, Account> m_users;
    std::map<QByteArray, QString> m_sessions;
    int m_cookies = 0;
};

struct FakeCouch::Backup {
    Content content;
};

/// A way to it that can fail at one call.
class FakeTransport final : public Transport {
public:
    explicit FakeTransport(FakeCouch& couch)
        : m_couch(couch)
    {}
    [[nodiscard]] HttpAnswer exchange(const HttpRequest& request, std::stop_token stop) override;

    void arm(Fault fault, int at);
    /// Whether it has struck since.
    [[nodiscard]] bool hasStruck() const { return m_struck; }
    std::function<void(const HttpRequest&)> before = {}; ///< called before each call

private:
    FakeCouch& m_couch;
    std::optional<Fault> m_fault;
    int m_at = 0;
    int m_calls = 0;
    bool m_struck = false;
};

} // namespace countersign::sync::testing
