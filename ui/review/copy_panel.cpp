// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/copy_panel.h"

#include "models/findings/findings_model.h"
#include "models/history/history_model.h"
#include "models/review/draft_words.h"
#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/notice.h"
#include "ui/common/pill.h"
#include "ui/common/theme.h"
#include "ui/review/channel_tabs.h"
#include "ui/review/comparison_panel.h"
#include "ui/review/copy_editor.h"
#include "ui/review/findings_view.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

int widestCopy()
{
    return QFontMetrics(fontOf(Type::Copy)).averageCharWidth() * metrics::copyCharacters + 2 * 18;
}

Tone toneOf(policy::ReviewState state)
{
    using policy::ReviewState;
    switch (state) {
    case ReviewState::Ready:
    case ReviewState::Delivered:
        return Tone::Good;
    case ReviewState::Conflict:
    case ReviewState::Suppressed:
    case ReviewState::Blocked:
    case ReviewState::DeliveryUnknown:
        return Tone::Blocker;
    case ReviewState::ChangesRequested:
        return Tone::Warning;
    case ReviewState::ChangedSinceApproval:
    case ReviewState::NeedsSignOff:
        return Tone::Accent;
    case ReviewState::Rejected:
    case ReviewState::NeedsReview:
        return Tone::Neutral;
    }
    return Tone::Neutral;
}

} // namespace

CopyPanel::CopyPanel(const Theme& theme, FindingsModel& findings, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_findings(findings)
    , m_scroll(new QScrollArea(this))
    , m_tabs(new ChannelTabs(theme, this))
    , m_version(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_notice(new Notice(theme))
    , m_card(new Card(theme))
    , m_subject(new QLineEdit)
    , m_subjectLine(new Line(theme, Qt::Horizontal))
    , m_editor(new CopyEditor(theme))
    , m_comparison(new ComparisonPanel(theme))
    , m_versions(makeLabel(theme, Type::Copy, Weight::Regular, Ink::Text))
    , m_figures(new QWidget)
    , m_metrics(new ElidedLabel(theme, Type::Small, Weight::Regular, Ink::Secondary))
    , m_editingSign(new Pill(theme))
    , m_saving(makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary))
    , m_findingsCard(new Card(theme))
    , m_clean(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary))
    , m_findingsView(new FindingsView(theme, findings))
{
    auto* inside = new QWidget;
    auto* centred = new QHBoxLayout(inside);
    centred->setContentsMargins(metrics::wide, 10, metrics::wide, metrics::wide);
    auto* column = new QWidget;
    column->setMaximumWidth(widestCopy() + 60);
    centred->addWidget(column, 1);
    layOutCard(column);
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);

    connect(m_editor, &CopyEditor::edited, this, &CopyPanel::edited);
    connect(m_subject, &QLineEdit::textEdited, this, &CopyPanel::edited);
    connect(m_editor, &CopyEditor::caretMoved, this, [this](qsizetype at) {
        m_caret = at;
        light();
        keepCaretInSight();
    });
    connect(m_editor, &CopyEditor::hovered, this, [this](qsizetype at) {
        m_pointer = at < 0 ? std::nullopt : std::optional(at);
        light();
    });
    connect(m_editor, &CopyEditor::chipHovered, this, &CopyPanel::chipInHand);
}

