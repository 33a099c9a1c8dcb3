// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/open_workspace.h"
#include "app/services/session.h"
#include "tests/support/fixed_clock.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace countersign::testing {

/// A workspace of its own with a few people and one clean e-mail ("one") to Ada Rook, in a segment in
/// review. Users: Boss (admin, first), Rita (reviewer), Sam (sdr), who brought the draft in.
class Desk {
public:
    Desk();

    [[nodiscard]] OpenWorkspace& operator*() { return *m_workspace; }
    OpenWorkspace* operator->() { return m_workspace.get(); }
    void actAs(const QString& name);
    [[nodiscard]] DraftId draft(const QString& name) const;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QString state(const DraftId& draft);

    std::shared_ptr<FixedClock> clock = std::make_shared<FixedClock>();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<OpenWorkspace> m_workspace;
};

} // namespace countersign::testing
