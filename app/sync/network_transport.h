// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/sync/transport.h"

#include <QUrl>

#include <memory>

namespace countersign::sync {

/// HTTP through QNetworkAccessManager, which lives on a thread of its own with an event loop; the calling
/// thread only waits. Keeps no cookies, follows no redirects, and takes an untrusted certificate only on
/// loopback.
class NetworkTransport final : public Transport {
public:
    /// `server` gives scheme, host and port. A file of further certificates to trust may be named.
    explicit NetworkTransport(const QUrl& server, const QString& caFile = {});
    ~NetworkTransport() override;
    NetworkTransport(const NetworkTransport&) = delete;
    NetworkTransport& operator=(const NetworkTransport&) = delete;

    [[nodiscard]] HttpAnswer exchange(const HttpRequest& request, std::stop_token stop) override;

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

/// Where a team's database is: "https://couch.example:6984/team".
struct ServerAddress {
    QUrl server;      ///< scheme, host, port
    QString database; ///< "countersign" where the address names none
};

/// BadInput "sync.address" for what is no http or https address; "sync.address_secret" for one that holds a
/// name or a password; "sync.address_plain" for http to another computer.
[[nodiscard]] Result<ServerAddress> serverAddressFrom(const QString& text);

[[nodiscard]] bool isLoopback(const QUrl& url);

} // namespace countersign::sync