void CopyPanel::layOutCard(QWidget* column)
{
    m_subject->setObjectName(u"subject"_s);
    m_subject->setAccessibleName(tr("Subject"));
    m_subject->setPlaceholderText(tr("Subject"));
    m_subject->setFrame(false);
    m_subject->setFont(fontOf(Type::Copy, Weight::Bold));
    m_version->setObjectName(u"version"_s);
    m_metrics->setObjectName(u"metrics"_s);
    m_saving->setObjectName(u"saving"_s);
    m_editingSign->setObjectName(u"editingSign"_s);
    m_editingSign->hide();
    m_notice->setObjectName(u"standing"_s);

    m_version->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_version->setMinimumWidth(80); // rather than a channel it is shortened
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, metrics::gap, 0);
    head->addWidget(m_tabs, 1, Qt::AlignBottom);
    head->addWidget(m_version, 0, Qt::AlignVCenter);

    m_versions->setObjectName(u"versions"_s);
    m_versions->setWordWrap(true);
    m_versions->setContentsMargins(18, metrics::wide, 18, metrics::wide);
    m_versions->hide();

    auto* figures = new QHBoxLayout(m_figures);
    figures->setContentsMargins(18, metrics::gap, 18, metrics::gap);
    figures->setSpacing(metrics::gap);
    figures->addWidget(m_metrics, 1);
    figures->addWidget(m_editingSign);
    figures->addWidget(m_saving);

    auto* card = new QVBoxLayout(m_card);
    card->setContentsMargins(2, 2, 2, 2); // the edge while one writes
    card->setSpacing(0);
    card->addWidget(m_subject);
    card->addWidget(m_subjectLine);
    card->addWidget(m_editor);
    card->addWidget(m_comparison);
    card->addWidget(m_versions);
    m_comparison->hide();
    card->addWidget(new Line(m_theme, Qt::Horizontal));
    card->addWidget(m_figures);

    auto* findings = new QVBoxLayout(m_findingsCard);
    findings->setContentsMargins(1, 1, 1, 1);
    findings->addWidget(m_clean);
    findings->addWidget(m_findingsView);
    m_clean->setObjectName(u"clean"_s);
    m_clean->setContentsMargins(14, 8, 14, 8);

    auto* copy = new QVBoxLayout;
    copy->setSpacing(0);
    copy->addLayout(head);
    copy->addWidget(m_card);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::margin);
    layout->addLayout(copy);
    layout->addWidget(m_notice);
    layout->addWidget(m_findingsCard);
    layout->addStretch(1);
}

void CopyPanel::show(const DraftView& view, const QDateTime& now, bool stay)
{
    m_caret.reset();
    m_pointer.reset();
    EditedText text;
    if (view.head)
        text = {view.head->subject, view.head->text, view.head->citations};
    endComparison();
    m_channel = view.draft.channel;
    m_editor->setSms(m_channel == Channel::Sms);
    m_editor->setStored(text.text, m_channel == Channel::Phone);
    m_subject->setText(text.subject);
    m_subject->setCursorPosition(0);
    std::set<QString> labels;
    for (const auto& citation : text.citations)
        labels.insert(citation.first);
    m_editor->setKnownLabels(labels);
    const bool several = !view.conflicting.empty();
    m_hasSubject = !several && (view.draft.channel == Channel::Email || !text.subject.isEmpty());
    m_subject->setVisible(m_hasSubject);
    m_subjectLine->setVisible(m_hasSubject);
    m_editor->setVisible(!several);
    m_figures->setVisible(!several);
    if (!stay)
        m_scroll->verticalScrollBar()->setValue(0);
    setSupport(view.support);
    setMetrics(view.metrics);
    showAround(view, now);
}

void CopyPanel::renew(const DraftView& view, const QDateTime& now)
{
    showAround(view, now);
}

void CopyPanel::showAround(const DraftView& view, const QDateTime& now)
{
    m_checked = view.checked;
    m_findingsCard->setVisible(view.head.has_value());
    m_versions->setText(versionsWords(view, now));
    m_versions->setVisible(!view.conflicting.empty());
    m_tabs->show(view.siblings, view.draft.id);
    m_version->setText(headLine(view, now));
    m_version->setAccessibleName(tr("History: %1").arg(m_version->text()));
    setPlainToolTip(*m_version, m_version->text());
    m_version->updateGeometry();
    m_notice->say(standingOf(view), toneOf(view.state),
                  view.conflicting.empty() ? QString() : tr("Resolve…"));
}

void CopyPanel::setText(const EditedText& text)
{
    m_editor->setStored(text.text, m_channel == Channel::Phone);
    m_subject->setText(text.subject);
}

void CopyPanel::replaceInSubject(const Fix& fix)
{
    m_subject->setSelection(static_cast<int>(fix.start), static_cast<int>(fix.end - fix.start));
    m_subject->insert(fix.replacement);
    Q_EMIT edited();
}

void CopyPanel::startComparison(std::vector<ComparableText> earlier, int first,
                                const EditedText& now)
{
    m_comparison->show(std::move(earlier), first, now);
    const bool hadFocus = m_editor->hasFocus() || m_subject->hasFocus();
    m_subject->hide();
    m_subjectLine->hide();
    m_editor->hide();
    m_comparison->QWidget::show();
    if (hadFocus)
        m_comparison->setFocus();
}

