// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/services/open_workspace.h"

#include <QString>

#include <functional>
#include <memory>

namespace countersign::testing {

/// A small team's workspace, made by the same services that people use.
///
/// People: Mara Lindqvist (reviewer), Otto Lindahl (manager), Sam Okafor (SDR), Honor Vance (admin).
/// Prospects: fifteen at as many firms in one segment in review mode, "Cold stores". Each has an e-mail
/// (step 1) whose claims its evidence bears out. Differently, by their given name:
/// - Ada has a LinkedIn message and an SMS as well, and a passage of evidence that she does not cite;
/// - Bela's e-mail claims more than its job advert says (a blocker);
/// - Cleo's e-mail crosses the boundary "No guarantee" (a blocker).
/// The drafts stand in the list in the order of the names: Ada, Bela, Cleo, Dora …
class TeamWorkspace {
public:
    /// Makes the file and closes it. Fails the test if anything is refused.
    static void make(const QString& path, std::shared_ptr<const Clock> clock);

    static constexpr int people = 15;
    /// "Ada Rook", "Bela Quill", … in the order of the list.
    [[nodiscard]] static QString name(int person);
    [[nodiscard]] static QString given(int person);
};

/// What a test reads of a workspace after the window has closed it.
class Reopened {
public:
    Reopened(const QString& path, std::shared_ptr<const Clock> clock);
    ~Reopened();

    [[nodiscard]] OpenWorkspace& operator*() { return *m_workspace; }
    [[nodiscard]] OpenWorkspace* operator->() { return m_workspace.get(); }
    /// The draft of a person at a step of the sequence.
    [[nodiscard]] DraftId draftOf(const QString& person, int step = 1);

private:
    std::unique_ptr<OpenWorkspace> m_workspace;
};

} // namespace countersign::testing
