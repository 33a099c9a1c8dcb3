// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

constexpr int gradeWordsMin = 100; ///< under this a grade is too rough to report

} // namespace

void checkStyleLength(Context& context, Findings& findings)
{
    const TaggedText& draft = context.draft();
    const Rules& rules = context.input.rules;
    for (const Sentence& sentence : context.reading().sentences) {
        if (sentence.role == SentenceRole::Signature || sentence.role == SentenceRole::SignOff)
            continue;
        const int words = draft.wordsIn(sentence.tokens);
        if (words > rules.sentenceWordsMax)
            findings.push_back(
                context.finding("style.length", Severity::Note, sentence.body, u"long_sentence"_s,
                                {QString::number(words), QString::number(rules.sentenceWordsMax)}));
    }
    const text::Reading& reading = context.readability();
    if (reading.words >= gradeWordsMin && reading.grade > rules.readingGradeMax)
        findings.push_back(context.finding("style.length", Severity::Note, {}, u"reading_grade"_s,
                                           {QString::number(reading.grade, 'f', 1),
                                            QString::number(rules.readingGradeMax, 'f', 0)}));
}

} // namespace countersign::checks
