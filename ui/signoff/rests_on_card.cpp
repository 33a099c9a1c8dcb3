// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/rests_on_card.h"

#include "ui/common/labels.h"
#include "ui/common/pill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

RestsOnCard::RestsOnCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent)
    , m_theme(theme)
{
    setObjectName(u"signEvidence"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("What it rests on"));
    layout->addWidget(title);
    layout->addStretch(1);
}

void RestsOnCard::addWords(QVBoxLayout* layout, QWidget* parent, const QString& words, Type type,
                           Weight weight, Ink ink)
{
    QLabel* label = makeLabel(m_theme, type, weight, ink, parent);
    label->setText(words);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
}

void RestsOnCard::show(const DraftView& view)
{
    delete m_passages;
    m_passages = new QWidget(this);
    auto* list = new QVBoxLayout(m_passages);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(metrics::margin);
    for (const QString& finding : openFindingWords(view))
        addWords(list, m_passages, finding, Type::List, Weight::Regular, Ink::Text);
    const std::vector<CitedPassage> passages = citedPassages(view);
    const bool reviewed = isReviewed(view);
    for (const CitedPassage& passage : passages)
        list->addWidget(makePassage(passage, reviewed));
    if (passages.empty())
        addWords(list, m_passages,
                 tr("The text cites nothing: whatever it claims, nobody can look it up."),
                 Type::List, Weight::Regular, Ink::Secondary);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_passages);
}

QWidget* RestsOnCard::makePassage(const CitedPassage& passage, bool reviewed)
{
    auto* box = new QWidget(m_passages);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::gap);
    auto* chip = new Pill(m_theme, box);
    chip->show(passage.label, Tone::Accent);
    head->addWidget(chip, 0, Qt::AlignTop);
    QLabel* meta = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary, box);
    meta->setText(passage.meta);
    meta->setWordWrap(true);
    head->addWidget(meta, 1);
    for (const QString& mark : passage.marks) {
        auto* pill = new Pill(m_theme, box);
        pill->show(mark, Tone::Warning);
        head->addWidget(pill, 0, Qt::AlignTop);
    }
    if (reviewed && !passage.opened) {
        auto* pill = new Pill(m_theme, box);
        pill->show(tr("not opened"), Tone::Neutral);
        pill->setToolTip(tr("The reviewer did not open this passage."));
        head->addWidget(pill, 0, Qt::AlignTop);
    }
    layout->addLayout(head);
    addWords(layout, box, passage.text, Type::List, Weight::Regular, Ink::Text);
    for (const QString& sentence : passage.bearsOut)
        addWords(layout, box, tr("for “%1”").arg(sentence), Type::Small, Weight::Regular,
                 Ink::Secondary);
    box->setAccessibleName(QStringList{passage.label, passage.meta, passage.text}.join(u", "_s));
    return box;
}

} // namespace countersign
