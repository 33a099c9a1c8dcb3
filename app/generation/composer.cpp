// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/composer.h"

#include "app/checks/structure.h"
#include "app/generation/channel_norms.h"
#include "app/generation/languages/phrases.h"
#include "app/generation/parties.h"
#include "app/generation/salutation.h"
#include "app/generation/statement_wording.h"
#include "app/generation/subject_line.h"
#include "app/generation/wording_tools.h"
#include "app/text/citation_marks.h"
#include "app/text/names.h"
#include "app/text/sms.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// A move in words.
struct Said {
    Move move;
    QString text;
};

class Composer {
public:
    Composer(const MessagePlan& plan, const ProspectDossier& dossier, const Voice& voice)
        : m_plan(plan)
        , m_dossier(dossier)
        , m_phrases(phrasesFor(text::languageFromTag(plan.language)))
        , m_channel(toText(plan.channel))
        , m_salutation(voice.salutation)
        , m_smallWords(voice.smallWords)
        , m_writer(plan, dossier, m_phrases, voice)
    {}

    Composition write()
    {
        for (const Move move : m_plan.structure) {
            const QString text = said(move);
            if (!text.isEmpty())
                m_said.push_back({move, text});
        }
        Composition composition;
        composition.text = shaped();
        composition.citations = m_writer.citations();
        if (m_plan.channel == Channel::Email)
            composition.subject =
                subjectLine(m_plan, m_phrases, company(), m_dossier.rules, m_smallWords);
        composition.notes = m_plan.notes;
        composition.provider = u"builtin"_s;
        composition.model = u"composer-1"_s;
        return composition;
    }

private:
    QString said(Move move)
    {
        switch (move) {
        case Move::Observation:
            return m_writer.write(m_plan.hook, u"hook"_s, place());
        case Move::Second:
            return written(m_plan.second, u"second"_s);
        case Move::Value:
            return written(m_plan.value, u"value"_s);
        case Move::Limit:
            return written(m_plan.limit, u"limit"_s);
        case Move::Proof:
            return written(m_plan.proof, u"proof"_s);
        case Move::Ask:
            return asked();
        }
        return {};
    }

    QString written(const std::optional<Statement>& statement, const QString& role)
    {
        return statement ? m_writer.write(*statement, role, place()) : QString();
    }

    /// Where the next statement stands.
    Place place() const
    {
        if (!m_said.empty() && m_said.back().move == Move::Ask)
            return Place::Reason;
        const bool later = std::any_of(m_said.cbegin(), m_said.cend(), [](const Said& one) {
            return one.move == Move::Observation || one.move == Move::Second;
        });
        return later ? Place::Later : Place::First;
    }

    QString picked(const QString& key, const QString& role) const
    {
        const QStringList& wordings = m_phrases.of(m_channel, key, {});
        return wordings.isEmpty() ? QString()
                                  : wordings.at(choose(m_plan.wording, role, wordings.size()));
    }

    QString asked() const
    {
        QString ask = picked(u"ask"_s, u"ask"_s);
        // A text message has no room for the particulars, and elsewhere not all readers need them.
        const bool brief =
            m_plan.channel == Channel::Sms || choose(m_plan.wording, u"particulars", 2) == 1;
        ask.replace(u"{thing}"_s, brief ? withoutParticulars(m_plan.ask.thing) : m_plan.ask.thing);
        if (!m_plan.lastTouch)
            return ask;
        return QString(picked(u"last"_s, u"last"_s) + u' ' + ask);
    }

    QString company() const
    {
        return m_dossier.account ? text::withoutCompanySuffix(m_dossier.account->name) : QString();
    }

    QString greeting(const QString& key) const
    {
        static const QStringList forms{u".neutral"_s, u".female"_s, u".male"_s};
        const QString& form = forms.at(static_cast<int>(m_salutation.form));
        return greet(picked(QString(key + form), key), m_salutation);
    }

    QString shaped() const
    {
        switch (m_plan.channel) {
        case Channel::Email:
            return email();
        case Channel::Phone:
            return points();
        case Channel::Sms:
            return text::toGsm7(shortMessage());
        default:
            return shortMessage();
        }
    }

    /// True if a move begins a new paragraph.
    bool beginsParagraph(std::size_t index) const
    {
        if (index == 0)
            return true;
        const auto aboutUs = [](Move move) {
            return move == Move::Value || move == Move::Proof || move == Move::Limit;
        };
        const Move move = m_said.at(index).move;
        const Move before = m_said.at(index - 1).move;
        switch (static_cast<Layout>(m_plan.layout % layoutCount)) {
        case Layout::EachAlone:
            return true;
        case Layout::FactsThenUs:
            return move == Move::Ask || before == Move::Ask || aboutUs(move) != aboutUs(before);
        case Layout::AskApart:
            return move == Move::Ask || before == Move::Ask;
        case Layout::OneParagraph:
            return false;
        case Layout::FirstApart:
            return index == 1;
        }
        return true;
    }

