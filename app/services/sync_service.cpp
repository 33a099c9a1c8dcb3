// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/sync_service.h"

#include "app/base/hash.h"
#include "app/policy/document_rules.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/store/settings.h"
#include "app/sync/backoff.h"
#include "app/sync/network_transport.h"
#include "app/sync/records.h"

#include <QRandomGenerator>

#include <condition_variable>
#include <mutex>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr auto longestWait =
    std::chrono::seconds(10); ///< then what was written here goes out at the latest

/// A connection to one database.
struct Connected {
    Connected(const sync::ServerAddress& address, const ServerLogin& login, std::stop_token stop)
        : transport(address.server, login.caFile)
        , client(transport, address.database, {login.user, login.password}, std::move(stop))
        , name(QString(address.server.toString() + u'/' + address.database))
    {}
    sync::NetworkTransport transport;
    sync::CouchClient client;
    QString name;
};

Result<std::unique_ptr<Connected>> connectTo(const ServerLogin& login, std::stop_token stop)
{
    const Result<sync::ServerAddress> address = sync::serverAddressFrom(login.address);
    if (!address)
        return address.error();
    if (login.user.isEmpty())
        return badInput(u"sync.no_user"_s);
    if (login.password.isEmpty())
        return badInput(u"sync.no_password"_s);
    return std::make_unique<Connected>(*address, login, std::move(stop));
}

/// The value at "title" or "custom.Region".
void setAt(Json& fields, const QString& path, const Json& value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0) {
        fields[toUtf8(path)] = value;
        return;
    }
    Json& part = fields[toUtf8(path.left(dot))];
    if (value.is_null())
        part.erase(toUtf8(path.mid(dot + 1)));
    else
        part[toUtf8(path.mid(dot + 1))] = value;
}

Result<void> mayWrite(const User& actor, const QString& document)
{
    const policy::DocumentRule* rule = policy::ruleFor(document.section(u':', 0, 0));
    if (!rule || !rule->otherwise)
        return refusal(u"document.kind"_s);
    return policy::require(actor.role, *rule->otherwise);
}

Result<void> takeMineIn(store::Transaction& tx, const QString& document,
                        const std::vector<store::SyncIssue>& issues)
{
    std::optional<Json> fields = sync::recordJson(tx, document);
    for (const store::SyncIssue& issue : issues) {
        if (!fields || issue.reason != "overlap"_L1)
            return refusal(u"conflict.removed"_s);
        const Result<Json> mine = parseJson(issue.mine.toUtf8());
        if (!mine)
            return mine.error();
        setAt(*fields, issue.field, *mine);
    }
    if (const Result<store::Put> put = sync::putRecord(tx, document, *fields); !put)
        return put.error();
    return {};
}

} // namespace

SyncService::SyncService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<ServerLogin> SyncService::lastLogin() const
{
    return m_context.workspace.read([](store::Reader& reader) -> Result<ServerLogin> {
        return ServerLogin{.address = reader.remote().state(u"server"_s),
                           .user = reader.remote().state(u"user"_s),
                           .password = {}};
    });
}

Result<sync::RoundReport> SyncService::round(const ServerLogin& login,
                                             const ProgressHandler& progress, std::stop_token stop)
{
    const Result<std::unique_ptr<Connected>> connected = connectTo(login, stop);
    if (!connected)
        return connected.error();
    sync::Synchroniser synchroniser(m_context.workspace, (*connected)->client, (*connected)->name);
    Result<sync::RoundReport> report = synchroniser.round(progress, stop);
    if (!report || report->pulled + report->merged == 0)
        return report;
    if (const Result<CheckRun> run = m_checks.catchUp({}, stop); !run)
        return run.error();
    return report;
}

Result<void> SyncService::noteTry(bool worked)
{
    return m_context.workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        const int failures = worked ? 0 : tx.remote().state(u"failures"_s).toInt() + 1;
        const qint64 wait =
            worked ? 0 : sync::waitAfter(failures, QRandomGenerator::global()->generateDouble());
        tx.remote().setState(u"failures"_s, worked ? QString() : QString::number(failures));
        tx.remote().setState(
            u"not_before"_s,
            worked ? QString() : m_context.clock.now().addMSecs(wait).toString(Qt::ISODateWithMs));
        return {};
    });
}

