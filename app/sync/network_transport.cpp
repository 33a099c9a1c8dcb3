// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/network_transport.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QRegularExpression>
#include <QSslConfiguration>
#include <QThread>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

/// What the waiting thread and the network's thread share about one exchange.
struct Exchange {
    std::mutex mutex;
    std::condition_variable_any answered;
    std::optional<HttpAnswer> answer; ///< guarded
};

/// "AuthSession=…" of "AuthSession=…; Version=1; Path=/; HttpOnly".
QByteArray cookieIn(const QNetworkReply& reply)
{
    const QByteArray header = reply.rawHeader("Set-Cookie");
    return header.left(header.indexOf(';')).trimmed();
}

HttpAnswer::Trouble troubleOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError: // what the transfer timeout ends in
        return HttpAnswer::Trouble::TimedOut;
    case QNetworkReply::SslHandshakeFailedError:
        return HttpAnswer::Trouble::Untrusted;
    default:
        return HttpAnswer::Trouble::Dropped;
    }
}

/// An answer that ended before its announced length is an error of the connection, though it has a status.
bool isWhole(const QNetworkReply& reply)
{
    return reply.error() == QNetworkReply::NoError ||
           reply.error() >= QNetworkReply::ContentAccessDenied;
}

HttpAnswer answerOf(QNetworkReply& reply)
{
    HttpAnswer answer;
    answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.body = reply.readAll();
    answer.setCookie = cookieIn(reply);
    if (answer.status == 0 || !isWhole(reply)) {
        answer.trouble = troubleOf(reply.error());
        answer.detail = reply.errorString();
    }
    return answer;
}

} // namespace

class NetworkTransport::Worker {
public:
    Worker(QUrl server, const QString& caFile)
        : m_server(std::move(server))
    {
        m_tls = QSslConfiguration::defaultConfiguration();
        if (!caFile.isEmpty())
            m_tls.addCaCertificates(caFile);
        m_context.moveToThread(&m_thread);
        m_thread.setObjectName(u"network"_s);
        m_thread.start();
        onThread([this] { m_manager = new QNetworkAccessManager(&m_context); });
    }
    ~Worker()
    {
        // It goes on its own thread, which is alive until then.
        QMetaObject::invokeMethod(
            &m_context, [this] { delete std::exchange(m_manager, nullptr); },
            Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    HttpAnswer exchange(const HttpRequest& request, std::stop_token stop)
    {
        auto shared = std::make_shared<Exchange>();
        onThread([this, request, shared] { start(request, shared); });
        std::unique_lock lock(shared->mutex);
        if (shared->answered.wait(lock, std::move(stop),
                                  [&shared] { return shared->answer.has_value(); }))
            return *std::move(shared->answer);
        lock.unlock();
        onThread([this] {
            if (m_reply)
                m_reply->abort();
        });
        return {.trouble = HttpAnswer::Trouble::Stopped};
    }

private:
    template<class Work>
    void onThread(Work work)
    {
        QMetaObject::invokeMethod(&m_context, std::move(work), Qt::QueuedConnection);
    }

    void start(const HttpRequest& request, const std::shared_ptr<Exchange>& shared)
    {
        QNetworkRequest wire(
            QUrl(m_server.toString() + QString::fromLatin1(request.target), QUrl::StrictMode));
        wire.setSslConfiguration(m_tls);
        wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                          QNetworkRequest::ManualRedirectPolicy);
        for (const auto attribute : {QNetworkRequest::CookieLoadControlAttribute,
                                     QNetworkRequest::CookieSaveControlAttribute})
            wire.setAttribute(attribute, QNetworkRequest::Manual);
        wire.setTransferTimeout(static_cast<int>(request.timeout.count()));
        wire.setRawHeader("Accept", "application/json");
        if (!request.cookie.isEmpty())
            wire.setRawHeader("Cookie", request.cookie);
        if (!request.body.isEmpty())
            wire.setRawHeader("Content-Type", "application/json");
        QNetworkReply* reply = m_manager->sendCustomRequest(wire, request.method, request.body);
        m_reply = reply;
        if (isLoopback(m_server))
            QObject::connect(reply, &QNetworkReply::sslErrors, reply,
                             [reply] { reply->ignoreSslErrors(); });
        QObject::connect(reply, &QNetworkReply::finished, &m_context, [this, reply, shared] {
            if (m_reply == reply)
                m_reply = nullptr;
            reply->deleteLater();
            const std::lock_guard lock(shared->mutex);
            shared->answer = answerOf(*reply);
            shared->answered.notify_all();
        });
    }

    QUrl m_server;
    QSslConfiguration m_tls;
    QThread m_thread;
    QObject m_context;                          ///< lives on the thread
    QNetworkAccessManager* m_manager = nullptr; ///< on the thread only
    QNetworkReply* m_reply = nullptr;           ///< on the thread only
};

NetworkTransport::NetworkTransport(const QUrl& server, const QString& caFile)
    : m_worker(std::make_unique<Worker>(server, caFile))
{}

NetworkTransport::~NetworkTransport() = default;

HttpAnswer NetworkTransport::exchange(const HttpRequest& request, std::stop_token stop)
{
    return m_worker->exchange(request, std::move(stop));
}

bool isLoopback(const QUrl& url)
{
    return url.host() == "localhost"_L1 || QHostAddress(url.host()).isLoopback();
}

Result<ServerAddress> serverAddressFrom(const QString& text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isHttp = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isHttp || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return badInput(u"sync.address"_s, {}, {url.host()});
    if (!url.userInfo().isEmpty())
        return badInput(u"sync.address_secret"_s, {}, {url.host()});
    if (url.scheme() == "http"_L1 && !isLoopback(url))
        return badInput(u"sync.address_plain"_s, {}, {url.host()});
    QString database = url.path();
    while (database.startsWith(u'/'))
        database.remove(0, 1);
    while (database.endsWith(u'/'))
        database.chop(1);
    if (database.isEmpty())
        database = u"countersign"_s;
    // CouchDB manual, "Databases": what a name may be.
    static const QRegularExpression name(u"^[a-z][a-z0-9_$()+-]*$"_s);
    if (!name.match(database).hasMatch())
        return badInput(u"sync.database_name"_s, {}, {database});
    QUrl server;
    server.setScheme(url.scheme());
    server.setHost(url.host());
    server.setPort(url.port());
    return ServerAddress{server, database};
}

} // namespace countersign::sync