    QString paragraphs(bool single) const
    {
        QString body;
        for (std::size_t i = 0; i < m_said.size(); ++i) {
            if (single && goesOn(i)) {
                body = QString(withoutStop(body) + u": "_s +
                               asContinuation(m_said.at(i).text, m_phrases));
                continue;
            }
            if (i > 0)
                body += beginsParagraph(i) && !single ? u"\n\n"_s : u" "_s;
            body += m_said.at(i).text;
        }
        return body;
    }

    /// True if a text message asks in the sentence that says why.
    bool goesOn(std::size_t index) const
    {
        const auto layout = static_cast<Layout>(m_plan.layout % layoutCount);
        if (index == 0 || m_said.at(index).move != Move::Ask ||
            (layout != Layout::FirstApart && layout != Layout::FactsThenUs))
            return false;
        const auto isPlain = [](const QString& text) {
            static const QString others = u":?!"_s;
            return std::none_of(text.cbegin(), text.cend(),
                                [](QChar c) { return others.contains(c); });
        };
        const QString& asks = m_said.at(index).text;
        const QString& before = m_said.at(index - 1).text;
        const Move move = m_said.at(index - 1).move;
        const bool isTooLong = m_plan.channel != Channel::Sms &&
                               text::wordCount(text::withoutMarks(before)) + text::wordCount(asks) >
                                   m_dossier.rules.sentenceWordsMax;
        if ((move != Move::Observation && move != Move::Second) || isTooLong)
            return false;
        return isPlain(before) && before.endsWith(u'.') && asks.endsWith(u'?') &&
               isPlain(asks.chopped(1)) && !asks.contains(u'.');
    }

    QString email() const
    {
        QStringList parts{greeting(u"greeting"_s), paragraphs(false)};
        const QString signOff = picked(u"signoff"_s, u"signoff"_s);
        QStringList signature{signOff, m_dossier.sender, m_dossier.rules.vendor};
        signature.removeAll(QString());
        parts.append(signature.join(u'\n'));
        if (m_dossier.rules.emailOptOutRequired)
            parts.append(picked(u"wayout"_s, u"wayout"_s));
        return parts.join(u"\n\n"_s);
    }

    QString shortMessage() const
    {
        const bool single =
            m_plan.channel != Channel::LinkedIn ||
            static_cast<Layout>(m_plan.layout % layoutCount) == Layout::OneParagraph;
        QString text = greeted(greeting(u"short"_s), paragraphs(single), m_phrases, m_smallWords);
        // A name that the text alphabet lacks would be misspelt; better no name than a wrong one.
        if (m_plan.channel == Channel::Sms &&
            text::toGsm7(greeting(u"short"_s)) != greeting(u"short"_s))
            text = paragraphs(single);
        if (m_plan.channel != Channel::Sms)
            return text;
        const QString sender = text::nameParts(m_dossier.sender).given;
        QStringList from{sender, m_dossier.rules.vendor};
        from.removeAll(QString());
        if (!from.isEmpty())
            text += QString(u' ' + from.join(u", "_s) + u'.');
        if (m_dossier.rules.smsOptOutRequired) {
            QString wayOut = picked(u"wayout"_s, u"wayout"_s);
            wayOut.replace(u"{word}"_s, m_dossier.rules.smsOptOutWord);
            text += QString(u' ' + wayOut);
        }
        return text;
    }

    QString points() const
    {
        QStringList lines;
        for (const Said& one : m_said)
            lines.append(QString(u"- " + one.text));
        lines.append(QString(u"- " + picked(u"fallback"_s, u"fallback"_s)));
        return lines.join(u'\n');
    }

    const MessagePlan& m_plan;
    const ProspectDossier& m_dossier;
    const Phrases& m_phrases;
    QString m_channel;
    const Salutation& m_salutation;
    const QSet<QString>& m_smallWords;
    StatementWriter m_writer;
    std::vector<Said> m_said;
};

} // namespace

Result<Composition> draftText(const MessagePlan& plan, const ProspectDossier& dossier,
                              const Voice& voice)
{
    Composition composition = Composer(plan, dossier, voice).write();
    if (exceedsNorm(composition, plan.channel, dossier))
        return refusal(u"generation.too_long"_s,
                       {toText(plan.channel), withoutStop(plan.hook.words)});
    return composition;
}

Result<Composition> compose(const MessagePlan& plan, const ProspectDossier& dossier)
{
    const text::Language language = text::languageFromTag(plan.language);
    auto composition = draftText(plan, dossier, voiceFor(dossier, language));
    if (!composition)
        return composition;
    composition->plan = QString::fromUtf8(canonicalJson(planToJson(plan)));
    composition->skeleton = checks::skeleton(composition->text, language);
    return composition;
}

} // namespace countersign::generation
