// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/synchroniser.h"
#include "tests/unit/store/support/temp_workspace.h"
#include "tests/unit/sync/support/fake_couch.h"

namespace countersign::sync::testing {

using store::testing::must;
using store::testing::TempWorkspace;

/// Somebody's computer: a workspace and a way to the team's server.
class Desk {
public:
    Desk(FakeCouch& couch, const QString& user);

    [[nodiscard]] Result<RoundReport> trySync();
    RoundReport sync() { return must(trySync()); }
    TempWorkspace& workspace() { return m_workspace; }
    FakeTransport& transport() { return m_transport; }
    [[nodiscard]] UserId user() const { return UserId(QString(QStringLiteral("user:") + m_user)); }

    void write(const std::function<void(store::Transaction&)>& work) { m_workspace.write(work); }
    /// A revision of this user on top of all heads.
    RevisionId edit(const DraftId& draft, const QString& text, const QString& subject = {});
    [[nodiscard]] QString textOf(const DraftId& draft); ///< empty without exactly one head
    /// Every document that the team shares, by id, as canonical JSON.
    [[nodiscard]] std::map<QString, QByteArray> documents();
    [[nodiscard]] std::vector<store::SyncIssue> issues();

private:
    QString m_user;
    TempWorkspace m_workspace;
    FakeTransport m_transport;
};

/// The documents on the server in the same form.
[[nodiscard]] std::map<QString, QByteArray> documentsOf(const FakeCouch& couch);

} // namespace countersign::sync::testing
