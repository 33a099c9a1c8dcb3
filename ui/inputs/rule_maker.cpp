// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/rule_maker.h"

#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/segments/segment_words.h"
#include "ui/common/rule_popover.h"

using namespace Qt::StringLiterals;

namespace countersign {

RuleMaker::RuleMaker(const Theme& theme, Desk& desk, QWidget* page)
    : QObject(page)
    , m_desk(desk)
    , m_page(page)
    , m_popover(new RulePopover(theme, page))
{
    connect(m_popover, &RulePopover::confirmed, this, &RuleMaker::save);
    connect(m_popover, &RulePopover::tried, this, &RuleMaker::tryAgain);
}

void RuleMaker::askDirective(const Directive& directive, QWidget* anchor)
{
    m_directive = directive;
    m_isBoundary = false;
    m_anchor = anchor;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"rule.cost"_s, this,
        [&workspace, segment = directive.segment](const std::stop_token&) {
            return workspace.control().changeCost(segment);
        },
        [this](const Result<std::vector<ChangeCost>>& cost) {
            if (cost)
                openDirective(*cost);
            else
                Q_EMIT failed(cost.error());
        });
}

void RuleMaker::openDirective(const std::vector<ChangeCost>& cost)
{
    m_popover->ask({.title = tr("A directive for the copy of this segment"),
                    .fields = {{tr("What the writer has to do"), m_directive.text}},
                    .effect = costWords(cost),
                    .confirm = tr("Make the directive"),
                    .canTry = false},
                   m_anchor ? m_anchor.data() : m_page);
}

void RuleMaker::askBoundary(const Boundary& boundary, QWidget* anchor)
{
    m_boundary = boundary;
    m_isBoundary = true;
    m_anchor = anchor;
    OpenWorkspace& workspace = m_desk.workspace();
    if (boundary.pattern.isEmpty()) {
        openBoundary(BoundaryTrial());
        return;
    }
    m_desk.lists().runLatest(
        u"rule.trial"_s, this,
        [&workspace, boundary](const std::stop_token& stop) {
            return workspace.inputs().tryBoundary(boundary, stop);
        },
        [this](const Result<BoundaryTrial>& trial) { openBoundary(trial); });
}

void RuleMaker::openBoundary(const Result<BoundaryTrial>& trial)
{
    m_popover->ask(
        {.title = m_boundary.kind == BoundaryKind::Regex ? tr("A pattern that must never be met")
                                                         : tr("Words that must never be said"),
         .fields = {{m_boundary.kind == BoundaryKind::Regex ? tr("The pattern") : tr("The words"),
                     m_boundary.pattern},
                    {tr("Probe: a sentence that must trip it"), m_boundary.probe},
                    {tr("What it is about"), m_boundary.title},
                    {tr("Why"), m_boundary.reason}},
         .effect = m_boundary.pattern.isEmpty() ? QString()
                   : trial                      ? trialWords(*trial)
                                                : message(trial.error()),
         .confirm = tr("Save the boundary"),
         .canTry = true},
        m_anchor ? m_anchor.data() : m_page);
}

Boundary RuleMaker::boundaryOf(const QStringList& texts) const
{
    Boundary boundary = m_boundary;
    boundary.pattern = texts.value(0);
    boundary.probe = texts.value(1);
    boundary.title = texts.value(2);
    boundary.reason = texts.value(3);
    return boundary;
}

void RuleMaker::tryAgain(const QStringList& texts)
{
    m_popover->sayEffect(tr("Looking through the drafts…"));
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"rule.trial"_s, this,
        [&workspace, boundary = boundaryOf(texts)](const std::stop_token& stop) {
            return workspace.inputs().tryBoundary(boundary, stop);
        },
        [this](const Result<BoundaryTrial>& trial) {
            m_popover->sayEffect(trial ? trialWords(*trial) : message(trial.error()));
        });
}

void RuleMaker::save(const QStringList& texts)
{
    if (!m_isBoundary) {
        saveDirective(texts.value(0));
        return;
    }
    m_boundary = boundaryOf(texts);
    saveBoundary();
}

void RuleMaker::saveDirective(const QString& text)
{
    m_directive.text = text;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, directive = m_directive](const std::stop_token&) {
            return workspace.inputs().saveDirective(directive);
        },
        [this](const Result<Directive>& saved) {
            if (saved)
                Q_EMIT made(
                    tr("The directive holds from the next draft on: “%1”").arg(saved->text));
            else
                Q_EMIT failed(saved.error());
        });
}

void RuleMaker::saveBoundary()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, boundary = m_boundary](const std::stop_token&) {
            return workspace.inputs().saveBoundary(boundary);
        },
        [this](const Result<Boundary>& saved) {
            if (saved)
                Q_EMIT made(tr("The boundary holds: “%1” stops a draft.").arg(saved->pattern));
            else
                Q_EMIT failed(saved.error());
        });
}

} // namespace countersign
