// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/secret.h"

#include "app/cli/line_reader.h"

#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

constexpr qint64 longestPassword = 4096;

/// The terminal shows nothing of what is typed while it lives.
class Unseen {
public:
    explicit Unseen(int descriptor)
        : m_descriptor(descriptor)
    {
        m_isTerminal = tcgetattr(descriptor, &m_before) == 0;
        if (!m_isTerminal)
            return;
        termios unseen = m_before;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(descriptor, TCSAFLUSH, &unseen);
    }
    ~Unseen()
    {
        if (m_isTerminal)
            tcsetattr(m_descriptor, TCSAFLUSH, &m_before);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

private:
    int m_descriptor;
    bool m_isTerminal = false;
    termios m_before{};
};

} // namespace

Result<QString> passwordFor(Call& call, const QString& prompt)
{
    const QString fromEnvironment = qEnvironmentVariable("COUNTERSIGN_PASSWORD");
    if (!fromEnvironment.isEmpty())
        return fromEnvironment;
    if (isatty(call.in()) != 0)
        call.out().note(prompt);
    const Unseen unseen(call.in());
    const std::optional<QByteArray> line = LineReader(call.in(), call.stop()).next(longestPassword);
    if (!line || line->isEmpty())
        return badInput(u"sync.no_password"_s);
    return QString::fromUtf8(*line);
}

} // namespace countersign::cli
