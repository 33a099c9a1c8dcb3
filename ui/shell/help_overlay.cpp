// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_overlay.h"

#include "ui/common/action_registry.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// In pixels: a name of an action, its key and the room between two columns.
constexpr int columnWidth = 300;

struct Column {
    QVBoxLayout* layout = nullptr;
    int rows = 0;
};

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys.append(keyCapText(key.toString(QKeySequence::NativeText)));
    return keys.value(0); // what is on the button; the others are for other keyboards and places
}

} // namespace

HelpOverlay::HelpOverlay(const Theme& theme, ActionRegistry& registry, QWidget* page)
    : Popover(theme, page)
    , m_theme(theme)
    , m_registry(registry)
{
    setObjectName(u"help"_s);
    setAccessibleName(tr("Keys"));
    setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    layout->setSpacing(metrics::margin);
    QLabel* title = makeLabel(theme, Type::Title, Weight::Bold, Ink::Text, this);
    title->setText(tr("Keys"));
    QLabel* how = makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this);
    how->setText(tr("Click a key to change it; Backspace brings the standard back."));
    layout->addWidget(title);
    layout->addWidget(how);
    connect(&registry, &ActionRegistry::remapped, this, [this] {
        if (isVisible())
            fill();
    });
}

void HelpOverlay::open()
{
    fill();
    openAt(parentWidget(), this);
    move((parentWidget()->width() - width()) / 2,
         qMax(0, (parentWidget()->height() - height()) / 3));
}

void HelpOverlay::fill()
{
    delete m_list;
    m_asking = nullptr;
    m_list = new QWidget(this);
    auto* beside = new QHBoxLayout(m_list);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(2 * metrics::wide);
    // As many columns as the page has room for; a group goes where most is left.
    std::vector<Column> columns(
        static_cast<size_t>(qBound(1, parentWidget()->width() / columnWidth, 5)));
    for (Column& column : columns) {
        column.layout = new QVBoxLayout;
        column.layout->setSpacing(metrics::margin);
        beside->addLayout(column.layout);
    }
    Column* column = nullptr;
    QString group;
    QGridLayout* grid = nullptr;
    for (const ActionRegistry::Entry& entry : m_registry.entries()) {
        if (entry.anywhere && entry.action->shortcuts().isEmpty())
            continue; // has no key and needs none
        if (!grid || entry.group != group) {
            group = entry.group;
            column = &*std::min_element(
                columns.begin(), columns.end(),
                [](const Column& a, const Column& b) { return a.rows < b.rows; });
            column->rows += 2;
            QLabel* head = makeLabel(m_theme, Type::List, Weight::Bold, Ink::Text, m_list);
            head->setText(group);
            grid = new QGridLayout;
            grid->setVerticalSpacing(2);
            grid->setHorizontalSpacing(metrics::wide);
            column->layout->addWidget(head);
            column->layout->addLayout(grid);
        }
        ++column->rows;
        const int row = grid->rowCount();
        QLabel* what = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Text, m_list);
        what->setText(entry.action->text());
        auto* key = new KeyButton(m_theme, KeyButton::Look::Quiet, m_list);
        key->setObjectName(QString(u"key." % entry.id));
        key->setKey(keysOf(*entry.action));
        key->setAccessibleName(tr("Key for %1: %2").arg(what->text(), key->key()));
        key->setEnabled(entry.remappable);
        grid->addWidget(what, row, 0);
        grid->addWidget(key, row, 1, Qt::AlignRight);
        connect(key, &QAbstractButton::clicked, this, [this, key, id = entry.id] { ask(key, id); });
    }
    for (const Column& filled : columns)
        filled.layout->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_list);
    m_list->show();
    layout()->activate();
    adjustSize();
}

void HelpOverlay::ask(KeyButton* button, const QString& id)
{
    m_asking = button;
    m_askingId = id;
    button->setKey(tr("press a key"));
    button->installEventFilter(this);
    button->setFocus();
}

bool HelpOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_asking || event->type() != QEvent::KeyPress)
        return Popover::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    switch (press->key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_Meta:
    case Qt::Key_AltGr:
        return true; // more is to come
    case Qt::Key_Escape:
        fill();
        setFocus();
        return true;
    default:
        break;
    }
    const QKeySequence key =
        press->key() == Qt::Key_Backspace ? QKeySequence() : QKeySequence(press->keyCombination());
    const QString id = m_askingId;
    // Later: the list is built anew, and with it the button that is being told.
    QMetaObject::invokeMethod(
        this,
        [this, id, key] {
            m_registry.remap(id, key);
            setFocus();
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace countersign
