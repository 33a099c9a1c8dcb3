// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <QtGlobal>

#include <functional>
#include <set>
#include <vector>

namespace countersign {

/// How a draft was looked at: seconds while the window was in front and the person did something now and
/// then, and the evidence that was opened or stayed lit for a second; a pointer that passes over a text has
/// read nothing. A help to honest people, not proof.
class Attention {
public:
    /// `now` counts milliseconds and never goes back.
    explicit Attention(std::function<qint64()> now);

    /// A new text: counting begins again.
    void begin();
    /// The window came to the front or left it.
    void setActive(bool active);
    /// The person did something; without that for `idleAfter` the clock stands still.
    void touch();
    void open(const EvidenceId& evidence) { m_opened.insert(evidence); }
    /// What is lit now. It counts as opened when it stays so for `dwell`.
    void look(const std::vector<EvidenceId>& lit);

    [[nodiscard]] int seconds() const;
    /// So long a person reads so many words (five words a second).
    [[nodiscard]] static int secondsToRead(int words) { return words / 5; }
    [[nodiscard]] std::vector<EvidenceId> opened() const;

    static constexpr qint64 idleAfter = 60'000; ///< ms
    static constexpr qint64 dwell = 1'000;      ///< ms

private:
    [[nodiscard]] qint64 sinceCounted() const;

    std::function<qint64()> m_now;
    qint64 m_counted = 0; ///< ms up to `m_from`
    qint64 m_from = 0;
    qint64 m_lastTouch = 0;
    bool m_active = true;
    std::set<EvidenceId> m_opened;
    std::vector<EvidenceId> m_lit;
    qint64 m_litSince = 0;
};

} // namespace countersign