void CopyPanel::endComparison()
{
    if (!isComparing())
        return;
    const bool hadFocus = m_comparison->isAncestorOf(QApplication::focusWidget());
    m_comparison->hide();
    m_editor->setVisible(m_versions->isHidden());
    m_subject->setVisible(m_hasSubject);
    m_subjectLine->setVisible(m_hasSubject);
    if (hadFocus)
        m_editor->setFocus();
}

bool CopyPanel::isComparing() const
{
    return !m_comparison->isHidden();
}

QString CopyPanel::subject() const
{
    return m_subject->text();
}

QString CopyPanel::text() const
{
    return m_editor->stored();
}

void CopyPanel::setEditing(bool editing)
{
    m_editor->setEditing(editing);
    m_subject->setReadOnly(!editing);
    m_card->setInHand(editing);
    if (editing)
        m_editingSign->show(tr("Editing · Esc goes back to reading"), Tone::Accent);
    m_editingSign->setVisible(editing);
    if (!editing)
        m_subject->deselect();
}

void CopyPanel::setSupport(const std::vector<checks::Support>& support)
{
    m_support = SupportMap(support);
    light();
}

void CopyPanel::setMetrics(const checks::Metrics& metrics)
{
    m_metrics->setText(metricWords(metrics).join(u"    "_s));
    m_metrics->explain(metricMeanings(metrics).join(u'\n'));
}

void CopyPanel::setSaving(DraftWriting::Saving saving)
{
    if (saving == DraftWriting::Saving::Failed)
        m_saving->setText(tr("could not be saved"));
    else if (saving == DraftWriting::Saving::Pending)
        m_saving->setText(tr("saving…"));
    else
        m_saving->setText(tr("saved"));
}

void CopyPanel::underline(int inHand)
{
    std::vector<Underline> underlines;
    std::vector<Suggestions> suggestions;
    for (int row = 0; row < m_findings.rowCount(); ++row) {
        const FindingView& view = m_findings.findingAt(row);
        const Finding& finding = view.finding;
        if (view.open && !m_findings.isMended(row) && finding.field == Field::Text &&
            finding.end > finding.start && !isNotChecked(finding))
            underlines.push_back({{finding.start, finding.end}, finding.severity, row == inHand});
        if (finding.check == u"language.spelling"_s && finding.field == Field::Text &&
            !m_findings.isMended(row))
            suggestions.push_back({{finding.start, finding.end}, finding.args.mid(1)});
    }
    m_editor->setUnderlines(std::move(underlines));
    m_editor->setSuggestions(std::move(suggestions));
    const bool clean = m_findings.rowCount() == 0;
    m_findingsView->setVisible(!clean);
    m_clean->setVisible(clean);
    m_clean->setText(m_checked ? tr("The checks found nothing.")
                               : tr("Not checked yet. The checks run when the text is edited, or "
                                    "under Activity."));
}

void CopyPanel::light()
{
    const std::optional<qsizetype> at = m_pointer ? m_pointer : m_caret;
    const checks::Support* sentence = at ? m_support.at(*at) : nullptr;
    const bool bears = sentence && !sentence->passages.empty();
    m_editor->setLight(bears ? std::vector{sentence->sentence} : std::vector<text::Span>());
    Q_EMIT sentenceInHand(sentence);
}

void CopyPanel::lightCiting(const QString& label)
{
    m_editor->setLight(m_support.sentencesOf(label));
}

void CopyPanel::goTo(const Finding& finding)
{
    if (finding.field != Field::Text || finding.end <= finding.start)
        return;
    m_pointer.reset();
    m_editor->setCaret(finding.start);
    const QRect area = m_editor->areaOf({finding.start, finding.end});
    const QPoint place = m_editor->mapTo(m_scroll->widget(), area.center());
    m_scroll->ensureVisible(place.x(), place.y(), 0, area.height() / 2 + 40);
}

qsizetype CopyPanel::citingPlace() const
{
    const auto endOf = [](const checks::Support& sentence) { return sentence.sentence.end; };
    if (m_editor->isEditing())
        return m_editor->caret();
    const checks::Support* sentence = m_caret ? m_support.at(*m_caret) : nullptr;
    if (!sentence)
        sentence = m_support.firstUnsupported();
    return sentence ? endOf(*sentence) : m_editor->caret();
}

void CopyPanel::keepCaretInSight()
{
    const QRect caret = m_editor->cursorRect();
    const QPoint place = m_editor->viewport()->mapTo(m_scroll->widget(), caret.center());
    m_scroll->ensureVisible(place.x(), place.y(), 0, 40);
}

} // namespace countersign
