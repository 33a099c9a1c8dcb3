// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace countersign::cli {

namespace {

// A handler may do next to nothing: it writes a byte into a pipe, which a thread of ours reads.
int pipeEnds[2] = {-1, -1};
constexpr char quit = 'q';

void onSignal(int)
{
    const char asked = 's';
    const ssize_t written = write(pipeEnds[1], &asked, 1);
    (void)written;
    // The next one has the system's own effect.
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

} // namespace

Interrupt::Interrupt()
{
    if (pipe2(pipeEnds, O_CLOEXEC) != 0)
        return;
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
    m_watcher = std::jthread([this] { watch(); });
}

Interrupt::~Interrupt()
{
    if (pipeEnds[1] < 0)
        return;
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    const ssize_t written = write(pipeEnds[1], &quit, 1);
    (void)written;
    if (m_watcher.joinable())
        m_watcher.join();
    close(pipeEnds[0]);
    close(pipeEnds[1]);
}

void Interrupt::watch()
{
    char byte = 0;
    while (read(pipeEnds[0], &byte, 1) == 1 && byte != quit)
        m_source.request_stop();
}

} // namespace countersign::cli
