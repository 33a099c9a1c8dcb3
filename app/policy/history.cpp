// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/history.h"

#include <algorithm>
#include <deque>
#include <map>

namespace countersign::policy {

namespace {

bool attests(const DraftHistory& history, const Generation& generation, const RevisionId& revision)
{
    if (generation.revision != revision ||
        !isKnownToMay(history, generation.by, Action::WriteGeneration))
        return false;
    return std::any_of(
        history.revisions.begin(), history.revisions.end(), [&generation](const Revision& written) {
            return written.id == generation.revision && written.author == generation.by;
        });
}

} // namespace

std::vector<RevisionId> headsOf(const std::vector<Revision>& revisions)
{
    std::set<RevisionId> withChild;
    for (const Revision& revision : revisions)
        withChild.insert(revision.parents.begin(), revision.parents.end());
    std::vector<RevisionId> heads;
    for (const Revision& revision : revisions) {
        if (!withChild.contains(revision.id))
            heads.push_back(revision.id);
    }
    std::sort(heads.begin(), heads.end());
    return heads;
}

const Revision* headOf(const DraftHistory& history)
{
    const std::vector<RevisionId> heads = headsOf(history.revisions);
    if (heads.size() != 1)
        return nullptr;
    return revisionIn(history, heads.front());
}

bool isKnownToMay(const DraftHistory& history, const UserId& user, Action action)
{
    const auto known = history.roles.find(user);
    return known != history.roles.end() && may(known->second, action);
}

bool isAttested(const DraftHistory& history, const RevisionId& revision)
{
    return std::any_of(
        history.generations.begin(), history.generations.end(),
        [&](const Generation& generation) { return attests(history, generation, revision); });
}

bool isCalibrated(const DraftHistory& history, const RevisionId& revision)
{
    const std::set<QString>& recipes = history.governance.recipes;
    return std::any_of(history.generations.begin(), history.generations.end(),
                       [&](const Generation& generation) {
                           const QString recipe = recipeOf(generation);
                           return attests(history, generation, revision) && !recipe.isEmpty() &&
                                  recipes.contains(recipe);
                       });
}

const Revision* revisionIn(const DraftHistory& history, const RevisionId& id)
{
    const auto at = std::find_if(history.revisions.begin(), history.revisions.end(),
                                 [&id](const Revision& revision) { return revision.id == id; });
    return at == history.revisions.end() ? nullptr : &*at;
}

std::set<UserId> humanAuthors(const DraftHistory& history)
{
    std::map<RevisionId, const Revision*> byId;
    for (const Revision& revision : history.revisions)
        byId.emplace(revision.id, &revision);
    std::set<UserId> authors;
    std::set<RevisionId> visited;
    const std::vector<RevisionId> heads = headsOf(history.revisions);
    std::deque<RevisionId> open(heads.begin(), heads.end());
    while (!open.empty()) {
        const RevisionId id = open.front();
        open.pop_front();
        const auto it = byId.find(id);
        if (it == byId.end() || !visited.insert(id).second || isAttested(history, id))
            continue;
        const Revision& revision = *it->second;
        authors.insert(revision.author);
        open.insert(open.end(), revision.parents.begin(), revision.parents.end());
    }
    return authors;
}

QString addressFor(const Prospect& prospect, Channel channel)
{
    switch (channel) {
    case Channel::Email:
        return prospect.email;
    case Channel::LinkedIn:
        return prospect.profileUrl;
    case Channel::Sms:
    case Channel::WhatsApp:
    case Channel::Phone:
        return prospect.phone;
    }
    return {};
}

} // namespace countersign::policy
