// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_actions.h"

#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "ui/common/action_registry.h"

#include <QCoreApplication>
#include <QLocale>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

const Permission* permission(const DraftView& view, Verdict verdict)
{
    const auto found = view.may.find(verdict);
    return found == view.may.end() ? nullptr : &found->second;
}

QString refusalOf(const Permission* permission)
{
    return permission && permission->refusal ? message(*permission->refusal) : QString();
}

/// `notNow` says why nothing of the kind can be done at the moment; empty if it can.
void setByPermission(QAction& action, const Permission* permission, const QString& notNow)
{
    const bool allowed = permission && permission->allowed;
    ActionRegistry::setUsable(action, notNow.isEmpty() && allowed,
                              notNow.isEmpty() ? refusalOf(permission) : notNow);
}

/// Who can sign this off, for somebody who cannot.
QString whyNotSign(const DraftView& view, const Permission* signing)
{
    QStringList words{refusalOf(signing)};
    const bool waits = view.state == policy::ReviewState::NeedsSignOff;
    if (waits && !view.approvers.isEmpty())
        words.append(ReviewText::tr("Named to sign: %1.")
                         .arg(QLocale().createSeparatedList(view.approvers)));
    words.removeAll(QString());
    return words.join(u' ');
}

QString whyNotNow(const ReviewActions::Situation& situation)
{
    if (!situation.view)
        return ReviewText::tr("No draft is open.");
    if (situation.editing)
        return ReviewText::tr("You are editing. Esc ends that.");
    if (situation.busy)
        return ReviewText::tr("One moment: this draft is being read or written again.");
    return {};
}

/// A reviewer has let it go; approving once more would say nothing.
bool waitsForSignature(const ReviewActions::Situation& situation)
{
    return situation.view && !situation.editing &&
           situation.view->state == policy::ReviewState::NeedsSignOff;
}

/// Nobody knows whether it went out: there is nothing to decide on until somebody has looked.
bool waitsForItsEnding(const ReviewActions::Situation& situation)
{
    return situation.view && situation.view->state == policy::ReviewState::DeliveryUnknown;
}

bool hasSeveralVersions(const ReviewActions::Situation& situation)
{
    return situation.view && !situation.editing && !situation.view->conflicting.empty();
}

/// A text in conflict cannot be edited, but whoever may write can end the conflict.
Permission permissionToEdit(const DraftView& view)
{
    if (view.mayEdit.refusal && view.mayEdit.refusal->id == "edit.conflict"_L1)
        return {.allowed = true, .refusal = std::nullopt};
    return view.mayEdit;
}

} // namespace

