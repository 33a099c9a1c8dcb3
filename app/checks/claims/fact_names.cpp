// SPDX-License-Identifier: GPL-3.0-or-later
// The names of a claim, looked up in its evidence; the figures and dates are in facts.cpp.
#include "app/checks/claims/facts.h"

#include "app/checks/claims/keys.h"
#include "app/checks/reading/mojibake.h"
#include "app/text/names.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::NameMention;
using text::Span;
using text::Token;

constexpr qsizetype acronymLettersMax = 5;

bool spellsOut(const EvidenceItem& item, QStringView acronym)
{
    const auto& tokens = item.prose().text.analysis.tokens;
    const auto length = static_cast<size_t>(acronym.size());
    for (size_t i = 0; i + length <= tokens.size(); ++i) {
        bool isMatch = true;
        for (size_t k = 0; isMatch && k < length; ++k)
            isMatch = tokens[i + k].isWord() && tokens[i + k].folded.front() ==
                                                    acronym.at(static_cast<qsizetype>(k)).toLower();
        if (isMatch)
            return true;
    }
    return false;
}

} // namespace

bool FactChecker::isKnown(const Token& token) const
{
    if (m_known.contains(token.folded))
        return true;
    return token.folded.endsWith(QLatin1String("'s")) && m_known.contains(token.folded.chopped(2));
}

bool FactChecker::hasWord(const Token& token) const
{
    if (isKnown(token))
        return true;
    QString folded = token.folded;
    if (folded.endsWith(QLatin1String("'s")))
        folded.chop(2);
    const QString key = keyOf(folded, m_draft.text.analysis.language);
    const bool isThere = std::any_of(m_items.begin(), m_items.end(), [&](const auto& item) {
        return item.passage->byFolded.contains(folded) || !item.prose().wordsWith(key).empty();
    });
    if (isThere)
        return true;
    const QString name = text::foldName(folded);
    for (const EvidenceItem& item : m_items) {
        for (const QString& meta : {item.given->aboutName, item.given->evidence.title}) {
            if (!meta.isEmpty() && text::foldName(meta).contains(name))
                return true;
        }
        if (item.passage->foldedNames.contains(name))
            return true;
    }
    return false;
}

bool FactChecker::isChecked(const NameMention& name) const
{
    const TokenRange tokens = m_draft.text.tokensIn(name.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (m_draft.text.token(i).isWord() && !isKnown(m_draft.text.token(i)))
            return true;
    }
    return false;
}

bool FactChecker::has(const NameMention& name) const
{
    const TokenRange tokens = m_draft.text.tokensIn(name.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        if (!token.isWord() || text::isStopWord(token.folded, m_draft.text.analysis.language) ||
            hasWord(token))
            continue;
        const QStringView letters = token.span.of(m_draft.string());
        const bool isAcronym =
            letters.size() <= acronymLettersMax &&
            std::all_of(letters.begin(), letters.end(), [](QChar c) { return c.isUpper(); });
        if (!isAcronym || std::none_of(m_items.begin(), m_items.end(), [letters](const auto& item) {
                return spellsOut(item, letters);
            }))
            return false;
    }
    return true;
}

/// Letters that were lost on the way are language.encoding's to report.
bool FactChecker::isDamaged(const NameMention& name) const
{
    const Span around{std::max<qsizetype>(0, name.span.start - 1),
                      std::min(m_draft.string().size(), name.span.end + 2)};
    return around.of(m_draft.string()).contains(QChar(0xFFFD)) ||
           !mojibakeIn(around.of(m_draft.string())).empty();
}

} // namespace countersign::checks
