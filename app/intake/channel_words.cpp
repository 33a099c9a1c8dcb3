// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/channel_words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

std::optional<Channel> channelOfWord(const QString& word)
{
    static const QHash<QString, Channel> words{
        {u"email"_s, Channel::Email},
        {u"mail"_s, Channel::Email},
        {u"linkedin"_s, Channel::LinkedIn},
        {u"linkedininvite"_s, Channel::LinkedIn},
        {u"linkedinmessage"_s, Channel::LinkedIn},
        {u"linkedinnote"_s, Channel::LinkedIn},
        {u"inmail"_s, Channel::LinkedIn},
        {u"sms"_s, Channel::Sms},
        {u"text"_s, Channel::Sms},
        {u"textmessage"_s, Channel::Sms},
        {u"whatsapp"_s, Channel::WhatsApp},
        {u"phone"_s, Channel::Phone},
        {u"call"_s, Channel::Phone},
        {u"telephone"_s, Channel::Phone},
        {u"telefon"_s, Channel::Phone},
        {u"voice"_s, Channel::Phone},
    };
    static const QRegularExpression notLetter(u"[^a-z]"_s);
    const auto at = words.constFind(word.toLower().remove(notLetter));
    return at == words.constEnd() ? std::nullopt : std::optional(*at);
}

ChannelWords channelsIn(const QString& cell)
{
    static const QRegularExpression between(uR"([;,|+&/\n]+|\band\b|\bund\b|\bet\b|\by\b)"_s);
    static const QStringList every{u"all"_s,  u"*"_s,      u"any"_s,   u"every"_s,     u"alle"_s,
                                   u"tous"_s, u"toutes"_s, u"todos"_s, u"everything"_s};
    ChannelWords found;
    bool all = false;
    for (const QString& part : cell.split(between, Qt::SkipEmptyParts)) {
        const QString word = part.trimmed();
        if (word.isEmpty())
            continue;
        if (every.contains(word, Qt::CaseInsensitive))
            all = true;
        else if (const std::optional<Channel> channel = channelOfWord(word))
            found.channels.push_back(*channel);
        else
            found.unknown.append(word);
    }
    if (all || !found.unknown.isEmpty())
        found.channels.clear();
    std::sort(found.channels.begin(), found.channels.end());
    found.channels.erase(std::unique(found.channels.begin(), found.channels.end()),
                         found.channels.end());
    return found;
}

} // namespace countersign::intake
