// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/file_step.h"

#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int widest = 640;

QLabel* addWords(const Theme& theme, QVBoxLayout& layout, Type type, Weight weight, Ink ink,
                 const QString& text)
{
    QLabel* label = makeLabel(theme, type, weight, ink);
    label->setText(text);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter);
    layout.addWidget(label);
    return label;
}

} // namespace

FileStep::FileStep(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_choose(new KeyButton(theme, KeyButton::Look::Filled))
    , m_folder(new KeyButton(theme, KeyButton::Look::Framed))
{
    setObjectName(u"importFile"_s);
    auto* card = new Card(theme);
    card->setDashed(true);
    card->setMaximumWidth(widest);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(40, 40, 40, 40);
    inside->setSpacing(metrics::margin);
    addWords(theme, *inside, Type::Copy, Weight::Bold, Ink::Text,
             tr("Drop a file or a folder here"));
    addWords(theme, *inside, Type::List, Weight::Regular, Ink::Secondary,
             tr("An export of your CRM, a table that you keep yourself, or documents for the "
                "knowledge base. Nothing is taken before you have seen what would happen."));
    m_choose->setObjectName(u"importChoose"_s);
    m_choose->setText(tr("Choose a file…"));
    m_choose->setAccessibleName(m_choose->text());
    m_folder->setObjectName(u"importChooseFolder"_s);
    m_folder->setText(tr("Choose a folder of documents…"));
    m_folder->setAccessibleName(m_folder->text());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::gap);
    buttons->addStretch(1);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_folder);
    buttons->addStretch(1);
    inside->addLayout(buttons);
    addWords(theme, *inside, Type::Small, Weight::Regular, Ink::Secondary,
             tr("Tables: CSV, TSV, text, JSON, JSON Lines. A workbook of Excel or Numbers is saved "
                "as CSV first. Documents: Markdown, text, web pages, PDF, Word (DOCX), transcripts "
                "(WebVTT, SRT)."));
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(card, 8);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch(1);
    layout->addLayout(row);
    layout->addStretch(2);
    connect(m_choose, &QAbstractButton::clicked, this, &FileStep::chooseAsked);
    connect(m_folder, &QAbstractButton::clicked, this, &FileStep::folderAsked);
}

void FileStep::takeFocus()
{
    m_choose->setFocus(Qt::OtherFocusReason);
}

} // namespace countersign
