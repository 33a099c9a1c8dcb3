// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/draft_loader.h"

#include "app/services/change_bus.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr size_t keptViews = 8;

QString viewKey()
{
    return u"draft.view"_s;
}

QString aheadKey()
{
    return u"draft.ahead"_s;
}

} // namespace

DraftLoader::DraftLoader(Async& reads, Read read, QObject* parent)
    : QObject(parent)
    , m_reads(reads)
    , m_read(std::move(read))
{}

void DraftLoader::show(const DraftId& draft)
{
    if (m_wanted == draft && (m_loading || (m_view && m_view->draft.id == draft)))
        return;
    m_wanted = draft;
    const auto known = std::find_if(m_kept.begin(), m_kept.end(),
                                    [&draft](const Kept& kept) { return kept.draft == draft; });
    if (known != m_kept.end()) {
        m_reads.drop(viewKey());
        m_loading = false;
        display(known->view);
        return;
    }
    reload();
}

void DraftLoader::showNone()
{
    m_wanted.reset();
    m_loading = false;
    m_reads.drop(viewKey());
    display(nullptr);
}

void DraftLoader::reload()
{
    if (!m_wanted)
        return;
    m_loading = true;
    m_reads.drop(aheadKey());
    m_reads.runLatest(
        viewKey(), this,
        [read = m_read, draft = *m_wanted](const std::stop_token&) { return read(draft); },
        [this, draft = *m_wanted](Result<DraftView> view) { take(draft, std::move(view)); });
}

void DraftLoader::take(const DraftId& draft, Result<DraftView> view)
{
    m_loading = false;
    if (!view) {
        m_wanted.reset();
        Q_EMIT failed(view.error());
        return;
    }
    const auto shared = std::make_shared<const DraftView>(*std::move(view));
    forget(draft);
    keep(shared);
    display(shared);
}

void DraftLoader::readAhead(const std::vector<DraftId>& drafts)
{
    std::vector<DraftId> missing;
    for (const DraftId& draft : drafts) {
        if (std::none_of(m_kept.begin(), m_kept.end(),
                         [&draft](const Kept& kept) { return kept.draft == draft; }))
            missing.push_back(draft);
    }
    if (missing.empty())
        return;
    m_reads.runLatest(
        aheadKey(), this,
        [read = m_read, missing](const std::stop_token& stop) {
            std::vector<std::shared_ptr<const DraftView>> views;
            for (const DraftId& draft : missing) {
                if (stop.stop_requested())
                    break;
                Result<DraftView> view = read(draft);
                if (view)
                    views.push_back(std::make_shared<const DraftView>(*std::move(view)));
            }
            return views;
        },
        [this, age = m_age](const std::vector<std::shared_ptr<const DraftView>>& views) {
            if (age != m_age)
                return;
            for (const auto& view : views)
                keep(view);
        });
}

void DraftLoader::follow(const Change& change)
{
    ++m_age;
    bool touched = change.kind != Change::Kind::Drafts;
    if (touched) {
        m_kept.clear();
    } else {
        for (const DraftId& draft : change.drafts) {
            forget(draft);
            touched = touched || m_wanted == draft;
        }
        // Those beside it on the tabs say how it stands, too.
        for (const SiblingView& sibling : m_view ? m_view->siblings : std::vector<SiblingView>())
            touched = touched || std::find(change.drafts.begin(), change.drafts.end(),
                                           sibling.draft) != change.drafts.end();
    }
    if (touched)
        reload();
}

void DraftLoader::keep(const std::shared_ptr<const DraftView>& view)
{
    m_kept.push_front({view->draft.id, view});
    while (m_kept.size() > keptViews)
        m_kept.pop_back();
}

void DraftLoader::forget(const DraftId& draft)
{
    std::erase_if(m_kept, [&draft](const Kept& kept) { return kept.draft == draft; });
}

void DraftLoader::display(const std::shared_ptr<const DraftView>& view)
{
    const bool same = m_view && view && m_view->draft.id == view->draft.id;
    m_view = view;
    if (same)
        Q_EMIT renewed();
    else
        Q_EMIT shown();
}

} // namespace countersign
