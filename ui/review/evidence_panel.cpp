// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/evidence_panel.h"

#include "app/services/messages.h"
#include "models/evidence/evidence_model.h"
#include "models/evidence/evidence_words.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/theme.h"
#include "ui/review/evidence_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

EvidenceList::EvidenceList(const Theme& theme, EvidenceModel& evidence, QWidget* parent)
    : QListView(parent)
{
    setObjectName(u"evidence"_s);
    setAccessibleName(tr("Evidence"));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setItemDelegate(new EvidenceDelegate(theme, this));
    setModel(&evidence);
}

void EvidenceList::keyboardSearch(const QString& /*search*/) {}

void EvidenceList::showRow(int row)
{
    const QModelIndex index = model()->index(row, 0);
    if (!viewport()->rect().contains(visualRect(index)))
        scrollTo(index, EnsureVisible);
}

void EvidenceList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT rowInHand(current.row());
}

void EvidenceList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // cards are as tall as their words at this width
}

EvidencePanel::EvidencePanel(const Theme& theme, EvidenceModel& evidence, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_evidence(evidence)
    , m_weakest(makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_cite(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_note(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_search(new QLineEdit(this))
    , m_list(new EvidenceList(theme, evidence, this))
{
    setObjectName(u"evidencePanel"_s);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("Evidence"));
    m_cite->setObjectName(u"cite"_s);
    m_note->setObjectName(u"note"_s);
    m_search->setObjectName(u"evidenceSearch"_s);
    m_search->setPlaceholderText(tr("Search the evidence"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_weakest->setObjectName(u"weakestInput"_s);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    head->setSpacing(metrics::gap);
    head->addWidget(title, 1);
    head->addWidget(m_note);
    head->addWidget(m_cite);
    auto* headBox = new QWidget(this);
    headBox->setLayout(head);
    headBox->setFixedHeight(40);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(headBox);
    layout->addWidget(new Line(theme, Qt::Horizontal, this));
    m_weakest->setWordWrap(true);
    m_weakest->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, 0);
    layout->addWidget(m_weakest);
    auto* searchBox = new QHBoxLayout;
    searchBox->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, metrics::gap);
    searchBox->addWidget(m_search);
    layout->addLayout(searchBox);
    layout->addWidget(m_list, 1);
    m_list->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, &m_evidence, &EvidenceModel::setSearch);
    connect(m_list, &EvidenceList::rowInHand, this, [this](int row) {
        if (const auto* passage = m_evidence.passageAt(row))
            Q_EMIT passageChosen(passage->evidence.id);
    });
    connect(m_list, &QAbstractItemView::clicked, this, &EvidencePanel::activate);
    connect(m_list, &QAbstractItemView::activated, this, &EvidencePanel::activate);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void EvidencePanel::show(const std::shared_ptr<const DraftView>& view)
{
    const std::optional<Input> weakest = view ? view->weakestInput : std::nullopt;
    m_weakest->setText(weakest
                           ? tr("Weakest input: %1. %2").arg(label(*weakest), weakestHelp(*weakest))
                           : QString());
    m_weakest->setVisible(weakest.has_value());
    const std::optional<DraftId> draft = view ? std::optional(view->draft.id) : std::nullopt;
    if (std::exchange(m_draft, draft) != draft)
        m_list->scrollToTop(); // where one looked was of the draft before
}

std::optional<EvidenceId> EvidencePanel::chosen() const
{
    const QModelIndex current = m_list->currentIndex();
    const auto* passage = current.isValid() ? m_evidence.passageAt(current.row()) : nullptr;
    return passage ? std::optional(passage->evidence.id) : std::nullopt;
}

QUrl EvidencePanel::source() const
{
    const QUrl address(m_list->currentIndex().data(EvidenceModel::SourceRole).toString());
    const bool web = address.scheme() == u"https"_s || address.scheme() == u"http"_s;
    return web && address.isValid() && !address.host().isEmpty() ? address : QUrl();
}

bool EvidencePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // it leaves the search, not the edit
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) { // while writing it ends the edit and does not come here
            m_search->clear();
            Q_EMIT left();
            return true;
        }
        if (watched != m_search)
            return QWidget::eventFilter(watched, event);
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_list->setFocus(Qt::OtherFocusReason);
            if (const int row = m_evidence.firstPassage(); row >= 0)
                m_list->setCurrentIndex(m_evidence.index(row));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void EvidencePanel::followLight()
{
    const std::vector<EvidenceId> lit = m_evidence.lit();
    int first = -1;
    for (const EvidenceId& evidence : lit) {
        const int row = m_evidence.rowOf(evidence);
        first = first < 0 ? row : qMin(first, row);
    }
    if (first >= 0)
        m_list->showRow(first);
}

void EvidencePanel::activate(const QModelIndex& index)
{
    const auto kind = index.data(EvidenceModel::KindRole).value<EvidenceModel::Kind>();
    const auto input = static_cast<Input>(index.data(EvidenceModel::InputRole).toInt());
    if (const auto* passage = m_evidence.passageAt(index.row()))
        Q_EMIT passageOpened(passage->evidence.id);
    if (kind == EvidenceModel::Kind::More)
        m_evidence.showAll(input);
    else if (kind == EvidenceModel::Kind::Empty)
        Q_EMIT helpAsked(input);
}

void EvidencePanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.roles().panel);
}

} // namespace countersign
