// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace countersign::cli {

namespace {

constexpr qsizetype chunk = 65536;

} // namespace

LineReader::LineReader(int descriptor, std::stop_token stop)
    : m_descriptor(descriptor)
    , m_stop(std::move(stop))
{}

bool LineReader::waitForInput() const
{
    std::array<int, 2> wake{-1, -1};
    if (!m_stop.stop_possible() || pipe2(wake.data(), O_CLOEXEC) != 0)
        return true;
    bool isThere = false;
    {
        const std::stop_callback onStop(m_stop, [&wake] {
            const ssize_t written = write(wake[1], "s", 1);
            (void)written;
        });
        std::array<pollfd, 2> watched{pollfd{m_descriptor, POLLIN, 0}, pollfd{wake[0], POLLIN, 0}};
        while (poll(watched.data(), watched.size(), -1) < 0 && errno == EINTR) {
        }
        isThere = watched[1].revents == 0;
    }
    close(wake[0]);
    close(wake[1]);
    return isThere;
}

bool LineReader::readMore()
{
    if (m_atEnd || m_stop.stop_requested() || !waitForInput()) {
        m_atEnd = true;
        return false;
    }
    const qsizetype held = m_buffer.size();
    m_buffer.resize(held + chunk);
    ssize_t count = 0;
    do {
        count = read(m_descriptor, m_buffer.data() + held, size_t(chunk));
    } while (count < 0 && errno == EINTR);
    m_buffer.resize(held + std::max<ssize_t>(count, 0));
    m_atEnd = count <= 0;
    return count > 0;
}

std::optional<QByteArray> LineReader::next(qint64 limit)
{
    qsizetype searched = 0;
    QByteArray head; // of a line that is longer than the limit
    for (;;) {
        const qsizetype end = m_buffer.indexOf('\n', searched);
        if (end >= 0 || (m_atEnd && !m_buffer.isEmpty())) {
            const qsizetype length = end >= 0 ? end : m_buffer.size();
            QByteArray line = head.isEmpty() ? m_buffer.left(length) : head;
            m_buffer.remove(0, end >= 0 ? end + 1 : length);
            return line;
        }
        if (m_buffer.size() > limit) {
            if (head.isEmpty())
                head = m_buffer.left(limit);
            m_buffer.clear();
        }
        searched = m_buffer.size();
        if (!readMore() && m_buffer.isEmpty())
            return head.isEmpty() ? std::nullopt : std::optional(head);
        if (m_stop.stop_requested())
            return std::nullopt;
    }
}

QByteArray LineReader::rest()
{
    while (readMore()) {
    }
    return std::exchange(m_buffer, {});
}

} // namespace countersign::cli
