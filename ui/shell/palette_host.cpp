// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/palette_host.h"

#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "models/common/desk.h"
#include "models/queue/queue_words.h"
#include "ui/common/action_registry.h"
#include "ui/common/painting.h"
#include "ui/palette/command_palette.h"
#include "ui/review/review_page.h"
#include "ui/shell/top_bar.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int lookAfter = 60; // ms after the last letter
constexpr int peopleFound = 8;

} // namespace

PaletteHost::PaletteHost(const Sources& sources, QWidget* window)
    : QObject(window)
    , m_sources(sources)
    , m_palette(new CommandPalette(sources.theme, window))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(lookAfter);
    connect(&m_soon, &QTimer::timeout, this, [this] { look(m_typed); });
    connect(m_palette, &CommandPalette::typed, this, [this](const QString& words) {
        m_typed = words;
        if (words.trimmed().size() >= 2)
            m_soon.start();
        else
            m_soon.stop();
    });
}

void PaletteHost::open()
{
    m_palette->open(entries());
}

std::vector<PaletteEntry> PaletteHost::entries()
{
    std::vector<PaletteEntry> all;
    addCommands(all);
    for (PaletteEntry& view : m_sources.review.views()) {
        view.run = [this, run = std::move(view.run)] {
            Q_EMIT listAsked();
            run();
        };
        all.push_back(std::move(view));
    }
    addUsers(all);
    return all;
}

void PaletteHost::addCommands(std::vector<PaletteEntry>& entries)
{
    for (const ActionRegistry::Entry& known : m_sources.registry.entries()) {
        const auto* scope = qobject_cast<const QWidget*>(known.action->parent());
        const bool inSight = known.anywhere || (scope && scope->isVisible());
        if (!inSight || !known.action->isVisible() || known.id == u"window.palette"_s)
            continue;
        PaletteEntry entry;
        entry.text = known.action->text();
        entry.group = known.group;
        entry.key = keyCapText(known.action->shortcut().toString(QKeySequence::NativeText));
        entry.usable = known.action->isEnabled();
        entry.whyNot = entry.usable ? QString() : ActionRegistry::whyNot(*known.action);
        entry.run = [this, action = known.action] { Q_EMIT commandAsked(action); };
        entries.push_back(std::move(entry));
    }
}

void PaletteHost::addUsers(std::vector<PaletteEntry>& entries)
{
    for (const User& user : m_sources.top.users()) {
        if (user.id == m_sources.top.acting().id)
            continue;
        PaletteEntry entry;
        entry.text = tr("Act as %1").arg(user.name);
        entry.group = tr("Switch user · %1", "role").arg(label(user.role));
        entry.run = [this, id = user.id.text()] { Q_EMIT userAsked(id); };
        entries.push_back(std::move(entry));
    }
}

void PaletteHost::look(const QString& typed)
{
    OpenWorkspace& workspace = m_sources.desk.workspace();
    m_sources.desk.lists().runLatest(
        u"palette"_s, this,
        [&workspace, typed](const std::stop_token& stop) {
            store::QueueRequest request;
            request.filter.search = typed;
            request.sort = store::QueueSort::Newest;
            request.limit = peopleFound;
            return workspace.review().page(request, stop);
        },
        [this, typed](const Result<store::QueuePage>& page) {
            if (!page)
                return;
            std::vector<PaletteEntry> found;
            for (const store::QueueRow& row : page->rows) {
                PaletteEntry entry;
                entry.text = row.name;
                entry.group = detailOf(row);
                entry.run = [this, draft = row.draft] { Q_EMIT draftAsked(draft); };
                found.push_back(std::move(entry));
            }
            m_palette->setFound(typed, std::move(found));
        });
}

} // namespace countersign
