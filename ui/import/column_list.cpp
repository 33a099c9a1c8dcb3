// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/column_list.h"

#include "models/import/import_words.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

// What an entry of a column's box stands for, beside the names of fields.
const QString customEntry = u"\x01custom"_s;
const QString leftOutEntry = u"\x01left_out"_s;

QString entryOf(const ColumnUse& use)
{
    if (use.what == ColumnUse::What::Field)
        return use.field;
    return use.what == ColumnUse::What::Custom ? customEntry : leftOutEntry;
}

ColumnUse useOf(const QString& entry)
{
    if (entry == customEntry)
        return {ColumnUse::What::Custom, {}};
    if (entry == leftOutEntry)
        return {ColumnUse::What::LeftOut, {}};
    return {ColumnUse::What::Field, entry};
}

/// The field that alone says whom a row is about; empty if several columns do: any of them will do.
QString onlyIdentity(const ImportAssistant& assistant, const ImportPreview& preview)
{
    const QStringList identifying = identifyingFields(assistant.kind());
    QString only;
    for (const ColumnPreview& column : preview.columnPreviews) {
        if (!identifying.contains(column.field) || column.field == only)
            continue;
        if (!only.isEmpty())
            return {};
        only = column.field;
    }
    return only;
}

QString markOf(int column, const ImportAssistant& assistant, const ColumnPreview& shown,
               bool isOnlyIdentity)
{
    if (assistant.isRemembered(column))
        return ColumnList::tr("As you set it last time");
    if (shown.field.isEmpty())
        return shown.isCustom ? ColumnList::tr("Not known: kept under its own name")
                              : ColumnList::tr("Is not taken over");
    if (!shown.isFirst)
        return ColumnList::tr("Stands in where the first one is empty");
    if (isOnlyIdentity)
        return ColumnList::tr("Required: nothing else says whom or what a row is about");
    return {};
}

} // namespace

ColumnList::ColumnList(const Theme& theme, QWidget* parent)
    : QScrollArea(parent)
    , m_theme(theme)
{
    setObjectName(u"importColumns"_s);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void ColumnList::show(const ImportAssistant& assistant, const ImportPreview& preview)
{
    if (!m_grid || preview.headers != m_headers || assistant.kind() != m_kind) {
        m_kind = assistant.kind();
        rebuild(preview);
    }
    const QString only = onlyIdentity(assistant, preview);
    for (size_t column = 0; column < m_rows.size(); ++column)
        fill(m_rows[column], static_cast<int>(column), assistant, preview.columnPreviews.at(column),
             only);
}

void ColumnList::rebuild(const ImportPreview& preview)
{
    m_rows.clear();
    m_headers = preview.headers;
    auto* inside = new QWidget;
    m_grid = new QGridLayout(inside);
    m_grid->setContentsMargins(0, 0, metrics::margin, 0);
    m_grid->setHorizontalSpacing(metrics::margin);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    for (int column = 0; column < m_headers.size(); ++column)
        m_rows.push_back(makeRow(column, preview.fields));
    m_grid->setRowStretch(static_cast<int>(3 * m_headers.size()), 1);
    setWidget(inside);                    // deletes the one before
    inside->setAutoFillBackground(false); // the card's ground
}

ColumnList::Row ColumnList::makeRow(int column, const QStringList& fields)
{
    const QString header = m_headers[column];
    auto* name = new ElidedLabel(m_theme, Type::List, Weight::Bold, Ink::Text);
    name->setText(header.simplified());
    Row row;
    row.samples = new ElidedLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary);
    row.mark = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary);
    row.mark->setWordWrap(true);
    row.use = new QComboBox;
    row.use->setObjectName(u"importColumn%1"_s.arg(column));
    row.use->setAccessibleName(tr("Column “%1” is").arg(header.simplified().left(80)));
    row.use->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.use->setMinimumContentsLength(18);
    row.use->setMaxVisibleItems(18);
    row.use->installEventFilter(this);
    for (const QString& field : fields)
        row.use->addItem(fieldLabel(m_kind, field), field);
    row.use->model()->sort(0);
    row.use->insertSeparator(row.use->count());
    if (keepsCustomFields(m_kind))
        row.use->addItem(tr("Keep as a custom field"), customEntry);
    row.use->addItem(tr("Leave out"), leftOutEntry);
    const int at = 3 * column;
    m_grid->addWidget(name, at, 0);
    m_grid->addWidget(row.use, at, 1);
    m_grid->addWidget(row.samples, at + 1, 0);
    m_grid->addWidget(row.mark, at + 1, 1);
    m_grid->setRowMinimumHeight(at + 2, metrics::gap);
    connect(row.use, &QComboBox::activated, this, [this, column, use = row.use] {
        Q_EMIT chosen(column, useOf(use->currentData().toString()));
    });
    return row;
}

void ColumnList::fill(Row& row, int column, const ImportAssistant& assistant,
                      const ColumnPreview& shown, const QString& onlyIdentity)
{
    const QSignalBlocker quiet(row.use);
    row.use->setCurrentIndex(row.use->findData(entryOf(assistant.useOf(column))));
    const QString samples = shown.samples.join(tr(", ", "between the first values of a column"));
    row.samples->setText(samples.isEmpty() ? tr("empty in the first rows") : samples);
    const QString mark =
        markOf(column, assistant, shown, !shown.field.isEmpty() && shown.field == onlyIdentity);
    row.mark->setText(mark);
    row.use->setAccessibleDescription(
        mark.isEmpty() ? row.samples->text()
                       : tr("%1. For example: %2", "a column's state and its first values")
                             .arg(mark, row.samples->text()));
}

bool ColumnList::eventFilter(QObject* watched, QEvent* event)
{
    // The wheel scrolls the list; it must not change a column that passes under the pointer.
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FocusIn) {
        for (size_t column = 0; column < m_rows.size(); ++column) {
            if (m_rows[column].use == watched)
                Q_EMIT entered(static_cast<int>(column));
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace countersign
