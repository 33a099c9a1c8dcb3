// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/statement_wording.h"

#include "app/generation/wording_tools.h"
#include "app/text/citation_marks.h"
#include "app/text/names.h"
#include "app/text/sentences.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

QString marked(const QString& sentence, const QString& label, text::Language language)
{
    const QString mark = text::markFor(label);
    const bool stop = sentence.endsWith(u'.') &&
                      !text::isAbbreviationDot(sentence, sentence.size() - 1, language);
    if (!stop)
        return QString(sentence + u' ' + mark);
    return QString(sentence.chopped(1) + u' ' + mark + u'.');
}

QString asContinuation(const QString& sentence, const Phrases& phrases)
{
    const QString first = sentence.section(u' ', 0, 0);
    return phrases.lowered.contains(first) ? withSmallLetter(sentence) : sentence;
}

StatementWriter::StatementWriter(const MessagePlan& plan, const ProspectDossier& dossier,
                                 const Phrases& phrases)
    : m_plan(plan)
    , m_dossier(dossier)
    , m_phrases(phrases)
    , m_channel(toText(plan.channel))
    , m_given(text::greetingForm(dossier.prospect.given.isEmpty()
                                     ? text::nameParts(dossier.prospect.name).given
                                     : dossier.prospect.given))
{}

const Evidence* StatementWriter::evidenceOf(const Statement& statement) const
{
    const auto& all = m_dossier.evidence;
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const Evidence& evidence) {
        return evidence.id == statement.evidence;
    });
    return found != all.cend() ? &*found : nullptr;
}

QString StatementWriter::keyOf(const Statement& statement) const
{
    switch (statement.kind) {
    case StatementKind::Quote:
        return beginsWithCapital(statement.words) ? u"quote"_s : u"fragment"_s;
    case StatementKind::Addressed:
        return u"addressed"_s;
    case StatementKind::Fact:
        return u"fact"_s;
    case StatementKind::Document:
        return u"document"_s;
    case StatementKind::Product:
        return m_plan.limit && statement == *m_plan.limit ? u"limit"_s : u"value"_s;
    case StatementKind::Proof:
        return statement.frame.isEmpty() ? u"proof"_s : u"story"_s;
    }
    return u"fact"_s;
}

QString StatementWriter::filled(const QString& wording, const Statement& statement) const
{
    const QString words =
        withQuotationMarks(statement.words, m_phrases.quoteOpen, m_phrases.quoteClose);
    const QString bare = withoutStop(words);
    QString text = wording;
    text.replace(u"{introduced}"_s, statement.frame);
    text.replace(u"{who}"_s, statement.frame);
    text.replace(u"{given}"_s, m_given);
    text.replace(u"{quote}"_s, QString(m_phrases.quoteOpen + words + m_phrases.quoteClose));
    text.replace(u"{bare}"_s, QString(m_phrases.quoteOpen + bare + m_phrases.quoteClose));
    text.replace(u"{sentence}"_s, words);
    text.replace(u"{clause}"_s, asContinuation(words, m_phrases));
    text.replace(u"{point}"_s, bare);
    return withCapital(text);
}

/// The wordings that make a proper sentence of this statement: not "that" before words that would need
/// another letter case than we can tell, and no point over the norm where a shorter one is at hand.
QStringList StatementWriter::fittingWordings(const Statement& statement) const
{
    const Evidence* evidence = evidenceOf(statement);
    const QStringList& all =
        m_phrases.of(m_channel, keyOf(statement), evidence ? evidence->kind : QString());
    const QString first = statement.words.section(u' ', 0, 0);
    const bool canContinue =
        m_phrases.lowered.contains(first) || statement.words.at(0).isDigit() ||
        (m_dossier.account &&
         statement.words.startsWith(m_dossier.account->name.section(u' ', 0, 0)));
    QStringList fitting;
    for (const QString& wording : all) {
        if (wording.contains(u"{clause}"_s) && !canContinue)
            continue;
        if (m_plan.channel == Channel::Phone &&
            text::wordCount(filled(wording, statement)) > m_dossier.rules.phonePointWordsMax)
            continue;
        fitting.append(wording);
    }
    return fitting.isEmpty() ? all.mid(0, 1) : fitting;
}

QString StatementWriter::labelFor(const Statement& statement)
{
    for (const auto& [label, id] : m_citations) {
        if (id == statement.evidence)
            return label;
    }
    const Evidence* evidence = evidenceOf(statement);
    const char letter = labelLetter(evidence ? evidence->input : Input::Research);
    const QString label = QString(QChar::fromLatin1(letter) + QString::number(++m_used[letter]));
    m_citations[label] = statement.evidence;
    return label;
}

QString StatementWriter::write(const Statement& statement, const QString& role)
{
    const QStringList wordings = fittingWordings(statement);
    qsizetype index = choose(m_plan.wording, role, wordings.size());
    // The same introduction twice in a message reads like a form; a bare sentence does not.
    for (qsizetype tries = 1; tries < wordings.size() && wordings.at(index) != u"{sentence}" &&
                              m_wordingsUsed.contains(wordings.at(index));
         ++tries)
        index = (index + 1) % wordings.size();
    m_wordingsUsed.append(wordings.at(index));
    const QString text = filled(wordings.at(index), statement);
    const bool point = m_plan.channel == Channel::Phone;
    return marked(point ? withoutStop(text) : text, labelFor(statement), m_phrases.language);
}

} // namespace countersign::generation
