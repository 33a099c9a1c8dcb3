// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/saved_views.h"

#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/review/filter_bar.h"
#include "ui/review/queue_panel.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_page.h"
#include "ui/review/review_questions.h"

#include <QMenu>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

SavedViews::SavedViews(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{}

std::vector<std::pair<QString, QueueChoice>> SavedViews::all() const
{
    std::vector<std::pair<QString, QueueChoice>> views;
    const QStringList kept = m_page.m_settings.value(m_page.settingOf(u"views"_s)).toStringList();
    for (qsizetype i = 0; i + 1 < kept.size(); i += 2)
        views.emplace_back(kept.at(i), queueChoiceFromText(kept.at(i + 1)));
    return views;
}

void SavedViews::store(const std::vector<std::pair<QString, QueueChoice>>& views)
{
    QStringList kept;
    for (const auto& [name, choice] : views)
        kept.append({name, toText(choice)});
    m_page.m_settings.setValue(m_page.settingOf(u"views"_s), kept);
}

void SavedViews::ask()
{
    m_page.m_questions->askViewName();
}

void SavedViews::save(const QString& name)
{
    std::vector<std::pair<QString, QueueChoice>> views = all();
    std::erase_if(views, [&name](const auto& view) { return view.first == name; });
    views.emplace_back(name, m_page.m_queue->filters().choice());
    store(views);
}

void SavedViews::remove(const QString& name)
{
    std::vector<std::pair<QString, QueueChoice>> views = all();
    std::erase_if(views, [&name](const auto& view) { return view.first == name; });
    store(views);
}

std::vector<PaletteEntry> SavedViews::paletteEntries()
{
    std::vector<PaletteEntry> views;
    const auto add = [this, &views](const QString& text, const QueueChoice& choice) {
        PaletteEntry view;
        view.text = text;
        view.group = tr("List");
        view.run = [this, choice] { m_page.m_flow->choose(choice); };
        views.push_back(std::move(view));
    };
    add(tr("To review"), {});
    QueueChoice forMe;
    forMe.forMe = true;
    add(tr("For me"), forMe);
    QueueChoice every;
    every.states.emplace();
    add(tr("Every state"), every);
    for (const policy::ReviewState state : policy::allReviewStates) {
        QueueChoice one;
        one.states = std::vector{state};
        add(capitalised(label(state)), one);
    }
    for (const auto& [name, choice] : all())
        add(name, choice);
    const auto arrange = [this, &add](const QString& text, auto set) {
        QueueChoice choice = m_page.m_queue->filters().choice();
        set(choice);
        add(text, choice);
    };
    arrange(tr("Most important first"),
            [](QueueChoice& choice) { choice.sort = store::QueueSort::Priority; });
    arrange(tr("Due first"), [](QueueChoice& choice) { choice.sort = store::QueueSort::Due; });
    arrange(tr("Worst first"), [](QueueChoice& choice) { choice.sort = store::QueueSort::Worst; });
    arrange(tr("Newest first"),
            [](QueueChoice& choice) { choice.sort = store::QueueSort::Newest; });
    arrange(tr("Not grouped"), [](QueueChoice& choice) { choice.grouping = QueueGrouping::None; });
    arrange(tr("Grouped by account"),
            [](QueueChoice& choice) { choice.grouping = QueueGrouping::Account; });
    arrange(tr("Grouped by segment"),
            [](QueueChoice& choice) { choice.grouping = QueueGrouping::Segment; });
    for (const auto& [id, name] : m_page.m_queue->filters().segments()) {
        QueueChoice one;
        one.segment = id;
        add(tr("Segment %1").arg(name), one);
    }
    return views;
}

void SavedViews::openMenu()
{
    auto* menu = new QMenu(&m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"viewsMenu"_s);
    const std::vector<std::pair<QString, QueueChoice>> views = all();
    for (const auto& [name, choice] : views)
        connect(menu->addAction(menuText(name)), &QAction::triggered, this,
                [this, choice = choice] { m_page.m_flow->choose(choice); });
    if (!views.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("Save this list…")), &QAction::triggered, this, &SavedViews::ask);
    if (!views.empty()) {
        QMenu* forget = menu->addMenu(tr("Remove"));
        for (const auto& view : views)
            connect(forget->addAction(menuText(view.first)), &QAction::triggered, this,
                    [this, name = view.first] { remove(name); });
    }
    const KeyButton& anchor = m_page.m_queue->views();
    menu->popup(anchor.mapToGlobal(QPoint(0, anchor.height())));
}

} // namespace countersign
