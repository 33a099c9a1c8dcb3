// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include <algorithm>
#include <utility>

namespace countersign {

PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent)
{
    connect(&m_next, &QTimer::timeout, this, &PageStack::makeNext);
}

void PageStack::add(const QString& name, Maker make)
{
    addWidget(new QWidget);
    m_makers.push_back(std::move(make));
    m_names.push_back(name);
}

void PageStack::turnTo(int index)
{
    make(index);
    setCurrentIndex(index);
}

void PageStack::makeAll()
{
    for (int index = 0; index < count(); ++index)
        make(index);
}

void PageStack::makeRest()
{
    if (!isWhole())
        m_next.start(0);
}

bool PageStack::isWhole() const
{
    return std::none_of(m_makers.begin(), m_makers.end(),
                        [](const Maker& maker) { return bool(maker); });
}

void PageStack::make(int index)
{
    const Maker maker = std::exchange(m_makers.at(size_t(index)), Maker());
    if (!maker)
        return;
    QWidget* placeholder = widget(index);
    QWidget* page = maker();
    page->setAccessibleName(m_names.at(size_t(index)));
    insertWidget(index, page);
    removeWidget(placeholder);
    delete placeholder;
}

void PageStack::makeNext()
{
    const auto missing = std::find_if(m_makers.begin(), m_makers.end(),
                                      [](const Maker& maker) { return bool(maker); });
    if (missing == m_makers.end())
        m_next.stop();
    else
        make(static_cast<int>(std::distance(m_makers.begin(), missing)));
}

} // namespace countersign
