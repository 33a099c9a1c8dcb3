// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/committee_view.h"

#include "ui/common/labels.h"
#include "ui/common/notice.h"
#include "ui/common/pill.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int columnWidth = 270;

} // namespace

CommitteeView::CommitteeView(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_warnings(new Notice(theme, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(u"committee"_s);
    m_title->setObjectName(u"committeeTitle"_s);
    m_warnings->setObjectName(u"committeeWarnings"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("The people of this account, side by side"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_warnings);
    layout->addWidget(m_scroll);
}

void CommitteeView::show(const SignOffSnapshot& snapshot)
{
    setVisible(snapshot.account.has_value());
    if (!snapshot.account)
        return;
    const AccountReport& report = *snapshot.account;
    m_title->setText(
        tr("%1: %n people, side by side", nullptr, static_cast<int>(report.members.size()))
            .arg(report.account.name));
    m_warnings->say(committeeWarnings(report).join(u'\n'), Tone::Warning);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, metrics::gap);
    layout->setSpacing(metrics::margin);
    int number = 0;
    int tallest = 0;
    for (const CommitteeEntry& entry : committeeOf(report, snapshot.view)) {
        QWidget* column = makeColumn(entry, ++number);
        tallest = qMax(tallest, column->layout()->heightForWidth(columnWidth));
        layout->addWidget(column);
    }
    layout->addStretch(1);
    m_scroll->setWidget(row);
    // The page scrolls up and down, this row sideways only.
    m_scroll->setFixedHeight(tallest + metrics::gap + metrics::wide);
}

QWidget* CommitteeView::makeColumn(const CommitteeEntry& entry, int number)
{
    auto* column = new Card(m_theme);
    column->setObjectName(u"committee%1"_s.arg(number));
    column->setFixedWidth(columnWidth);
    column->setDashed(!entry.draft);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::grid);
    const auto add = [&](const QString& words, Type type, Weight weight, Ink ink) {
        if (words.isEmpty())
            return;
        QLabel* label = makeLabel(m_theme, type, weight, ink, column);
        label->setText(words);
        label->setWordWrap(true);
        label->setFixedWidth(columnWidth - 2 * metrics::margin);
        layout->addWidget(label);
    };
    add(entry.name, Type::List, Weight::Bold, Ink::Text);
    add(entry.detail, Type::Small, Weight::Regular, Ink::Secondary);
    const auto tag = [&](const QString& words, Tone tone) {
        if (words.isEmpty())
            return;
        auto* pill = new Pill(m_theme, column);
        pill->show(words, tone);
        layout->addWidget(pill);
    };
    tag(entry.shown ? tr("the one you are reading") : entry.state,
        entry.shown ? Tone::Accent : Tone::Neutral);
    add(entry.resembles, Type::Small, Weight::Bold, Ink::Text);
    add(entry.subject, Type::List, Weight::Bold, Ink::Text);
    add(entry.text, Type::List, Weight::Regular, Ink::Text);
    layout->addStretch(1);
    column->setAccessibleName(
        QStringList{entry.name, entry.detail, entry.state, entry.resembles}.join(u", "_s));
    column->setAccessibleDescription(entry.text);
    return column;
}

} // namespace countersign
