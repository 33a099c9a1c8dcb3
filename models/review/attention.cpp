// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/attention.h"

#include <algorithm>

namespace countersign {

Attention::Attention(std::function<qint64()> now)
    : m_now(std::move(now))
{
    begin();
}

void Attention::begin()
{
    m_counted = 0;
    m_from = m_now();
    m_lastTouch = m_from;
    m_opened.clear();
    m_lit.clear();
}

void Attention::look(const std::vector<EvidenceId>& lit)
{
    if (lit == m_lit)
        return;
    for (const EvidenceId& evidence : opened())
        m_opened.insert(evidence);
    m_lit = lit;
    m_litSince = m_now();
}

std::vector<EvidenceId> Attention::opened() const
{
    std::set<EvidenceId> opened = m_opened;
    if (m_now() - m_litSince >= dwell)
        opened.insert(m_lit.begin(), m_lit.end());
    return {opened.begin(), opened.end()};
}

void Attention::setActive(bool active)
{
    if (active == m_active)
        return;
    m_counted += sinceCounted();
    m_active = active;
    m_from = m_now();
    m_lastTouch = m_from;
}

void Attention::touch()
{
    m_counted += sinceCounted();
    m_from = m_now();
    m_lastTouch = m_from;
}

qint64 Attention::sinceCounted() const
{
    if (!m_active)
        return 0;
    return std::max<qint64>(0, std::min(m_now(), m_lastTouch + idleAfter) - m_from);
}

int Attention::seconds() const
{
    return static_cast<int>((m_counted + sinceCounted()) / 1000);
}

} // namespace countersign