Result<QDateTime> SyncService::notBefore() const
{
    return m_context.workspace.read([](store::Reader& reader) -> Result<QDateTime> {
        return QDateTime::fromString(reader.remote().state(u"not_before"_s), Qt::ISODateWithMs);
    });
}

Result<void> SyncService::watch(const ServerLogin& login,
                                const std::function<void(const Result<sync::RoundReport>&)>& told,
                                std::stop_token stop)
{
    const Result<std::unique_ptr<Connected>> connected = connectTo(login, stop);
    if (!connected)
        return connected.error();
    std::mutex mutex;
    std::condition_variable_any over;
    while (!stop.stop_requested()) {
        const Result<QDateTime> moment = notBefore();
        if (!moment)
            return moment.error();
        const qint64 wait = moment->isValid() ? m_context.clock.now().msecsTo(*moment) : 0;
        if (wait > 0) {
            std::unique_lock lock(mutex);
            over.wait_for(lock, stop, std::chrono::milliseconds(wait), [] { return false; });
            continue;
        }
        const Result<sync::RoundReport> report = round(login, {}, stop);
        if (stop.stop_requested())
            break;
        told(report);
        // What a person has to settle does not get better by trying.
        if (!report &&
            (report.error().code != ErrorCode::Network || report.error().id == "sync.sign_in"_L1 ||
             report.error().id == "sync.locked_out"_L1))
            return report.error();
        if (const Result<void> noted = noteTry(report.ok()); !noted)
            return noted;
        if (!report)
            continue;
        const Result<QString> since =
            m_context.workspace.read([](store::Reader& reader) -> Result<QString> {
                return reader.remote().state(u"since"_s);
            });
        if (!since)
            return since.error();
        // Whether something came or the wait is over, the next round finds out.
        (void)(*connected)->client.awaitChanges(*since, longestWait);
    }
    return {};
}

Result<sync::RoundReport> SyncService::standing() const
{
    return sync::standing(m_context.workspace);
}

Result<std::vector<store::SyncIssue>> SyncService::issuesOf(const QString& document) const
{
    return m_context.workspace.read(
        [&](store::Reader& reader) -> Result<std::vector<store::SyncIssue>> {
            std::vector<store::SyncIssue> issues = reader.remote().issues();
            std::erase_if(issues, [&document](const store::SyncIssue& issue) {
                return issue.document != document;
            });
            return issues;
        });
}

Result<void> SyncService::settle(const QString& document, bool takeMine)
{
    const Result<std::vector<store::SyncIssue>> issues = issuesOf(document);
    if (!issues)
        return issues.error();
    if (issues->empty())
        return notFound(u"conflict.none"_s, document);
    return writeAs(m_context, [&](store::Transaction& tx, const User& actor) -> Result<void> {
        if (takeMine) {
            if (Result<void> may = mayWrite(actor, document); !may)
                return may;
            if (Result<void> taken = takeMineIn(tx, document, *issues); !taken)
                return taken;
        }
        tx.remote().settle(document);
        return {};
    });
}

Result<std::vector<sync::SetupStep>> SyncService::setUpServer(const ServerLogin& login,
                                                              std::stop_token stop)
{
    const Result<std::unique_ptr<Connected>> connected = connectTo(login, std::move(stop));
    if (!connected)
        return connected.error();
    const Result<QByteArray> key = m_context.workspace.read(
        [](store::Reader& reader) -> Result<QByteArray> { return reader.settings().teamKey(); });
    if (!key)
        return key.error();
    return sync::setUpServer((*connected)->client, *key);
}

Result<sync::SetupStep> SyncService::setUpAccount(const ServerLogin& login, const QString& name,
                                                  Role role, const QString& password,
                                                  std::stop_token stop)
{
    const Result<std::unique_ptr<Connected>> connected = connectTo(login, std::move(stop));
    if (!connected)
        return connected.error();
    return sync::setUpAccount((*connected)->client, name, role, password);
}

} // namespace countersign
