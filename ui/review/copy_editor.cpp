// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/copy_editor.h"

#include "app/text/sms.h"
#include "ui/common/theme.h"
#include "ui/review/citation_object.h"
#include "ui/review/copy_painter.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int sidePadding = 18;

Stroke strokeOf(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Stroke::Wave;
    case Severity::Warning:
        return Stroke::Dash;
    case Severity::Note:
        return Stroke::Dots;
    }
    return Stroke::Dash;
}

QColor colorOf(Severity severity, const Roles& roles)
{
    switch (severity) {
    case Severity::Blocker:
        return roles.blocker;
    case Severity::Warning:
        return roles.warning;
    case Severity::Note:
        return roles.secondary;
    }
    return roles.warning;
}

} // namespace

CopyEditor::CopyEditor(const Theme& theme, QWidget* parent)
    : QTextEdit(parent)
    , m_theme(theme)
    , m_citations(new CitationObject(theme, this))
{
    setObjectName(u"copyEditor"_s);
    setAccessibleName(tr("Copy"));
    setFrameShape(QFrame::NoFrame);
    setAcceptRichText(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTabChangesFocus(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    document()->setDefaultFont(fontOf(Type::Copy));
    setViewportMargins(sidePadding, 14, sidePadding, 14);
    document()->documentLayout()->registerHandler(CitationObject::objectType, m_citations);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &CopyEditor::fitHeight);
    connect(this, &QTextEdit::textChanged, this, [this] {
        m_marked.reset();
        m_cuts.reset();
        if (m_loading)
            return;
        makeTypedMark();
        Q_EMIT edited();
    });
    connect(this, &QTextEdit::cursorPositionChanged, this, [this] {
        if (!m_loading)
            Q_EMIT caretMoved(caret());
    });
    connect(&theme, &Theme::changed, this, [this] { restyle(); });
    setEditing(false);
}

void CopyEditor::setStored(const QString& stored, bool points)
{
    m_loading = true;
    m_light.clear();
    m_underlines.clear();
    m_suggestions.clear();
    m_cuts.reset();
    document()->setUndoRedoEnabled(false);
    document()->clear();
    QTextBlockFormat block;
    block.setLineHeight(fontOf(Type::Copy).pixelSize() * metrics::copyLineHeight,
                        QTextBlockFormat::FixedHeight);
    if (points) {
        block.setLeftMargin(14);
        block.setTextIndent(-14);
        block.setBottomMargin(metrics::grid);
    }
    QTextCursor cursor(document());
    cursor.setBlockFormat(block);
    QTextCharFormat plain;
    plain.setFont(fontOf(Type::Copy));
    cursor.setCharFormat(plain);
    CitationObject::insertStored(cursor, stored);
    document()->setUndoRedoEnabled(true);
    cursor.setPosition(0);
    setTextCursor(cursor);
    m_marked.reset();
    m_loading = false;
    fitHeight();
}

const MarkedText& CopyEditor::marked() const
{
    if (!m_marked)
        m_marked.emplace(stored());
    return *m_marked;
}

QString CopyEditor::stored() const
{
    return CitationObject::storedText(*document(), 0, document()->characterCount() - 1);
}

void CopyEditor::setKnownLabels(const std::set<QString>& labels)
{
    m_citations->setKnown(labels);
    viewport()->update();
}

void CopyEditor::setEditing(bool editing)
{
    setReadOnly(!editing);
    setTextInteractionFlags(editing ? Qt::TextEditorInteraction
                                    : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleDescription(editing ? tr("Editing") : tr("Reading"));
    viewport()->update();
}

void CopyEditor::apply(const text::TextEdit& edit)
{
    const text::Span shown =
        marked().toShown(text::Span{edit.position, edit.position + edit.removed});
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(shown.start));
    cursor.setPosition(static_cast<int>(shown.end), QTextCursor::KeepAnchor);
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    CitationObject::insertStored(cursor, edit.inserted);
    cursor.endEditBlock();
    setTextCursor(cursor);
}

qsizetype CopyEditor::caret() const
{
    return marked().toStored(textCursor().position());
}

void CopyEditor::setCaret(qsizetype storedOffset)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(marked().toShown(storedOffset)));
    setTextCursor(cursor);
}

