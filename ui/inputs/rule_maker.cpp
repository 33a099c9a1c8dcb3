// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/rule_maker.h"

#include "app/services/check_service.h"
#include "app/services/messages.h"
#include "models/activity/job_list.h"
#include "models/activity/reports.h"
#include "models/common/desk.h"
#include "models/segments/segment_words.h"
#include "ui/common/rule_popover.h"

#include <QLocale>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

QString trialKey()
{
    return u"rule.trial"_s;
}

constexpr int tickMilliseconds = 200;

} // namespace

RuleMaker::RuleMaker(const Theme& theme, Desk& desk, JobList& jobs, QWidget* page)
    : QObject(page)
    , m_desk(desk)
    , m_page(page)
    , m_popover(new RulePopover(theme, page))
    , m_jobs(jobs)
{
    connect(m_popover, &RulePopover::confirmed, this, &RuleMaker::save);
    connect(m_popover, &RulePopover::tried, this,
            [this](const QStringList& texts) { tryOut(boundaryOf(texts)); });
    connect(m_popover, &Popover::closed, this, [this] {
        ++m_question;
        stopTrial();
    });
    m_tick.setInterval(tickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &RuleMaker::sayWalk);
}

RuleMaker::~RuleMaker() = default;

void RuleMaker::askDirective(const Directive& directive, QWidget* anchor)
{
    m_popover->closeUp();
    m_directive = directive;
    m_isBoundary = false;
    m_saving = false;
    m_anchor = anchor;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"rule.cost"_s, this,
        [&workspace, segment = directive.segment](const std::stop_token&) {
            return workspace.control().changeCost(segment);
        },
        [this, question = ++m_question](const Result<std::vector<ChangeCost>>& cost) {
            if (question != m_question)
                return;
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
    m_popover->closeUp();
    m_boundary = boundary;
    m_isBoundary = true;
    m_saving = false;
    m_anchor = anchor;
    ++m_question;
    openBoundary();
    if (!boundary.pattern.isEmpty())
        tryOut(boundary);
}

void RuleMaker::openBoundary()
{
    const bool isRegex = m_boundary.kind == BoundaryKind::Regex;
    m_popover->ask({.title = isRegex ? tr("A pattern that must never be met")
                                     : tr("Words that must never be said"),
                    .fields = {{isRegex ? tr("The pattern") : tr("The words"), m_boundary.pattern},
                               {tr("Probe: a sentence that must trip it"), m_boundary.probe},
                               {tr("What it is about"), m_boundary.title},
                               {tr("Why"), m_boundary.reason}},
                    .effect = QString(),
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

void RuleMaker::tryOut(const Boundary& boundary)
{
    stopTrial();
    m_walk = std::make_shared<Walk>();
    m_tick.start();
    sayWalk();
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.jobs().runLatest(
        trialKey(), this,
        [&workspace, boundary, walk = m_walk](const std::stop_token& stop) {
            return workspace.inputs().tryBoundary(boundary, stop, [&walk](const Progress& now) {
                walk->total = now.total;
                walk->done = now.done;
            });
        },
        [this, walk = m_walk, question = m_question](const Result<BoundaryTrial>& trial) {
            if (question != m_question || walk != m_walk)
                return;
            stopTrial();
            m_popover->sayEffect(trial ? trialWords(*trial) : message(trial.error()));
        });
}

void RuleMaker::sayWalk()
{
    if (!m_walk)
        return;
    const qint64 total = m_walk->total;
    const QLocale locale;
    m_popover->sayEffect(
        total > 0 ? tr("Looking through the drafts… %1 of %2")
                        .arg(locale.toString(qint64(m_walk->done)), locale.toString(total))
        : m_jobs.runningRow() >= 0
            ? tr("The drafts are looked through when the job that runs is done…")
            : tr("Looking through the drafts…"));
}

void RuleMaker::stopTrial()
{
    m_desk.jobs().drop(trialKey());
    m_tick.stop();
    m_walk.reset();
}

void RuleMaker::save(const QStringList& texts)
{
    if (m_saving)
        return;
    m_saving = true;
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
        [this, question = m_question](const Result<Directive>& saved) {
            if (saved)
                settle(question,
                       tr("The directive holds from the next draft on: “%1”").arg(saved->text));
            else
                refuse(question, saved.error());
        });
}

void RuleMaker::saveBoundary()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, boundary = m_boundary](const std::stop_token&) {
            return workspace.inputs().putBoundary(boundary);
        },
        [this, question = m_question](const Result<Boundary>& saved) {
            if (!saved) {
                refuse(question, saved.error());
                return;
            }
            settle(question, tr("The boundary holds: “%1” stops a draft.").arg(saved->pattern));
            checkDrafts();
        });
}

void RuleMaker::settle(quint64 question, const QString& words)
{
    if (question == m_question) {
        m_saving = false;
        m_popover->closeUp();
    }
    Q_EMIT made(words);
}

/// Where it was asked; on the page if that is no longer open.
void RuleMaker::refuse(quint64 question, const Error& error)
{
    if (question != m_question) {
        Q_EMIT failed(error);
        return;
    }
    m_saving = false;
    m_popover->sayRefusal(message(error));
}

/// Behind the people who decide and write: it may take minutes, and can be stopped.
void RuleMaker::checkDrafts()
{
    OpenWorkspace& workspace = m_desk.workspace();
    const auto failure = std::make_shared<std::optional<Error>>();
    const int job =
        m_jobs.start(tr("Checking the drafts by the new boundary"),
                     [&workspace, failure](std::stop_token stop, const ProgressHandler& progress) {
                         const Result<CheckRun> run =
                             workspace.checks().catchUp(progress, std::move(stop));
                         if (!run)
                             *failure = run.error();
                         return endOf(run);
                     });
    connect(&m_jobs, &JobList::ended, this, [this, job, failure](int ended) {
        if (ended == job && *failure)
            Q_EMIT warned(tr("The boundary is saved, but the drafts could not be checked by it: %1")
                              .arg(message(**failure)));
    });
}

} // namespace countersign
