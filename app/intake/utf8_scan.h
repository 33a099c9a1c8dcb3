// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace countersign::intake {

inline constexpr int utf8Invalid = 0;
inline constexpr int utf8Cut = -1;

/// The length in bytes (1 to 4) of the UTF-8 sequence at `at`, `utf8Invalid` if the byte there begins
/// none, `utf8Cut` if it may begin one whose end is missing. Overlong forms, surrogates and what lies
/// above U+10FFFF are invalid (Unicode 15, table 3-7).
[[nodiscard]] int utf8SequenceLength(QByteArrayView bytes, qsizetype at);

/// Counts, piece by piece, the sequences of several bytes that are valid UTF-8 and the bytes that are not.
class Utf8Scan {
public:
    void feed(QByteArrayView bytes);
    void end();
    [[nodiscard]] qint64 valid() const { return m_valid; }
    [[nodiscard]] qint64 invalid() const { return m_invalid; }
    /// Where in the piece that had it the first invalid byte stood.
    [[nodiscard]] qsizetype firstInvalid() const { return m_firstInvalid; }

private:
    void scan(QByteArrayView bytes, qsizetype shift, bool last);

    QByteArray m_pending;
    qint64 m_valid = 0;
    qint64 m_invalid = 0;
    qsizetype m_firstInvalid = 0;
};

} // namespace countersign::intake