QRect CopyEditor::areaOf(text::Span span) const
{
    QRectF area;
    for (const QRectF& line : lineAreas(*document(), marked().toShown(span)))
        area |= line;
    return area.translated(viewport()->geometry().topLeft()).toAlignedRect();
}

void CopyEditor::setLight(const std::vector<text::Span>& spans)
{
    if (m_light == spans)
        return;
    m_light = spans;
    viewport()->update();
}

void CopyEditor::setUnderlines(std::vector<Underline> underlines)
{
    m_underlines = std::move(underlines);
    viewport()->update();
}

QSize CopyEditor::sizeHint() const
{
    return {480, m_height};
}

QSize CopyEditor::minimumSizeHint() const
{
    return {240, m_height};
}

void CopyEditor::fitHeight()
{
    const QMargins margins = viewportMargins();
    const int height =
        qMax(96, qCeil(document()->size().height())) + margins.top() + margins.bottom();
    if (height == m_height)
        return;
    m_height = height;
    setFixedHeight(height);
}

void CopyEditor::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    fitHeight();
}

/// Some desktops give these keys to editors ("delete to the end of the line"); here they are the window's.
bool CopyEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool ours =
            press->key() == Qt::Key_K || press->key() == Qt::Key_D || press->key() == Qt::Key_F;
        if (ours && press->modifiers() == Qt::ControlModifier) {
            event->ignore();
            return false;
        }
    }
    return QTextEdit::event(event);
}

void CopyEditor::paintEvent(QPaintEvent* event)
{
    const Roles& roles = m_theme.roles();
    {
        QPainter painter(viewport());
        for (const text::Span& span : m_light) {
            for (const QRectF& area : lineAreas(*document(), marked().toShown(span)))
                drawBand(painter, area, roles);
        }
    }
    QTextEdit::paintEvent(event);
    QPainter painter(viewport());
    for (const Underline& underline : m_underlines) {
        for (const QRectF& area : lineAreas(*document(), marked().toShown(underline.span)))
            drawUnderline(painter, area, strokeOf(underline.severity),
                          colorOf(underline.severity, roles), underline.strong);
    }
    if (m_sms)
        paintCuts(painter);
}

void CopyEditor::setSms(bool sms)
{
    m_sms = sms;
    m_cuts.reset();
    viewport()->update();
}

const std::vector<int>& CopyEditor::cuts() const
{
    if (!m_cuts) {
        m_cuts.emplace();
        if (!m_sms)
            return *m_cuts;
        const text::PlainText sent = text::plainText(stored());
        const text::SmsCount count = text::smsCount(sent.text);
        for (qsizetype i = 1; i < static_cast<qsizetype>(count.segmentSpans.size()); ++i)
            m_cuts->push_back(static_cast<int>(
                marked().toShown(sent.toMarked(count.segmentSpans.at(size_t(i)).start))));
    }
    return *m_cuts;
}

/// Where one message of the network ends and the next begins, with its number.
void CopyEditor::paintCuts(QPainter& painter)
{
    const Roles& roles = m_theme.roles();
    painter.setFont(fontOf(Type::Small, Weight::Bold));
    int number = 2;
    for (const int at : cuts()) {
        QTextCursor cursor(document());
        cursor.setPosition(qMin(at, document()->characterCount() - 1));
        const QRect caret = cursorRect(cursor);
        painter.setPen(QPen(roles.warning, 2, Qt::DashLine));
        painter.drawLine(caret.left(), caret.top() - 2, caret.left(), caret.bottom() + 3);
        painter.setPen(roles.warning);
        painter.drawText(caret.left() + 3, caret.top() + 1,
                         tr("%1/%2", "message of messages").arg(number).arg(cuts().size() + 1));
        ++number;
    }
}

