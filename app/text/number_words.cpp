// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/number_words.h"

#include "app/text/chars.h"
#include "app/text/number_tables.h"
#include "app/text/word_table.h"

namespace countersign::text {
namespace {

using Class = NumberWord::Class;

std::optional<double> cardinal(QStringView word, Language language)
{
    const NumberWord* known = numberWord(word, language);
    if (known == nullptr)
        return std::nullopt;
    if (known->kind == Class::Cardinal || known->kind == Class::Hundred)
        return known->value;
    return std::nullopt;
}

/// German compounds: [x tausend] [y hundert] [z und] zehner.
std::optional<double> germanCompound(QStringView word)
{
    if (word.isEmpty())
        return 0.0;
    const auto part = [](QStringView head) -> std::optional<double> {
        return head.isEmpty() || head == u"ein" ? std::optional<double>(1.0) : germanCompound(head);
    };
    for (const auto& [name, value] :
         {std::pair<QStringView, double>{u"tausend", 1000.0}, {u"hundert", 100.0}}) {
        const qsizetype found = word.indexOf(name);
        if (found < 0)
            continue;
        const auto head = part(word.first(found));
        QStringView rest = word.sliced(found + name.size());
        if (rest.startsWith(u"und"))
            rest = rest.sliced(3);
        const auto tail = germanCompound(rest);
        if (!head || !tail)
            return std::nullopt;
        return *head * value + *tail;
    }
    if (const auto simple = cardinal(word, Language::German))
        return simple;
    for (qsizetype und = word.indexOf(u"und"); und > 0; und = word.indexOf(u"und", und + 1)) {
        const auto ones = word.first(und) == u"ein" ? std::optional<double>(1.0)
                                                    : cardinal(word.first(und), Language::German);
        const auto tens = cardinal(word.sliced(und + 3), Language::German);
        if (ones && tens && *ones < 10 && *tens >= 20)
            return *ones + *tens;
    }
    return std::nullopt;
}

/// "twenty-one", "quatre-vingt-dix-sept", "vingt-et-un": the parts add up; "quatre-vingt" is 80.
std::optional<double> hyphenated(QStringView word, Language language)
{
    double total = 0.0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= word.size(); ++i) {
        if (i < word.size() && word[i] != u'-')
            continue;
        const QStringView part = word.sliced(start, i - start);
        start = i + 1;
        if (language == Language::French && part == u"et")
            continue;
        if (language == Language::French && (part == u"un" || part == u"une")) {
            total += 1.0;
            continue;
        }
        const auto value = cardinal(part, language);
        if (!value)
            return language == Language::English && part == u"one"
                       ? std::optional<double>(total + 1.0)
                       : std::nullopt;
        const bool scores = language == Language::French && *value == 20.0 && total == 4.0;
        total = scores ? 80.0 : (*value == 100.0 && total > 0 ? total * 100.0 : total + *value);
    }
    return total;
}

} // namespace

std::optional<double> wordValue(QStringView folded, Language language)
{
    if (const auto simple = cardinal(folded, language))
        return simple;
    constexpr qsizetype longest = 60; // the compounds below are read by recursion
    if (folded.size() > longest)
        return std::nullopt;
    if (language == Language::German) {
        const bool compound =
            folded.contains(u"und") || folded.contains(u"hundert") || folded.contains(u"tausend");
        return compound && folded.size() > 6 && folded != u"tausend" ? germanCompound(folded)
                                                                     : std::nullopt;
    }
    const bool joined = folded.size() > 5 && folded.contains(u'-');
    return joined ? hyphenated(folded, language) : std::nullopt;
}

int smallNumberWord(QStringView folded, Language language)
{
    static const WordSet ones(u"one ein eine einem einen einer un une uno una");
    if (ones.contains(folded))
        return 1;
    const auto value = wordValue(folded, language);
    return value && *value >= 1.0 && *value <= 99.0 ? static_cast<int>(*value) : 0;
}

QStringView currencyOfSymbol(char16_t symbol)
{
    switch (symbol) {
    case u'$':
        return u"USD";
    case 0x20AC:
        return u"EUR";
    case 0x00A3:
        return u"GBP";
    case 0x00A5:
        return u"JPY";
    case 0x20B9:
        return u"INR";
    case 0x20BA:
        return u"TRY";
    case 0x20A9:
        return u"KRW";
    case 0x20AA:
        return u"ILS";
    case 0x20BD:
        return u"RUB";
    case 0x20B4:
        return u"UAH";
    case 0x20AB:
        return u"VND";
    case 0x0E3F:
        return u"THB";
    default:
        return {};
    }
}

} // namespace countersign::text
