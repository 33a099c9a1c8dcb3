// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <stop_token>

namespace countersign::sync {

struct HttpRequest {
    QByteArray method = "GET";
    QByteArray target; ///< path and query as they go on the wire, e.g. "/team/_changes?limit=500"
    QByteArray body = {};   ///< JSON; empty for none
    QByteArray cookie = {}; ///< "name=value"; empty for none
    std::chrono::milliseconds timeout =
        std::chrono::seconds(60); ///< without a byte coming or going
};

struct HttpAnswer {
    enum class Trouble {
        None,      ///< an answer came: see `status`
        Dropped,   ///< no connection, or it broke; whether the request arrived is not known
        TimedOut,  ///< the same, after waiting
        Untrusted, ///< the server's certificate is not trusted
        Stopped,   ///< somebody asked for it to stop
    };
    Trouble trouble = Trouble::None;
    int status = 0;
    QByteArray body = {};
    QByteArray setCookie = {}; ///< "name=value" of a cookie that the server sets; empty for none
    QString detail = {};       ///< technical, English; never holds a cookie or a password
};

/// A way to a server. `exchange` waits for the answer on the calling thread, which has nothing else to do;
/// a stop ends the waiting at once. One exchange at a time.
class Transport {
public:
    virtual ~Transport() = default;
    [[nodiscard]] virtual HttpAnswer exchange(const HttpRequest& request, std::stop_token stop) = 0;
};

} // namespace countersign::sync
