// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/passage.h"

#include "app/checks/claims/word_finder.h"
#include "app/text/names.h"

namespace countersign::checks {
namespace {

constexpr qsizetype keptAtMost = 4096;

/// "Nordhaffs", "Orla's": the name without its ending.
QString withoutPossessive(const QString& folded)
{
    if (folded.endsWith(QLatin1String("'s")))
        return folded.chopped(2);
    return folded.endsWith(u'\'') ? folded.chopped(1) : folded;
}

bool agrees(const QString& folded, const QString& wanted)
{
    if (folded == wanted || withoutPossessive(folded) == wanted)
        return true;
    return wanted.size() >= 4 && folded.size() == wanted.size() + 1 && folded.endsWith(u's') &&
           folded.startsWith(wanted);
}

} // namespace

std::shared_ptr<const Passage> PassageStore::passageOf(const LabelledEvidence& evidence,
                                                       text::Language fallback)
{
    const Key key{evidence.evidence.text, evidence.evidence.observedOn.value_or(QDate()),
                  evidence.evidence.language};
    if (const auto known = m_kept.constFind(key); known != m_kept.constEnd())
        return *known;
    if (m_kept.size() >= keptAtMost)
        m_kept.clear();
    const text::Language language =
        evidence.evidence.language.isEmpty()
            ? text::detectLanguage(evidence.evidence.text)
                  .value_or(text::likelyLanguage(evidence.evidence.text, fallback))
            : text::languageFromTag(evidence.evidence.language);
    auto passage = std::make_shared<Passage>();
    passage->prose = readProse(
        tagged(text::analyse(evidence.evidence.text, language, evidence.evidence.observedOn)));
    const auto& tokens = passage->prose.text.analysis.tokens;
    for (size_t i = 0; i < tokens.size(); ++i) {
        passage->byFolded[withoutPossessive(tokens[i].folded)].push_back(i);
        if (!tokens[i].isWord())
            continue;
        passage->functionKeys.insert(functionKey(tokens[i].folded));
        passage->foldedNames.insert(text::foldName(tokens[i].folded));
    }
    passage->instructions = embeddedInstructions(evidence.evidence.text);
    m_kept.insert(key, passage);
    return passage;
}

std::vector<size_t> findWords(const Passage& passage, const std::vector<QString>& folded)
{
    std::vector<size_t> found;
    if (folded.empty())
        return found;
    const auto& tokens = passage.prose.text.analysis.tokens;
    const auto startAt = [&](const QString& first) {
        const auto starts = passage.byFolded.constFind(first);
        if (starts == passage.byFolded.constEnd())
            return;
        for (const size_t start : *starts) {
            bool isMatch = start + folded.size() <= tokens.size();
            for (size_t i = 0; isMatch && i < folded.size(); ++i)
                isMatch = i + 1 == folded.size() ? agrees(tokens[start + i].folded, folded[i])
                                                 : tokens[start + i].folded == folded[i];
            if (isMatch)
                found.push_back(start);
        }
    };
    startAt(folded.front());
    if (folded.size() == 1 && folded.front().size() >= 4)
        startAt(QString(folded.front() + u's'));
    return found;
}

} // namespace countersign::checks
