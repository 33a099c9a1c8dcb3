// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/statement_wording.h"

#include "app/generation/languages/language_rules.h"
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
    const bool isUnit = sentence.endsWith(u"°C."_s) || sentence.endsWith(u"°F."_s);
    const bool stop = sentence.endsWith(u'.') &&
                      (isUnit || !text::isAbbreviationDot(sentence, sentence.size() - 1, language));
    if (!stop)
        return QString(sentence + u' ' + mark);
    return QString(sentence.chopped(1) + u' ' + mark + u'.');
}

namespace {

/// "You told the board that …": a report of what was said needs no other around it.
bool isTold(const Statement& statement, text::Language language)
{
    return statement.kind == StatementKind::Addressed &&
           rulesFor(language).sayVerbs.contains(statement.words.section(u' ', 1, 1));
}

/// True if the sentence can go on in the middle of another one.
bool canContinue(const QString& sentence, const Phrases& phrases, const QSet<QString>& smallWords)
{
    const QString continued = asContinuation(sentence, phrases, smallWords);
    return continued != sentence || sentence.at(0).isDigit();
}

} // namespace

QString asContinuation(const QString& sentence, const Phrases& phrases,
                       const QSet<QString>& smallWords)
{
    QString first = sentence.section(u' ', 0, 0);
    while (!first.isEmpty() && !first.back().isLetterOrNumber())
        first.chop(1);
    const bool capitals = first.size() > 1 && first.at(1).isUpper();
    if (first.isEmpty() || first == u"I" || capitals)
        return sentence;
    const QString small = withSmallLetter(first);
    const bool isWord = phrases.lowered.contains(first) ||
                        (phrases.language != text::Language::German &&
                         (smallWords.contains(small) || text::isStopWord(small, phrases.language)));
    return isWord ? withSmallLetter(sentence) : sentence;
}

QString greeted(const QString& greeting, const QString& text, const Phrases& phrases,
                const QSet<QString>& smallWords)
{
    const QString continued = asContinuation(text, phrases, smallWords);
    const bool fits = continued != text || phrases.language == text::Language::German ||
                      text.isEmpty() || !text.front().isUpper() || text.startsWith(u"I "_s);
    if (fits || !greeting.endsWith(u','))
        return QString(greeting + u' ' + continued);
    const bool isBareName = !greeting.contains(u' ');
    return QString((isBareName ? u"Hi "_s : QString()) + greeting.chopped(1) + u". "_s + text);
}

StatementWriter::StatementWriter(const MessagePlan& plan, const ProspectDossier& dossier,
                                 const Phrases& phrases, const Voice& voice)
    : m_plan(plan)
    , m_dossier(dossier)
    , m_phrases(phrases)
    , m_channel(toText(plan.channel))
    , m_voice(voice)
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
    text.replace(u"{given}"_s, m_voice.salutation.given);
    text.replace(u"{quote}"_s, QString(m_phrases.quoteOpen + words + m_phrases.quoteClose));
    text.replace(u"{bare}"_s, QString(m_phrases.quoteOpen + bare + m_phrases.quoteClose));
    const bool comesInside = m_phrases.language == text::Language::English;
    text.replace(u"{before}"_s,
                 QString(m_phrases.quoteOpen + bare + (comesInside ? u","_s : QString()) +
                         m_phrases.quoteClose + (comesInside ? QString() : u","_s)));
    text.replace(u"{lead}"_s, bare);
    const bool lowers = m_phrases.language != text::Language::German;
    const auto continued = [&](const QString& what, const QString& name) {
        const bool afterColon = lowers && wording.contains(QString(u": " + name));
        return afterColon ? asContinuation(what, m_phrases, m_voice.smallWords) : what;
    };
    text.replace(u"{sentence}"_s, continued(words, u"{sentence}"_s));
    text.replace(u"{clause}"_s, asContinuation(words, m_phrases, m_voice.smallWords));
    text.replace(u"{point}"_s, continued(bare, u"{point}"_s));
    return withCapital(text);
}

const QStringList& StatementWriter::wordingsFor(const Statement& statement, Place place) const
{
    const Evidence* evidence = evidenceOf(statement);
    const bool unnamed = statement.kind == StatementKind::Proof &&
                         statement.frame == m_phrases.of(u"customer"_s).value(0);
    const QString kind = unnamed ? u"customer"_s : (evidence ? evidence->kind : QString());
    const QString key = keyOf(statement);
    const bool isTheirs =
        statement.kind != StatementKind::Product && statement.kind != StatementKind::Proof;
    if (place == Place::Reason && isTheirs) {
        const QStringList& reasons = m_phrases.of({}, QString(u"after." + key), kind);
        if (!reasons.isEmpty())
            return reasons;
    }
    // On the phone a second fact has labels of its own ("Also: …"): "Begin here" would be said twice.
    const bool also = m_plan.channel == Channel::Phone && place == Place::Later && isTheirs &&
                      statement.kind != StatementKind::Document;
    return m_phrases.of(m_channel, also ? QString(u"also." + key) : key, kind);
}

/// The wordings that make a proper sentence of this statement: not "that" before words that would need
/// another letter case than we can tell, and none that makes it too long where a shorter one is at hand.
QStringList StatementWriter::fittingWordings(const Statement& statement, Place place) const
{
    const QStringList& all = wordingsFor(statement, place);
    const bool isFirm = m_dossier.account &&
                        statement.words.startsWith(m_dossier.account->name.section(u' ', 0, 0));
    const bool continues = isFirm || canContinue(statement.words, m_phrases, m_voice.smallWords);
    // "You said that …" and "Tender notice: …" bring their own introduction.
    const qsizetype colon = withoutQuotations(statement.words).indexOf(u": "_s);
    const bool introduced = (colon > 0 && colon < 40) || isTold(statement, m_phrases.language);
    const bool lowersAfterColon = m_phrases.language != text::Language::German;
    const QString bare = withoutStop(statement.words);
    static const QStringList openings =
        u"in on at since from by after before as with"_s.split(u' ');
    const bool opensWithPlace = openings.contains(foldedWords(statement.words).value(0));
    const bool endsInWord = !bare.isEmpty() && !u"?!…:;"_s.contains(bare.back());
    QStringList fitting;
    for (const QString& wording : all) {
        if (wording.contains(u"{clause}"_s) && !continues)
            continue;
        if (introduced && wording != u"{sentence}" && wording.contains(u"{clause}"_s))
            continue;
        if (introduced && wording.contains(u": {sentence}"_s))
            continue;
        // "From what I read, since 1 October …" has two openings.
        if (wording.contains(u", {clause}"_s) && opensWithPlace)
            continue;
        // What follows a colon has a small letter in English and French, where that can be told.
        if (wording.contains(u": {sentence}"_s) && lowersAfterColon && !continues)
            continue;
        if ((wording.contains(u"{before}"_s) || wording.contains(u"{lead}"_s)) && !endsInWord)
            continue;
        const int most = m_plan.channel == Channel::Phone ? m_dossier.rules.phonePointWordsMax
                                                          : m_dossier.rules.sentenceWordsMax;
        if (text::wordCount(filled(wording, statement)) > most)
            continue;
        fitting.append(wording);
    }
    if (!fitting.isEmpty() || all.isEmpty())
        return fitting;
    return {*std::min_element(all.cbegin(), all.cend(), [](const QString& a, const QString& b) {
        return a.size() < b.size();
    })};
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

QString StatementWriter::write(const Statement& statement, const QString& role, Place place)
{
    const QStringList wordings = fittingWordings(statement, place);
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
