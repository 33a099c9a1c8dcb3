// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <stop_token>

namespace countersign::cli {

/// Reads a file descriptor line by line, each as soon as it is there: whoever writes into the pipe gets the
/// answer to a line before the next one. A request to stop ends the waiting.
class LineReader {
public:
    /// Does not close the descriptor.
    LineReader(int descriptor, std::stop_token stop);

    /// The next line without its end; nothing at the end of the input and after a stop. A line may hold
    /// `limit` bytes; of a longer one only so many are handed over, and the rest is passed over.
    [[nodiscard]] std::optional<QByteArray> next(qint64 limit);
    /// Everything that is left.
    [[nodiscard]] QByteArray rest();

private:
    [[nodiscard]] bool waitForInput() const;
    bool readMore();

    int m_descriptor;
    std::stop_token m_stop;
    QByteArray m_buffer;
    bool m_atEnd = false;
};

} // namespace countersign::cli