ReviewActions::ReviewActions(ActionRegistry& registry, QWidget* page)
{
    const QString moving = ReviewText::tr("Moving");
    const QString deciding = ReviewText::tr("Deciding");
    const QString writing = ReviewText::tr("Writing");
    const auto add = [&](const char16_t* id, const QString& group, const QString& text,
                         const QList<QKeySequence>& keys, bool remappable = true) {
        return registry.add(
            page, {QString(u"review."_s % QStringView(id)), group, text, keys, remappable});
    };
    next = add(u"next", moving, ReviewText::tr("Next draft"), {Qt::Key_J});
    next->setAutoRepeat(true);
    previous = add(u"previous", moving, ReviewText::tr("Previous draft"), {Qt::Key_K});
    previous->setAutoRepeat(true);
    nextFinding = add(u"nextFinding", moving, ReviewText::tr("Next finding"), {Qt::Key_F});
    for (int i = 0; i < 5; ++i)
        channels.at(size_t(i)) = registry.add(page, {u"review.channel%1"_s.arg(i + 1),
                                                     moving,
                                                     ReviewText::tr("Channel %1").arg(i + 1),
                                                     {QKeySequence(Qt::Key_1 + i)},
                                                     true});
    history = add(u"history", moving, ReviewText::tr("History"), {Qt::Key_H});
    compare = add(u"compare", moving, ReviewText::tr("Compare with an earlier text"),
                  {Qt::Key_W, Qt::CTRL | Qt::Key_D});
    searchEvidence = add(u"searchEvidence", moving, ReviewText::tr("Search the evidence"),
                         {Qt::CTRL | Qt::Key_F});
    openSource = add(u"openSource", moving, ReviewText::tr("Open the source"), {Qt::Key_O});
    filters = add(u"filters", moving, ReviewText::tr("Filters"), {Qt::Key_L});
    saveView = add(u"saveView", moving, ReviewText::tr("Save this list…"), {});
    evidence = add(u"evidence", moving, ReviewText::tr("Evidence"), {Qt::Key_V});
    approve = add(u"approve", deciding, ReviewText::tr("Approve, next"), {Qt::Key_A});
    signOff = add(u"signOff", deciding, ReviewText::tr("Sign off"), {Qt::Key_S});
    requestChanges =
        add(u"requestChanges", deciding, ReviewText::tr("Request changes"), {Qt::Key_C});
    reject = add(u"reject", deciding, ReviewText::tr("Reject"), {Qt::Key_R});
    wentOut = add(u"wentOut", deciding, ReviewText::tr("It went out"), {Qt::Key_Y});
    didNotGo =
        add(u"didNotGo", deciding, ReviewText::tr("It did not go out"), {Qt::SHIFT | Qt::Key_Y});
    undo = add(u"undo", deciding, ReviewText::tr("Undo"), {Qt::Key_Z});
    decisions =
        add(u"decisions", deciding, ReviewText::tr("Last ten decisions"), {Qt::SHIFT | Qt::Key_Z});
    together =
        add(u"together", deciding, ReviewText::tr("Decide on all shown…"), {Qt::SHIFT | Qt::Key_A});
    edit = add(u"edit", writing, ReviewText::tr("Edit"), {Qt::Key_E});
    finish = add(u"finish", writing, ReviewText::tr("Done"), {Qt::Key_Escape}, false);
    approveEdited = add(u"approveEdited", writing, ReviewText::tr("Approve, next"),
                        {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, false);
    cite = add(u"cite", writing, ReviewText::tr("Cite"),
               {Qt::Key_X, Qt::CTRL | Qt::SHIFT | Qt::Key_X});
    applyFix = add(u"applyFix", writing, ReviewText::tr("Apply the fix"),
                   {Qt::Key_Return, Qt::Key_Enter}, false);
    note = add(u"note", writing, ReviewText::tr("Note…"), {Qt::Key_N});
    setAside = add(u"setAside", writing, ReviewText::tr("Set the finding aside…"), {Qt::Key_D});
    regenerate = add(u"regenerate", writing, ReviewText::tr("Regenerate…"), {Qt::Key_G});
    update({});
}

QString ReviewActions::whyNotApprove(const Situation& situation)
{
    if (!situation.view)
        return {};
    if (waitsForItsEnding(situation))
        return ReviewText::tr("First say whether it went out");
    if (situation.blockers > 0)
        return ReviewText::tr("%n blocker(s) first", nullptr, situation.blockers);
    if (situation.editing)
        return {};
    const Permission* permitted = permission(*situation.view, Verdict::Approve);
    return permitted && !permitted->allowed ? refusalOf(permitted) : QString();
}

QString ReviewActions::whyNotGo(const Situation& situation)
{
    if (waitsForItsEnding(situation))
        return refusalOf(&situation.view->maySettle);
    if (hasSeveralVersions(situation)) {
        const Permission resolving = permissionToEdit(*situation.view);
        return refusalOf(&resolving);
    }
    if (!waitsForSignature(situation))
        return whyNotApprove(situation);
    const Permission* signing = permission(*situation.view, Verdict::SignOff);
    return signing && signing->allowed ? QString() : whyNotSign(*situation.view, signing);
}

const QAction* ReviewActions::mainOf(const Situation& situation) const
{
    if (situation.editing)
        return approveEdited;
    if (waitsForItsEnding(situation))
        return nullptr;
    if (hasSeveralVersions(situation))
        return edit;
    return waitsForSignature(situation) ? signOff : approve;
}

void ReviewActions::update(const Situation& situation)
{
    const DraftView* view = situation.view;
    const QString notNow = whyNotNow(situation);
    const bool reading = notNow.isEmpty();
    const QString whyNot = whyNotApprove(situation);
    const auto visible = [](QAction* action, bool show) {
        if (action->isVisible() != show)
            action->setVisible(show);
    };
    const bool several = hasSeveralVersions(situation);
    const bool ending = waitsForItsEnding(situation);
    const bool deciding = !situation.editing && !ending;
    visible(approve, deciding && !several && !waitsForSignature(situation));
    visible(edit, deciding);
    edit->setText(several ? ReviewText::tr("Resolve…") : ReviewText::tr("Edit"));
    for (QAction* action : {requestChanges, reject, regenerate})
        visible(action, deciding);
    for (QAction* action : {wentOut, didNotGo}) {
        visible(action, ending);
        setByPermission(*action, view ? &view->maySettle : nullptr, notNow);
    }
    visible(approveEdited, situation.editing);
    visible(finish, situation.editing);
    const Permission* signing = view ? permission(*view, Verdict::SignOff) : nullptr;
    visible(signOff, deciding && view &&
                         (view->state == policy::ReviewState::NeedsSignOff ||
                          (signing && signing->allowed)));

    const Permission* approving = view ? permission(*view, Verdict::Approve) : nullptr;
    ActionRegistry::setUsable(*approve,
                              reading && whyNot.isEmpty() && approving && approving->allowed,
                              reading ? whyNot : notNow);
    ActionRegistry::setUsable(*approveEdited, situation.editing && whyNot.isEmpty(), whyNot);
    finish->setEnabled(situation.editing);
    if (view) {
        ActionRegistry::setUsable(*signOff, reading && signing && signing->allowed,
                                  reading ? whyNotSign(*view, signing) : notNow);
        setByPermission(*requestChanges, permission(*view, Verdict::RequestChanges), notNow);
        setByPermission(*reject, permission(*view, Verdict::Reject), notNow);
        const Permission mayBegin = permissionToEdit(*view);
        setByPermission(*edit, &mayBegin, notNow);
        setByPermission(*regenerate, &view->mayRegenerate, notNow);
    } else {
        for (QAction* action : {signOff, requestChanges, reject, edit, regenerate})
            ActionRegistry::setUsable(*action, false, notNow);
    }
    updateWriting(situation);
    updateMoving(situation);
    ActionRegistry::setUsable(*together, situation.shown > 0 && !situation.editing,
                              situation.editing ? notNow
                                                : ReviewText::tr("The list shows no draft"));
    ActionRegistry::setUsable(
        *undo, situation.undo && !situation.editing,
        situation.editing ? notNow : ReviewText::tr("There is no decision of yours to take back"));
}

void ReviewActions::updateWriting(const Situation& situation)
{
    const DraftView* view = situation.view;
    const QString notNow = whyNotNow(situation);
    const bool reading = notNow.isEmpty();
    const bool writable = view && !situation.busy && view->mayEdit.allowed;
    const QString notWritable = view && !view->mayEdit.allowed ? refusalOf(&view->mayEdit)
                                : situation.editing            ? QString()
                                                               : notNow;
    ActionRegistry::setUsable(*cite, writable && situation.passage,
                              writable ? ReviewText::tr("Choose a passage of evidence first")
                                       : notWritable);
    ActionRegistry::setUsable(*note, view && !situation.busy, notNow);
    ActionRegistry::setUsable(*applyFix, writable && situation.fix,
                              writable ? ReviewText::tr("Choose a finding with a sure fix first: F "
                                                        "goes through them")
                                       : notWritable);
    ActionRegistry::setUsable(
        *setAside, reading && situation.setAside,
        !reading ? notNow
        : situation.finding
            ? ReviewText::tr("This finding cannot be set aside: the text has to change")
            : ReviewText::tr("Choose a finding that may be set aside first: F goes through them"));
}

void ReviewActions::updateMoving(const Situation& situation)
{
    const DraftView* view = situation.view;
    const QString notNow = whyNotNow(situation);
    const bool reading = notNow.isEmpty();
    ActionRegistry::setUsable(*openSource, situation.source,
                              situation.passage
                                  ? ReviewText::tr("This passage has no address to open")
                                  : ReviewText::tr("Choose a passage of evidence first"));
    ActionRegistry::setUsable(*compare, situation.compared,
                              ReviewText::tr("There is no earlier text"));
    ActionRegistry::setUsable(*history, view != nullptr, notNow);
    ActionRegistry::setUsable(*filters, !situation.searching,
                              ReviewText::tr("A search looks everywhere; Esc ends it"));
    ActionRegistry::setUsable(*nextFinding, view && situation.findings > 0,
                              view ? ReviewText::tr("There are no findings here") : notNow);
    ActionRegistry::setUsable(*next, !situation.editing, notNow);
    ActionRegistry::setUsable(*previous, !situation.editing, notNow);
    for (size_t i = 0; i < channels.size(); ++i)
        ActionRegistry::setUsable(
            *channels.at(i), reading && i < view->siblings.size(),
            reading ? ReviewText::tr("This person has no message %1").arg(i + 1) : notNow);
}

} // namespace countersign
