// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/word_finder.h"

#include "app/checks/claims/keys.h"

#include <QHash>

#include <algorithm>

namespace countersign::checks {
namespace {

constexpr double relativeStrength = 0.8; ///< a derived or compound word: "motive" for "motivation"
constexpr qsizetype relativeLettersMin = 5;
constexpr qsizetype compoundLettersMin = 4;
constexpr qsizetype acronymLettersMax = 5;

/// "motive" and "motivation", "bestseller" and "bestselling": a long common beginning.
bool isDerived(QStringView a, QStringView b)
{
    const auto [ita, itb] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const qsizetype common = ita - a.begin();
    return common >= relativeLettersMin && common * 10 >= std::max(a.size(), b.size()) * 6;
}

/// "Akte" in "Abweichungsakte", "Temperatur" in "Temperaturverlauf".
bool isPartOfCompound(QStringView a, QStringView b)
{
    const QStringView part = a.size() < b.size() ? a : b;
    const QStringView whole = a.size() < b.size() ? b : a;
    return part.size() >= compoundLettersMin && whole.size() >= part.size() + 3 &&
           (whole.startsWith(part) || whole.endsWith(part));
}

bool isAcronym(QStringView written)
{
    return written.size() >= 2 && written.size() <= acronymLettersMax &&
           std::all_of(written.begin(), written.end(), [](QChar c) { return c.isUpper(); });
}

/// "CFO" for "chief financial officer": the initials of consecutive words.
bool isSpeltOut(QStringView acronym, const TaggedText& text, size_t firstToken)
{
    size_t token = firstToken;
    for (const QChar letter : acronym) {
        if (token >= text.analysis.tokens.size() || !text.token(token).isWord() ||
            text.token(token).folded.front() != letter.toLower())
            return false;
        ++token;
    }
    return true;
}

void findKey(const QString& key, double strength, std::span<const EvidenceItem> items,
             std::vector<Occurrence>& found)
{
    for (size_t i = 0; i < items.size(); ++i) {
        for (const size_t word : items[i].prose().wordsWith(key))
            found.push_back({i, word, strength});
    }
}

void findSpeltOut(const Prose& draft, const ContentWord& word, std::span<const EvidenceItem> items,
                  std::vector<Occurrence>& found)
{
    const QStringView written = word.span.of(draft.string());
    for (size_t i = 0; i < items.size(); ++i) {
        const Prose& prose = items[i].prose();
        for (size_t w = 0; w < prose.words.size(); ++w) {
            const QStringView other = prose.words[w].span.of(prose.string());
            if ((isAcronym(written) && isSpeltOut(written, prose.text, prose.words[w].token)) ||
                (isAcronym(other) && isSpeltOut(other, draft.text, word.token)))
                found.push_back({i, w, 1.0});
        }
    }
}

void findRelatives(const ContentWord& word, std::span<const EvidenceItem> items,
                   std::vector<Occurrence>& found)
{
    for (size_t i = 0; i < items.size(); ++i) {
        const Prose& prose = items[i].prose();
        const bool compounds = prose.text.analysis.language == text::Language::German;
        for (size_t w = 0; w < prose.words.size(); ++w) {
            const QString& other = prose.words[w].folded;
            if (isDerived(word.folded, other) ||
                (compounds && isPartOfCompound(word.folded, other)))
                found.push_back({i, w, relativeStrength});
        }
    }
}

} // namespace

std::vector<Occurrence> findWord(const Prose& draft, const ContentWord& word,
                                 std::span<const EvidenceItem> items)
{
    std::vector<Occurrence> found;
    findKey(word.key, 1.0, items, found);
    if (const QString other = otherSideOf(word.key); found.empty() && !other.isEmpty())
        findKey(other, 1.0, items, found);
    if (found.empty())
        findSpeltOut(draft, word, items, found);
    if (found.empty())
        findRelatives(word, items, found);
    return found;
}

QString functionKey(const QString& folded)
{
    static const auto keys = [] {
        QHash<QString, QString> table;
        for (const auto forms :
             {u"be is are was were been being am isn't aren't wasn't weren't it's",
              u"have has had having haven't hasn't hadn't", u"do does did don't doesn't didn't",
              u"the a an this that these those", u"to into onto", u"in at on", u"of from",
              u"because since as", u"der die das den dem des ein eine einen einem einer eines",
              u"ist sind war waren sei", u"hat haben hatte hatten", u"le la les un une des du de",
              u"est sont était étaient"}) {
            const auto words = QStringView(forms).split(u' ');
            for (const QStringView word : words)
                table.insert(word.toString(), words.front().toString());
        }
        return table;
    }();
    return keys.value(folded, folded);
}

} // namespace countersign::checks
