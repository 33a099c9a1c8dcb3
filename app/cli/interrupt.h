// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace countersign::cli {

/// Turns the first Ctrl-C (SIGINT) or SIGTERM into a request to stop, so that what is done stays done; the
/// second ends the program at once. One a process, made before any other thread.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    void watch();

    std::stop_source m_source;
    std::jthread m_watcher;
};

} // namespace countersign::cli
