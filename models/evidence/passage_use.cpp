// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/passage_use.h"

#include <algorithm>
#include <iterator>

namespace countersign {
namespace {

constexpr qsizetype shortest = 5;    // letters of a word that tells something
constexpr size_t mostKnown = 20'000; // passages whose words are kept

} // namespace

PassageUse::Words PassageUse::wordsOf(const QString& text)
{
    const QString folded = text.toCaseFolded();
    Words words;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= folded.size(); ++at) {
        if (at < folded.size() && folded.at(at).isLetter())
            continue;
        if (at - begin >= shortest)
            words.push_back(qHash(QStringView(folded).sliced(begin, at - begin)));
        begin = at + 1;
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

void PassageUse::aimAt(const DraftView& view)
{
    QString text = view.head ? view.head->text : QString();
    for (const EvidenceView& passage : view.evidence) {
        if (passage.evidence.input != Input::Knowledge) {
            text.append(u' ');
            text.append(passage.evidence.text);
        }
    }
    m_wanted = wordsOf(text);
}

int PassageUse::sharedWords(const Evidence& passage)
{
    if (m_known.size() > mostKnown)
        m_known.clear();
    const auto [known, isNew] = m_known.try_emplace(passage.id);
    if (isNew)
        known->second = wordsOf(passage.text);
    Words shared;
    std::set_intersection(known->second.begin(), known->second.end(), m_wanted.begin(),
                          m_wanted.end(), std::back_inserter(shared));
    return static_cast<int>(shared.size());
}

} // namespace countersign
