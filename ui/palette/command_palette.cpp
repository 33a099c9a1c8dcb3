// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_palette.h"

#include "ui/common/theme.h"
#include "ui/palette/palette_delegate.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int widest = 600;
constexpr int rowsSeen = 10;

} // namespace

CommandPalette::CommandPalette(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_line(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setObjectName(u"palette"_s);
    setAccessibleName(tr("Everything there is"));
    m_line->setObjectName(u"paletteLine"_s);
    m_line->setPlaceholderText(tr("What do you want to do, or where to go?"));
    m_line->setAccessibleName(tr("Command, page, person or view"));
    m_line->installEventFilter(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("What answers to it"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new PaletteDelegate(theme, m_list));
    m_list->setModel(&m_model);
    m_list->setFixedHeight(rowsSeen * PaletteDelegate::rowHeight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model.setTyped(words);
        choose(m_model.firstUsable());
        Q_EMIT typed(words);
    });
    connect(m_line, &QLineEdit::returnPressed, this, [this] { run(m_list->currentIndex()); });
    connect(m_list, &QAbstractItemView::clicked, this, &CommandPalette::run);
}

void CommandPalette::open(std::vector<PaletteEntry> entries)
{
    m_line->clear();
    m_model.setEntries(std::move(entries));
    setFixedWidth(qMin(widest, parentWidget()->width() - 2 * metrics::wide));
    choose(m_model.firstUsable());
    openAt(parentWidget(), m_line);
    move((parentWidget()->width() - width()) / 2,
         qMax(metrics::gap, (parentWidget()->height() - height()) / 4));
}

void CommandPalette::setFound(const QString& words, std::vector<PaletteEntry> found)
{
    m_model.setFound(words, std::move(found));
    if (!m_list->currentIndex().isValid())
        choose(m_model.firstUsable());
}

void CommandPalette::choose(int row)
{
    m_list->setCurrentIndex(row < 0 ? QModelIndex() : m_model.index(row));
    // The focus stays in the line, so the line says what Enter would do.
    m_line->setAccessibleDescription(
        m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
}

void CommandPalette::run(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const PaletteEntry entry = m_model.entryAt(index.row());
    if (!entry.usable)
        return; // the row says why
    closeUp();
    entry.run();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return Popover::eventFilter(watched, event);
    const int rows = m_model.rowCount();
    const int row = m_list->currentIndex().row();
    const auto to = [&](int wanted) {
        if (rows > 0)
            choose(qBound(0, wanted, rows - 1));
        return true;
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        return to(row + 1 >= rows ? 0 : row + 1);
    case Qt::Key_Up:
        return to(row <= 0 ? rows - 1 : row - 1);
    case Qt::Key_PageDown:
        return to(row + rowsSeen);
    case Qt::Key_PageUp:
        return to(row - rowsSeen);
    default:
        return Popover::eventFilter(watched, event);
    }
}

} // namespace countersign
