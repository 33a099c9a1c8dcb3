// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/comparison_panel.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int sidePadding = 18;

/// What went and what came is told by a line, too, not by colour alone.
QTextCharFormat formatOf(ComparedPart::Kind kind, const Roles& roles, const QFont& font)
{
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(roles.text);
    if (kind == ComparedPart::Kind::Removed) {
        format.setFontStrikeOut(true);
        format.setForeground(roles.outlined() ? roles.text : roles.blockerTone.ink);
        if (!roles.outlined())
            format.setBackground(roles.blockerTone.tint);
    } else if (kind == ComparedPart::Kind::Added) {
        format.setFontUnderline(true);
        format.setForeground(roles.outlined() ? roles.text : roles.goodTone.ink);
        if (!roles.outlined())
            format.setBackground(roles.goodTone.tint);
    }
    return format;
}

} // namespace

ComparisonPanel::ComparisonPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_which(new QComboBox(this))
    , m_counts(new ElidedLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_close(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_text(new QTextEdit(this))
{
    setObjectName(u"comparison"_s);
    setAccessibleName(tr("Comparison"));
    m_which->setObjectName(u"comparedWith"_s);
    m_which->setAccessibleName(tr("Compared with"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_which->setMinimumContentsLength(20);
    m_which->installEventFilter(this);
    m_counts->setObjectName(u"comparedCounts"_s);
    m_close->setObjectName(u"closeComparison"_s);
    m_text->setObjectName(u"comparedText"_s);
    m_text->setAccessibleName(tr("What changed"));
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(0);
    m_text->installEventFilter(this);
    m_text->viewport()->installEventFilter(this);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(sidePadding, metrics::gap, metrics::gap, metrics::gap);
    head->setSpacing(metrics::gap);
    head->addWidget(m_which, 1);
    head->addWidget(m_counts, 1);
    head->addWidget(m_close);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(sidePadding, 14, sidePadding, 14);
    body->addWidget(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(new Line(theme, Qt::Horizontal, this));
    layout->addLayout(body);
    connect(m_which, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_filling)
            compareWith(index);
    });
    connect(m_text->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            this, &ComparisonPanel::fitHeight);
    connect(&theme, &Theme::changed, this, [this] { compareWith(m_which->currentIndex()); });
}

void ComparisonPanel::show(std::vector<ComparableText> earlier, int first, const EditedText& now)
{
    const QString before = m_which->currentData().toString();
    m_filling = true;
    m_earlier = std::move(earlier);
    m_now = now;
    m_which->clear();
    for (const ComparableText& text : m_earlier)
        m_which->addItem(text.name, text.revision.text());
    const int again = m_which->findData(before);
    m_which->setCurrentIndex(again >= 0 ? again : first);
    m_filling = false;
    compareWith(m_which->currentIndex());
    setFocusProxy(m_text);
}

void ComparisonPanel::next()
{
    if (m_which->count() > 0)
        m_which->setCurrentIndex((m_which->currentIndex() + 1) % m_which->count());
}

void ComparisonPanel::compareWith(int index)
{
    if (index < 0 || index >= static_cast<int>(m_earlier.size()))
        return;
    const Comparison comparison = compare(m_earlier.at(size_t(index)).text, m_now);
    m_text->clear();
    QTextCursor cursor(m_text->document());
    QTextBlockFormat block;
    block.setLineHeight(fontOf(Type::Copy).pixelSize() * metrics::copyLineHeight,
                        QTextBlockFormat::FixedHeight);
    cursor.setBlockFormat(block);
    const auto write = [&](const std::vector<ComparedPart>& parts, Weight weight) {
        for (const ComparedPart& part : parts)
            cursor.insertText(part.text,
                              formatOf(part.kind, m_theme.roles(), fontOf(Type::Copy, weight)));
    };
    if (!comparison.subject.empty()) {
        write(comparison.subject, Weight::Bold);
        cursor.insertBlock(block);
        cursor.insertBlock(block);
    }
    write(comparison.text, Weight::Regular);
    m_counts->setText(comparison.isSame()
                          ? tr("The same words")
                          : tr("%1, %2").arg(tr("%n word(s) less", nullptr, comparison.removed),
                                             tr("%n more", nullptr, comparison.added)));
    fitHeight();
}

void ComparisonPanel::fitHeight()
{
    m_text->setFixedHeight(qMax(96, qCeil(m_text->document()->size().height()) + 4));
}

void ComparisonPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

bool ComparisonPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && watched == m_text->viewport()) {
        event->ignore(); // the page scrolls, not the text in it
        return true;
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (event->type() == QEvent::KeyPress)
            m_close->click();
        event->accept(); // it leaves the comparison, not the edit
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace countersign
