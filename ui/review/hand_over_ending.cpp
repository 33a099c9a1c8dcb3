// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/hand_over_ending.h"

#include "app/services/delivery_service.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_page.h"

namespace countersign {

HandOverEnding::HandOverEnding(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{}

void HandOverEnding::tell(bool wentOut)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || m_telling)
        return;
    m_telling = true;
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.writes().run(
        this,
        [&workspace, draft = view->draft.id, wentOut](const std::stop_token&) {
            return workspace.delivery().settle(draft, wentOut);
        },
        [this, draft = view->draft.id, who = view->prospect.name,
         wentOut](const Result<void>& told) {
            m_telling = false;
            if (!told) {
                m_page.m_flow->sayRefused(told.error(), draft);
                return;
            }
            m_page.m_flow->moveOn(draft);
            m_page.m_flow->sayQuietly(
                wentOut ? tr("%1: noted as sent.").arg(who)
                        : tr("%1: noted as not sent. It can be handed over again.").arg(who));
        });
}

} // namespace countersign
