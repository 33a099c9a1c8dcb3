// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/name_book.h"

#include "app/text/names.h"

#include <QHash>

#include <algorithm>

namespace countersign::checks {

using text::Token;

NameBook::Key NameBook::keyOf(QStringView firstWord, QStringView secondWord)
{
    const char16_t second = secondWord.isEmpty() ? u'\0' : secondWord.front().unicode();
    return (Key(qHash(firstWord, size_t(0))) << 16) | second;
}

void NameBook::enter(const std::vector<Token>& words, quint32 place)
{
    if (words.empty())
        return;
    // "Kite Inc." ends with a full stop that no text repeats within a sentence.
    const bool isSingle = words.size() == 1 || (words.size() == 2 && words[1].folded == u".");
    const Key key = keyOf(words[0].folded, isSingle ? QStringView() : QStringView(words[1].folded));
    if (m_entries.empty() || m_entries.back() != std::pair(key, place))
        m_entries.emplace_back(key, place);
}

void NameBook::add(const QString& name)
{
    if (name.trimmed().isEmpty())
        return;
    const auto place = static_cast<quint32>(m_names.size());
    m_names += name.toUtf8();
    m_names += '\0';
    enter(text::tokens(name), place);
    const QString core = text::withoutCompanySuffix(name);
    if (!core.isEmpty() && core != name)
        enter(text::tokens(core), place);
}

void NameBook::close()
{
    std::sort(m_entries.begin(), m_entries.end());
    m_entries.shrink_to_fit();
    m_names.squeeze();
}

void NameBook::collect(Key key, std::vector<quint32>& places) const
{
    auto it = std::lower_bound(m_entries.begin(), m_entries.end(), std::pair(key, quint32(0)));
    for (; it != m_entries.end() && it->first == key; ++it)
        places.push_back(it->second);
}

QStringList NameBook::candidates(const std::vector<Token>& tokens) const
{
    std::vector<quint32> places;
    const auto collectFrom = [&](QStringView first, QStringView second) {
        collect(keyOf(first, {}), places);
        if (!second.isEmpty())
            collect(keyOf(first, second), places);
    };
    for (size_t i = 0; i < tokens.size(); ++i) {
        const QStringView first = tokens[i].folded;
        const QStringView second =
            i + 1 < tokens.size() ? QStringView(tokens[i + 1].folded) : QStringView();
        collectFrom(first, second);
        // A possessive of a name of one word: "Orla's", "Rhys'", "Nordhaffs".
        for (const QStringView ending :
             {QStringView(u"'s"), QStringView(u"'"), QStringView(u"s")}) {
            if (first.size() > ending.size() && first.endsWith(ending))
                collect(keyOf(first.chopped(ending.size()), {}), places);
        }
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    QStringList names;
    for (const quint32 place : places)
        names.append(QString::fromUtf8(m_names.constData() + place));
    return names;
}

} // namespace countersign::checks
