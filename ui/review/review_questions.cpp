// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_questions.h"

#include "ui/common/key_button.h"
#include "ui/review/action_bar.h"
#include "ui/review/copy_panel.h"
#include "ui/review/findings_view.h"
#include "ui/review/queue_panel.h"
#include "ui/review/reason_popover.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_page.h"
#include "ui/review/saved_views.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QStringList reasonsFor(Verdict verdict)
{
    if (verdict == Verdict::Reject)
        return {ReviewQuestions::tr("Wrong person"), ReviewQuestions::tr("Should not be contacted"),
                ReviewQuestions::tr("Not a fit for what we sell"),
                ReviewQuestions::tr("Nothing true and specific to say")};
    return {ReviewQuestions::tr("A fact is wrong or not borne out"),
            ReviewQuestions::tr("Could go to anybody"),
            ReviewQuestions::tr("Says nothing about our product"),
            ReviewQuestions::tr("The ask is unclear or too heavy"),
            ReviewQuestions::tr("Wrong tone or length")};
}

} // namespace

ReviewQuestions::ReviewQuestions(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{
    connect(page.m_reason, &ReasonPopover::answered, this, &ReviewQuestions::take);
}

std::optional<DraftId> ReviewQuestions::draftInHand() const
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    return view ? std::optional(view->draft.id) : std::nullopt;
}

void ReviewQuestions::take(const QString& answer)
{
    const Asking asked = std::exchange(m_asking, Asking::Nothing);
    if (asked == Asking::ViewName) {
        m_page.m_saved->save(answer);
        return;
    }
    if (!m_draft || draftInHand() != m_draft)
        return;
    switch (asked) {
    case Asking::Verdict:
        m_page.m_flow->decide(m_verdict, answer);
        break;
    case Asking::SetAside:
        m_page.m_models->decider.dismiss(*m_draft, m_finding, answer);
        break;
    case Asking::Directive:
        m_page.m_flow->regenerate(answer);
        break;
    case Asking::ViewName:
    case Asking::Nothing:
        break;
    }
}

void ReviewQuestions::askViewName()
{
    m_asking = Asking::ViewName;
    ReasonPopover::Question question;
    question.title = tr("What is this list called?");
    question.hint = tr("e.g. “Frozen food, due this week”");
    m_page.m_reason->ask(question, &m_page.m_queue->views());
}

void ReviewQuestions::askReason(Verdict verdict)
{
    m_asking = Asking::Verdict;
    m_verdict = verdict;
    m_draft = draftInHand();
    ReasonPopover::Question question;
    question.title =
        verdict == Verdict::Reject ? tr("Why is it rejected?") : tr("What has to change?");
    question.answers = reasonsFor(verdict);
    question.hint = tr("or type a reason and press Enter");
    m_page.m_reason->ask(question, m_page.m_bar->buttonOf(verdict == Verdict::Reject
                                                              ? m_page.m_actions.reject
                                                              : m_page.m_actions.requestChanges));
}

void ReviewQuestions::askSetAside()
{
    const QModelIndex current = m_page.m_copy->findings().currentIndex();
    if (!current.isValid())
        return;
    m_asking = Asking::SetAside;
    m_finding = m_page.m_models->findings.findingAt(current.row()).key;
    m_draft = draftInHand();
    ReasonPopover::Question question;
    question.title = tr("Why does this finding not count here?");
    question.answers = {tr("It is true: I know it from elsewhere"), tr("The check misreads it"),
                        tr("It is wanted in this case")};
    question.hint = tr("or type a reason and press Enter");
    m_page.m_reason->ask(question, m_page.m_bar);
}

void ReviewQuestions::askDirective()
{
    m_asking = Asking::Directive;
    m_draft = draftInHand();
    ReasonPopover::Question question;
    question.title = tr("Write it again, and heed this:");
    question.hint = tr("e.g. lead with the audit; leave empty for another attempt");
    question.needed = false;
    m_page.m_reason->ask(question, m_page.m_bar->buttonOf(m_page.m_actions.regenerate));
}

} // namespace countersign
