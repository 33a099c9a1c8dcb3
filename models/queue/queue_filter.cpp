// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_filter.h"

#include "app/base/json.h"

using namespace Qt::StringLiterals;

namespace countersign {

const std::vector<policy::ReviewState>& statesToReview()
{
    using policy::ReviewState;
    static const std::vector states{ReviewState::NeedsReview, ReviewState::Blocked,
                                    ReviewState::ChangedSinceApproval, ReviewState::Conflict};
    return states;
}

bool isSearch(const QueueChoice& choice)
{
    return choice.search.trimmed().size() >= 2;
}

store::QueueFilter filterOf(const QueueChoice& choice, const std::optional<User>& me)
{
    store::QueueFilter filter;
    if (isSearch(choice)) {
        filter.search = choice.search.trimmed();
        return filter;
    }
    if (choice.segment)
        filter.segments.push_back(*choice.segment);
    filter.states = choice.states.value_or(statesToReview());
    if (choice.channel)
        filter.channels.push_back(*choice.channel);
    filter.check = choice.check;
    filter.persona = choice.persona;
    filter.owner = choice.owner;
    if (!choice.language.isEmpty())
        filter.languages = {choice.language};
    if (choice.forMe && me) {
        if (me->role == Role::Sdr) {
            filter.owner = me->name;
            // What was sent back or rejected is theirs to write anew.
            if (!choice.states)
                filter.states.insert(filter.states.end(), {policy::ReviewState::ChangesRequested,
                                                           policy::ReviewState::Rejected});
        } else if (me->role == Role::Reviewer) {
            if (choice.language.isEmpty())
                filter.languages = me->languages;
        } else {
            filter.signer = me->id;
            filter.states.clear(); // waiting for a signature is a state
        }
    }
    return filter;
}

QString toText(const QueueChoice& choice)
{
    Json json = Json::object();
    if (choice.segment)
        json["segment"] = toUtf8(choice.segment->text());
    if (choice.states) {
        QStringList words;
        for (const policy::ReviewState state : *choice.states)
            words.append(toText(state));
        json["states"] = toJson(words);
    }
    if (choice.channel)
        json["channel"] = toUtf8(toText(*choice.channel));
    const auto put = [&json](const char* key, const QString& text) {
        if (!text.isEmpty())
            json[key] = toUtf8(text);
    };
    put("check", choice.check);
    put("persona", choice.persona ? choice.persona->text() : QString());
    put("owner", choice.owner);
    put("language", choice.language);
    if (choice.sort != store::QueueSort::Priority)
        put("sort", toText(choice.sort));
    if (choice.grouping != QueueGrouping::None)
        put("grouping", toText(choice.grouping));
    if (choice.forMe)
        json["for_me"] = true;
    return QString::fromUtf8(canonicalJson(json));
}

QueueChoice queueChoiceFromText(const QString& text)
{
    QueueChoice choice;
    const Result<Json> json = parseJson(text.toUtf8());
    if (!json || !json->is_object())
        return choice;
    const QString segment = textAt(*json, "segment");
    if (!segment.isEmpty())
        choice.segment = SegmentId(segment);
    if (json->contains("states")) {
        choice.states.emplace();
        for (const QString& word : textsAt(*json, "states")) {
            if (const auto state = fromText<policy::ReviewState>(word))
                choice.states->push_back(*state);
        }
    }
    choice.channel = fromText<Channel>(textAt(*json, "channel"));
    choice.check = textAt(*json, "check");
    const QString persona = textAt(*json, "persona");
    if (!persona.isEmpty())
        choice.persona = PersonaId(persona);
    choice.owner = textAt(*json, "owner");
    choice.language = textAt(*json, "language");
    choice.sort =
        fromText<store::QueueSort>(textAt(*json, "sort")).value_or(store::QueueSort::Priority);
    choice.grouping =
        fromText<QueueGrouping>(textAt(*json, "grouping")).value_or(QueueGrouping::None);
    choice.forMe = json->value("for_me", false);
    return choice;
}

} // namespace countersign
