// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_filter.h"

#include "app/base/json.h"

using namespace Qt::StringLiterals;

namespace countersign {

const std::vector<policy::ReviewState>& statesToReview()
{
    using policy::ReviewState;
    static const std::vector states{ReviewState::NeedsReview, ReviewState::Blocked,
                                    ReviewState::ChangedSinceApproval, ReviewState::Conflict,
                                    ReviewState::NeedsSignOff};
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
    if (choice.forMe && me) {
        if (me->role == Role::Sdr) {
            filter.owner = me->name;
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
    choice.forMe = json->value("for_me", false);
    return choice;
}

} // namespace countersign