void CopyEditor::addSuggestions(QMenu& menu, int shown)
{
    const qsizetype at = marked().toStored(shown);
    for (const Suggestions& misspelled : m_suggestions) {
        if (at < misspelled.span.start || at > misspelled.span.end)
            continue;
        QAction* before = menu.actions().value(0);
        for (const QString& word : misspelled.words) {
            auto* action = new QAction(word, &menu);
            QFont bold = action->font();
            bold.setBold(true);
            action->setFont(bold);
            connect(action, &QAction::triggered, this, [this, span = misspelled.span, word] {
                apply({span.start, span.length(), word});
            });
            menu.insertAction(before, action);
        }
        if (misspelled.words.isEmpty()) {
            QAction* none = new QAction(tr("No suggestion for this word"), &menu);
            none->setEnabled(false);
            menu.insertAction(before, none);
        }
        menu.insertSeparator(before);
        return;
    }
}

void CopyEditor::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createStandardContextMenu();
    menu->setObjectName(u"copyMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (isEditing())
        addSuggestions(*menu, byKey ? textCursor().position()
                                    : cursorForPosition(event->pos()).position());
    menu->popup(byKey ? viewport()->mapToGlobal(cursorRect().bottomLeft()) : event->globalPos());
}

void CopyEditor::mouseMoveEvent(QMouseEvent* event)
{
    QTextEdit::mouseMoveEvent(event);
    const int at = document()->documentLayout()->hitTest(event->position(), Qt::ExactHit);
    const qsizetype storedOffset = at < 0 ? -1 : marked().toStored(at);
    if (storedOffset == m_hovered)
        return;
    m_hovered = storedOffset;
    Q_EMIT hovered(storedOffset);
    Q_EMIT chipHovered(at < 0 ? QString() : CitationObject::labelAt(*document(), at));
}

void CopyEditor::leaveEvent(QEvent* event)
{
    QTextEdit::leaveEvent(event);
    m_hovered = -1;
    Q_EMIT hovered(-1);
}

void CopyEditor::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls, not the text in it
}

void CopyEditor::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

void CopyEditor::restyle()
{
    document()->markContentsDirty(0, document()->characterCount());
    viewport()->update();
}

QMimeData* CopyEditor::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    auto* copied = new QMimeData;
    copied->setText(
        CitationObject::storedText(*document(), cursor.selectionStart(), cursor.selectionEnd()));
    return copied;
}

bool CopyEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText();
}

void CopyEditor::insertFromMimeData(const QMimeData* source)
{
    if (!isEditing() || !source->hasText())
        return;
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    CitationObject::insertStored(cursor, source->text());
    cursor.endEditBlock();
    setTextCursor(cursor);
    ensureCursorVisible();
}

/// A mark that was typed letter by letter becomes a chip with its last bracket.
void CopyEditor::makeTypedMark()
{
    const QTextCursor caretCursor = textCursor();
    const int at = caretCursor.position();
    if (at == 0 || document()->characterAt(at - 1) != u']')
        return;
    static const QRegularExpression typed(u"\\[@([A-Za-z0-9][A-Za-z0-9_-]*)\\]$"_s);
    const QTextBlock block = caretCursor.block();
    const QString before = block.text().left(at - block.position());
    const QRegularExpressionMatch match = typed.match(before);
    if (!match.hasMatch())
        return;
    QTextCursor cursor(document());
    cursor.setPosition(at - static_cast<int>(match.capturedLength()));
    cursor.setPosition(at, QTextCursor::KeepAnchor);
    m_loading = true; // one change for those who listen
    cursor.joinPreviousEditBlock();
    cursor.removeSelectedText();
    CitationObject::insertStored(cursor, match.captured());
    cursor.endEditBlock();
    m_marked.reset();
    m_cuts.reset();
    m_loading = false;
}

} // namespace countersign
