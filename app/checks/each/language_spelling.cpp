// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"
#include "app/checks/each/language.h"

#include "app/checks/claims/judge.h"
#include "app/checks/spell_checker.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Token;

/// Words that need no dictionary: of the names in hand and of the evidence.
QSet<QString> knownWords(const CheckInput& input)
{
    QSet<QString> words;
    const auto add = [&words](const QString& text) {
        for (const Token& token : text::tokens(text)) {
            words.insert(token.folded);
            for (const QString& part : token.folded.split(u'-'))
                words.insert(part);
        }
    };
    const Addressee& prospect = input.prospect;
    for (const QString& text : {prospect.name, prospect.given, prospect.family, prospect.company,
                                prospect.title, input.rules.vendor})
        add(text);
    for (const LabelledEvidence& one : input.evidence) {
        add(one.evidence.text);
        add(one.aboutName);
    }
    return words;
}

bool hasDigitOrInnerCapital(QStringView word)
{
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word.at(i).isDigit() || (i > 0 && word.at(i).isUpper()))
            return true;
    }
    return false;
}

class Speller {
public:
    Speller(Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
        , m_spelling(*context.spelling)
        , m_known(knownWords(context.input))
    {}

    void check(const TaggedText& text, bool isSubject);
    void learn(const QStringList& words);

private:
    [[nodiscard]] bool isRight(const Token& token, const TaggedText& text) const;

    Context& m_context;
    Findings& m_findings;
    const SpellChecker& m_spelling;
    QSet<QString> m_known;
};

bool Speller::isRight(const Token& token, const TaggedText& text) const
{
    const QStringView written = token.span.of(text.analysis.text);
    if (!token.isWord() || written.size() < 2 || hasDigitOrInnerCapital(written) ||
        written.contains(u'_'))
        return true;
    const bool isName =
        std::any_of(text.analysis.names.begin(), text.analysis.names.end(),
                    [&token](const auto& name) { return name.span.overlaps(token.span); });
    QString word = written.toString();
    word.replace(u'’', u'\'');
    if (isName || m_known.contains(token.folded) ||
        m_spelling.isKnown(word, m_context.input.language))
        return true;
    // "Dr.": the dictionary has some short forms with their dot only.
    const qsizetype end = token.span.end;
    const bool hasDot = end < text.analysis.text.size() && text.analysis.text.at(end) == u'.';
    if (hasDot && m_spelling.isKnown(QString(word + u'.'), m_context.input.language))
        return true;
    if (word.endsWith("'s"_L1) || word.endsWith(u'\''))
        word.chop(word.endsWith(u'\'') ? 1 : 2);
    const QStringList parts = word.split(u'-', Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(), [this](const QString& part) {
        return part.size() < 2 || m_known.contains(text::fold(part)) ||
               m_spelling.isKnown(part, m_context.input.language);
    });
}

/// Who signs, and for which firm.
void Speller::learn(const QStringList& words)
{
    for (const QString& word : words)
        m_known.insert(word);
}

void Speller::check(const TaggedText& text, bool isSubject)
{
    for (const Token& token : text.analysis.tokens) {
        if (isRight(token, text))
            continue;
        const QString word = token.span.of(text.analysis.text).toString();
        const QStringList better = m_spelling.suggestions(word, m_context.input.language);
        QStringList args{word};
        args.append(better);
        Finding finding = isSubject
                              ? m_context.findingInSubject("language.spelling", Severity::Note,
                                                           token.span, u"misspelled"_s, args)
                              : m_context.finding("language.spelling", Severity::Note, token.span,
                                                  u"misspelled"_s, args);
        if (!better.isEmpty())
            finding.fix = Fix{token.span.start, token.span.end, better.front()};
        m_findings.push_back(std::move(finding));
    }
}

} // namespace

void checkLanguageSpelling(Context& context, Findings& findings)
{
    // A text in another language gets that one finding, not one a word.
    if (otherLanguageOf(context))
        return;
    if (!context.spelling || !context.spelling->hasDictionary(context.input.language)) {
        Finding finding = notChecked("language.spelling",
                                     {u"dictionary"_s, text::languageTag(context.input.language)});
        finding.severity = Severity::Note;
        findings.push_back(std::move(finding));
        return;
    }
    Speller speller(context, findings);
    speller.learn(senderWords(context.draft(), context.reading()));
    speller.check(context.subject(), true);
    speller.check(context.draft(), false);
}

} // namespace countersign::checks
