// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/draft_writing.h"

#include "models/common/desk.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int checkAfter = 50;   // ms after the last keystroke
constexpr int saveEvery = 1000;  // ms
constexpr int retryAfter = 3000; // ms after it could not be kept

QString checkKey()
{
    return u"writing.check"_s;
}

} // namespace

DraftWriting::DraftWriting(Desk& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
{
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(checkAfter);
    m_saveSoon.setSingleShot(true);
    connect(&m_checkSoon, &QTimer::timeout, this, &DraftWriting::check);
    connect(&m_saveSoon, &QTimer::timeout, this, &DraftWriting::save);
}

DraftWriting::~DraftWriting()
{
    // What is being made a revision keeps itself if that fails.
    if (m_saveSoon.isActive() || (m_kept != m_version && !m_finishing))
        save(); // the window closes in the middle of a word; the write is finished before the desk goes
}

void DraftWriting::begin(const DraftId& draft, const RevisionId& base, const EditedText& text)
{
    m_draft = draft;
    m_base = base;
    m_first = text;
    m_text = text;
    m_kept = ++m_version;
    setSaving(Saving::Saved);
    check();
}

void DraftWriting::change(const QString& subject, const QString& text)
{
    if (!m_draft || (m_text.subject == subject && m_text.text == text))
        return;
    m_text.subject = subject;
    m_text.text = text;
    ++m_version;
    m_checkSoon.start();
    if (!m_saveSoon.isActive())
        m_saveSoon.start(saveEvery);
    setSaving(Saving::Pending);
}

void DraftWriting::check()
{
    if (!m_draft)
        return;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.checks().runLatest(
        checkKey(), this,
        [&workspace, draft = *m_draft, text = m_text](const std::stop_token& stop) {
            return workspace.checks().checkUnsaved(draft, text, stop);
        },
        [this, version = m_version](const Result<CheckedText>& result) {
            if (!result || version != m_version || !m_draft)
                return;
            m_checked = version;
            Q_EMIT checked(*result);
        });
}

void DraftWriting::save()
{
    m_saveSoon.stop();
    if (!m_draft)
        return;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, draft = *m_draft, base = m_base, text = m_text](const std::stop_token&) {
            return workspace.edits().saveWork(draft, base, text);
        },
        [this, version = m_version](const Result<void>& result) {
            if (!m_draft)
                return;
            if (!result) {
                setSaving(Saving::Failed);
                m_saveSoon.start(retryAfter);
                return;
            }
            m_kept = std::max(m_kept, version);
            if (version == m_version)
                setSaving(Saving::Saved);
        });
}

void DraftWriting::cite(const EvidenceId& evidence, qsizetype position, Cited done)
{
    if (!m_draft)
        return;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.reads().run(
        this,
        [&workspace, draft = *m_draft, text = m_text, position, evidence](const std::stop_token&) {
            return workspace.edits().cite(draft, text, position, evidence);
        },
        [this, version = m_version, done = std::move(done)](const Result<InsertedCitation>& cited) {
            if (!m_draft || version != m_version)
                return; // typed on in the meantime: the place is no longer the one meant
            if (cited)
                m_text.citations = cited->citations;
            done(cited);
        });
}

void DraftWriting::finish(Finished done)
{
    if (!m_draft || m_finishing)
        return;
    m_saveSoon.stop();
    OpenWorkspace& workspace = m_desk.workspace();
    if (!isChanged()) {
        EditOutcome outcome;
        outcome.revision = m_base;
        discard();
        done(outcome);
        return;
    }
    m_finishing = true;
    m_desk.writes().run(
        this,
        [&workspace, draft = *m_draft, base = m_base, text = m_text](const std::stop_token&) {
            Result<EditOutcome> outcome = workspace.edits().finish(draft, base, text);
            // Nobody may be there any more to try again.
            if (!outcome)
                (void)workspace.edits().saveWork(draft, base, text);
            return outcome;
        },
        [this, version = m_version, text = m_text,
         done = std::move(done)](const Result<EditOutcome>& outcome) {
            m_finishing = false;
            if (outcome && version == m_version) {
                end();
            } else if (outcome) { // typed on in the meantime: what follows is the next edit
                m_base = outcome->revision;
                m_first = text;
            } else if (m_draft && m_kept != m_version) {
                m_saveSoon.start(saveEvery);
            }
            done(outcome);
        });
}

void DraftWriting::discard()
{
    if (!m_draft)
        return;
    drop(*m_draft);
    end();
}

void DraftWriting::drop(const DraftId& draft)
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, draft](const std::stop_token&) { return workspace.edits().dropWork(draft); },
        [this, draft](const Result<void>&) { Q_EMIT dropped(draft); });
}

void DraftWriting::end()
{
    m_draft.reset();
    m_checkSoon.stop();
    m_saveSoon.stop();
    m_desk.checks().drop(checkKey());
    setSaving(Saving::Saved);
    Q_EMIT ended();
}

void DraftWriting::setSaving(Saving saving)
{
    if (m_saving == saving)
        return;
    m_saving = saving;
    Q_EMIT savingChanged();
}

} // namespace countersign
