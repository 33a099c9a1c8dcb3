// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_delegate.h"

#include "models/rules/rule_words.h"
#include "models/rules/rules_model.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace countersign {

namespace {

QWidget* makeChoice(QWidget* parent, const QModelIndex& index)
{
    auto* box = new QComboBox(parent);
    const QString rule = index.data(RulesModel::RuleRole).toString();
    for (const QString& word : index.data(RulesModel::ChoicesRole).toStringList())
        box->addItem(ruleValueWords(rule, word), word);
    return box;
}

QWidget* makeNumber(QWidget* parent, const QModelIndex& index)
{
    auto* box = new QSpinBox(parent);
    box->setRange(index.data(RulesModel::MinimumRole).toInt(),
                  index.data(RulesModel::MaximumRole).toInt());
    return box;
}

QWidget* makeDecimal(QWidget* parent, const QModelIndex& index)
{
    auto* box = new QDoubleSpinBox(parent);
    const double most = index.data(RulesModel::MaximumRole).toDouble();
    box->setDecimals(most > 1 ? 1 : 2);
    box->setSingleStep(most > 1 ? 0.5 : 0.05);
    box->setRange(index.data(RulesModel::MinimumRole).toDouble(), most);
    return box;
}

} // namespace

void RuleDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(RulesModel::StrongRole).toBool())
        option->font.setBold(true);
}

QWidget* RuleDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                    const QModelIndex& index) const
{
    using Kind = RulesModel::Kind;
    QWidget* editor = nullptr;
    switch (static_cast<Kind>(index.data(RulesModel::KindRole).toInt())) {
    case Kind::Severity:
    case Kind::Flag:
        editor = makeChoice(parent, index);
        break;
    case Kind::Integer:
        editor = makeNumber(parent, index);
        break;
    case Kind::Number:
        editor = makeDecimal(parent, index);
        break;
    case Kind::Text:
        editor = new QLineEdit(parent);
        break;
    }
    editor->setObjectName(QStringLiteral("ruleEditor"));
    editor->setAutoFillBackground(true);
    editor->setAccessibleName(index.siblingAtColumn(RulesModel::Name).data().toString().trimmed());
    editor->setAccessibleDescription(index.data(RulesModel::WhyRole).toString());
    return editor;
}

void RuleDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QString value = index.data(Qt::EditRole).toString();
    if (auto* choice = qobject_cast<QComboBox*>(editor))
        choice->setCurrentIndex(choice->findData(value));
    else if (auto* number = qobject_cast<QSpinBox*>(editor))
        number->setValue(value.toInt());
    else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(editor))
        decimal->setValue(value.toDouble());
    else if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(value);
}

void RuleDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                const QModelIndex& index) const
{
    QString value;
    if (auto* choice = qobject_cast<QComboBox*>(editor))
        value = choice->currentData().toString();
    else if (auto* number = qobject_cast<QSpinBox*>(editor))
        value = QString::number(number->value());
    else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(editor))
        value = QString::number(decimal->value(), 'g', QLocale::FloatingPointShortest);
    else if (auto* line = qobject_cast<QLineEdit*>(editor))
        value = line->text();
    model->setData(index, value, Qt::EditRole);
}

} // namespace countersign
