// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/desk.h"

namespace countersign {

Desk::Desk(std::unique_ptr<OpenWorkspace> workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(std::move(workspace))
    , m_relay(m_workspace->changes())
{
    connect(&m_relay, &ChangeRelay::changed, this, &Desk::changed);
}

Desk::~Desk() = default;

} // namespace countersign
