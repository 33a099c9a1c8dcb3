// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/segment_view.h"

#include "app/services/messages.h"
#include "models/common/words.h"
#include "models/inputs/inputs_reader.h"
#include "models/segments/segment_words.h"
#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/segments/gate_card.h"
#include "ui/segments/lessons_card.h"
#include "ui/segments/mode_card.h"
#include "ui/segments/trend_chart.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int twoColumnsFrom = 760;
constexpr int mostGroups = 5;
constexpr int mostFindings = 8;

} // namespace

SegmentView::SegmentView(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_name(makeLabel(theme, Type::Title, Weight::Bold, Ink::Text, this))
    , m_figures(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_mode(new ModeCard(theme, this))
    , m_gate(new GateCard(theme, this))
    , m_lessons(new LessonsCard(theme, this))
    , m_upper(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_lower(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_exposed(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(u"segmentView"_s);
    m_name->setObjectName(u"segmentName"_s);
    m_figures->setObjectName(u"segmentFigures"_s);
    m_figures->setWordWrap(true);
    QVBoxLayout* trend = makeCard(m_trendCard, u"trendCard"_s, tr("Approved without a real edit"));
    m_rate = addWords(trend, u"rate"_s);
    m_trend = new TrendChart(theme, m_trendCard);
    m_trend->setObjectName(u"trend"_s);
    trend->addWidget(m_trend, 1);
    trend->addStretch(0); // takes the room while there is no curve

    QVBoxLayout* inputs = makeCard(m_inputCard, u"inputCard"_s, tr("The four inputs"));
    m_weakest = addWords(inputs, u"weakestInput"_s);
    m_coverage = addWords(inputs, u"segmentCoverage"_s, true);
    m_channels = addWords(inputs, u"stepChannels"_s);
    auto* open = new KeyButton(theme, KeyButton::Look::Framed, m_inputCard);
    open->setObjectName(u"openInputs"_s);
    open->setText(tr("Open Inputs"));
    open->setAccessibleName(open->text());
    connect(open, &QAbstractButton::clicked, this, &SegmentView::inputsAsked);
    inputs->addWidget(open);
    inputs->addStretch(1);

    m_groupLayout = makeCard(m_groupCard, u"groupCard"_s, tr("Drafts that are built alike"));
    m_same = addWords(m_groupLayout, u"sameProblem"_s);
    auto* all = new KeyButton(theme, KeyButton::Look::Framed, m_groupCard);
    all->setObjectName(u"openDrafts"_s);
    all->setText(tr("All drafts of the segment"));
    all->setAccessibleName(all->text());
    connect(all, &QAbstractButton::clicked, this, [this] { Q_EMIT draftsAsked({}); });
    m_groupLayout->addWidget(all);
    m_groupLayout->addStretch(1);

    m_findingLayout = makeCard(m_findingCard, u"findingCard"_s, tr("What the checks find"));
    m_noFindings = addWords(m_findingLayout, u"noFindings"_s, true);
    m_findingLayout->addStretch(1);
    m_objectionLayout = makeCard(m_objectionCard, u"objectionCard"_s, tr("Why drafts came back"));
    m_noObjections = addWords(m_objectionLayout, u"noObjections"_s, true);
    m_objectionLayout->addStretch(1);
    auto* came = new QVBoxLayout;
    came->setSpacing(metrics::margin);
    came->addWidget(m_findingCard);
    came->addWidget(m_objectionCard, 1);

    for (QBoxLayout* row : {m_upper, m_lower, m_exposed})
        row->setSpacing(metrics::margin);
    m_exposed->addWidget(m_lessons, 1);
    m_exposed->addLayout(came, 1);
    m_upper->addWidget(m_gate, 1);
    m_upper->addWidget(m_trendCard, 1);
    m_lower->addWidget(m_inputCard, 1);
    m_lower->addWidget(m_groupCard, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, metrics::gap, 20, 20);
    layout->setSpacing(metrics::margin);
    auto* head = new QVBoxLayout;
    head->setSpacing(metrics::grid);
    head->addWidget(m_name);
    head->addWidget(m_figures);
    layout->addLayout(head);
    layout->addWidget(m_mode);
    layout->addLayout(m_upper);
    layout->addLayout(m_lower);
    layout->addLayout(m_exposed);
    layout->addStretch(1);
}

QVBoxLayout* SegmentView::makeCard(Card*& card, const QString& name, const QString& title)
{
    card = new Card(m_theme, this);
    card->setObjectName(name);
    QLabel* head = makeLabel(m_theme, Type::List, Weight::Bold, Ink::Text, card);
    head->setText(title);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(head);
    return layout;
}

QLabel* SegmentView::addWords(QVBoxLayout* layout, const QString& name, bool secondary)
{
    QLabel* words =
        makeLabel(m_theme, Type::List, Weight::Regular, secondary ? Ink::Secondary : Ink::Text);
    words->setObjectName(name);
    words->setWordWrap(true);
    layout->addWidget(words);
    return words;
}

void SegmentView::show(const SegmentSnapshot& snapshot)
{
    const SegmentReport& report = snapshot.report;
    m_name->setText(report.policy.segment.name);
    SegmentSummary summary;
    summary.people = report.people;
    summary.drafts = report.drafts;
    m_figures->setText(detailOf(summary));
    m_mode->show(snapshot);
    m_gate->show(report);
    m_rate->setText(rateWords(report));
    m_trend->show(report.trend);
    m_trend->setVisible(!report.trend.empty());
    showInputs(report);
    showGroups(report);
    m_lessons->show(report.lessons);
    showFindings(report);
    showObjections(report);
}

void SegmentView::showInputs(const SegmentReport& report)
{
    m_weakest->setText(
        report.weakestInput
            ? tr("Weakest: %1. %2").arg(label(*report.weakestInput), weakestWords(report))
            : weakestWords(report));
    QStringList lines;
    for (const InputCoverage& one : report.coverage)
        lines.append(tr("%1: %2").arg(capitalised(label(one.input)), coverageWords(one)));
    m_coverage->setText(lines.join(u'\n'));
    const QString channels = channelWords(report);
    m_channels->setText(channels);
    m_channels->setVisible(!channels.isEmpty());
}

void SegmentView::showGroups(const SegmentReport& report)
{
    m_same->setText(
        report.groups.empty() ? tr("No three of the latest drafts are built alike.")
        : report.sameProblem
            ? tr("Most drafts look the same. That is the segment’s problem, not that of "
                 "single drafts: it is too broad for one angle. Split it, or give it "
                 "more to write from.")
            : tr("The largest groups. A click opens the first of them in Review."));
    QWidget* rows = newRows(m_groups, m_groupLayout, m_groupCard, 2);
    for (size_t i = 0; i < report.groups.size() && i < size_t(mostGroups); ++i) {
        KeyButton* button = addRow(rows, u"group%1"_s.arg(i + 1), groupWords(report.groups[i]));
        button->setAccessibleName(tr("%1: open the first").arg(button->text()));
        const DraftId first = report.groups[i].drafts.front();
        connect(button, &QAbstractButton::clicked, this,
                [this, first] { Q_EMIT draftAsked(first); });
    }
}

/// Rows of a card, made anew.
QWidget* SegmentView::newRows(QWidget*& rows, QVBoxLayout* layout, Card* card, int place)
{
    delete rows;
    rows = new QWidget(card);
    auto* list = new QVBoxLayout(rows);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(2);
    layout->insertWidget(place, rows);
    return rows;
}

KeyButton* SegmentView::addRow(QWidget* rows, const QString& name, const QString& text)
{
    auto* button = new KeyButton(m_theme, KeyButton::Look::Quiet, rows);
    button->setObjectName(name);
    button->setText(text);
    button->setTone(Tone::Accent);
    rows->layout()->addWidget(button);
    return button;
}

void SegmentView::showFindings(const SegmentReport& report)
{
    m_noFindings->setText(report.findings.empty()
                              ? tr("Nothing is open in the drafts of this segment.")
                              : tr("A click opens the drafts in Review."));
    QWidget* rows = newRows(m_findings, m_findingLayout, m_findingCard, 2);
    for (size_t i = 0; i < report.findings.size() && i < size_t(mostFindings); ++i) {
        const store::CheckCount& count = report.findings[i];
        KeyButton* button = addRow(rows, u"finding%1"_s.arg(i + 1), findingWords(count));
        button->setTone(count.severity == Severity::Blocker   ? Tone::Blocker
                        : count.severity == Severity::Warning ? Tone::Warning
                                                              : Tone::Neutral);
        button->setAccessibleName(tr("%1: open them").arg(button->text()));
        const QString check = count.check;
        connect(button, &QAbstractButton::clicked, this,
                [this, check] { Q_EMIT draftsAsked(check); });
    }
}

void SegmentView::showObjections(const SegmentReport& report)
{
    m_noObjections->setText(report.objections.empty()
                                ? tr("Nothing was rejected or sent back.")
                                : tr("What reviewers said. A click opens the latest draft."));
    QWidget* rows = newRows(m_objections, m_objectionLayout, m_objectionCard, 2);
    for (size_t i = 0; i < report.objections.size() && i < size_t(mostGroups); ++i) {
        const ObjectionGroup& group = report.objections[i];
        KeyButton* button = addRow(rows, u"objection%1"_s.arg(i + 1), objectionWords(group));
        button->setAccessibleName(tr("%1: open the latest").arg(button->text()));
        const DraftId latest = group.drafts.front();
        connect(button, &QAbstractButton::clicked, this,
                [this, latest] { Q_EMIT draftAsked(latest); });
    }
}

void SegmentView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto direction =
        width() < twoColumnsFrom ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_upper->direction() == direction)
        return;
    m_upper->setDirection(direction);
    m_lower->setDirection(direction);
    m_exposed->setDirection(direction);
}

} // namespace countersign
