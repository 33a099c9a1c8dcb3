// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/reading/points.h"
#include "app/text/sms.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;

constexpr auto id = "channel.length";

struct Measure {
    int value;
    int limit;
    [[nodiscard]] QStringList args() const
    {
        return {QString::number(value), QString::number(limit)};
    }
};

class LengthCheck {
public:
    LengthCheck(Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
        , m_rules(context.input.rules)
        , m_words(text::wordCount(context.draft().analysis.tokens))
        , m_characters(static_cast<int>(context.sentText().size()))
    {}

    void email();
    void subject(int hardLimit);
    void linkedIn();
    void sms();
    void whatsApp();
    void phone();

private:
    void add(Severity severity, const QString& reason, Measure measure, Span span = {})
    {
        m_findings.push_back(m_context.finding(id, severity, span, reason, measure.args()));
    }
    void addOver(Severity severity, const QString& reason, Measure measure)
    {
        if (measure.value > measure.limit)
            add(severity, reason, measure);
    }
    void nameCharacter(const text::SmsCount& count);

    Context& m_context;
    Findings& m_findings;
    const Rules& m_rules;
    int m_words;
    int m_characters;
};

void LengthCheck::email()
{
    addOver(Severity::Warning, u"words_over"_s, {m_words, m_rules.emailWordsMax});
    if (m_words < m_rules.emailWordsMin)
        add(Severity::Warning, u"words_under"_s, {m_words, m_rules.emailWordsMin});
    if (m_context.input.subject.isEmpty())
        return;
    const Span whole{0, m_context.input.subject.size()};
    const int words = text::wordCount(m_context.subject().analysis.tokens);
    const auto warn = [&](const QString& reason, Measure measure) {
        m_findings.push_back(
            m_context.findingInSubject(id, Severity::Warning, whole, reason, measure.args()));
    };
    if (words > m_rules.subjectWordsMax)
        warn(u"subject_words_over"_s, {words, m_rules.subjectWordsMax});
    if (words < m_rules.subjectWordsMin)
        warn(u"subject_words_under"_s, {words, m_rules.subjectWordsMin});
    const int characters = static_cast<int>(m_context.input.subject.size());
    if (characters > m_rules.subjectCharactersMax && characters <= m_rules.subjectCharactersHard)
        warn(u"subject_characters_over"_s, {characters, m_rules.subjectCharactersMax});
    subject(m_rules.subjectCharactersHard);
}

void LengthCheck::subject(int hardLimit)
{
    const Measure measure{static_cast<int>(m_context.input.subject.size()), hardLimit};
    if (measure.value > measure.limit)
        m_findings.push_back(
            m_context.findingInSubject(id, Severity::Blocker, {0, m_context.input.subject.size()},
                                       u"subject_characters_hard"_s, measure.args()));
}

void LengthCheck::linkedIn()
{
    addOver(Severity::Warning, u"words_over"_s, {m_words, m_rules.linkedInWordsMax});
    addOver(Severity::Blocker, u"characters_hard"_s,
            {m_characters, m_rules.linkedInBodyCharacters});
    // Only a message without a subject can be a connection note; it may be a plain message, too.
    if (m_context.input.subject.isEmpty() && m_words <= m_rules.linkedInWordsMax &&
        m_characters <= m_rules.linkedInBodyCharacters)
        addOver(Severity::Warning, u"note_characters_over"_s,
                {m_characters, m_rules.linkedInNoteCharacters});
    subject(m_rules.linkedInSubjectCharacters);
}

void LengthCheck::sms()
{
    const text::SmsCount count = text::smsCount(m_context.sentText());
    addOver(Severity::Blocker, u"characters_hard"_s, {m_characters, m_rules.smsCharactersHard});
    if (count.segments <= m_rules.smsSegments)
        return;
    const text::SmsCount plain = text::smsCount(text::toGsm7(m_context.sentText()));
    if (count.forcing)
        nameCharacter(count);
    if (!count.forcing || plain.segments > m_rules.smsSegments)
        add(Severity::Warning, u"segments_over"_s, {count.segments, m_rules.smsSegments});
}

/// One character that GSM-7 lacks makes the whole message cost 70 units a segment instead of 160.
void LengthCheck::nameCharacter(const text::SmsCount& count)
{
    const text::PlainText& plain = m_context.draft().analysis.plain;
    const Span forcing = plain.toMarked(*count.forcing);
    const QString replaced = text::toGsm7(plain.text);
    Finding finding = m_context.finding(id, Severity::Warning, forcing, u"forces_ucs2"_s,
                                        {count.forcing->of(plain.text).toString(),
                                         count.replacement, QString::number(count.segments),
                                         QString::number(text::smsCount(replaced).segments)});
    if (!count.replacement.isEmpty()) {
        // From the first such character to the last, so that one click is enough.
        Span all = *count.forcing;
        for (qsizetype i = plain.text.size(); i > all.end; --i) {
            if (text::toGsm7(QStringView(plain.text).sliced(i - 1, 1)) !=
                QStringView(plain.text).sliced(i - 1, 1)) {
                all.end = i;
                break;
            }
        }
        const Span stored = plain.toMarked(all);
        const QStringView before = stored.of(m_context.input.text);
        finding.fix = Fix{stored.start, stored.end, text::toGsm7(before)};
    }
    m_findings.push_back(std::move(finding));
}

void LengthCheck::whatsApp()
{
    addOver(Severity::Warning, u"words_over"_s, {m_words, m_rules.whatsAppWordsMax});
    addOver(Severity::Blocker, u"characters_hard"_s,
            {m_characters, m_rules.whatsAppCharactersHard});
}

void LengthCheck::phone()
{
    const TaggedText& draft = m_context.draft();
    const std::vector<Span> found = points(draft.analysis);
    if (found.empty())
        return; // prose is channel.shape's finding
    const int count = static_cast<int>(found.size());
    addOver(Severity::Warning, u"points_over"_s, {count, m_rules.phonePointsMax});
    if (count < m_rules.phonePointsMin)
        add(Severity::Warning, u"points_under"_s, {count, m_rules.phonePointsMin});
    for (const Span& point : found) {
        const int words = draft.wordsIn(draft.tokensIn(point));
        if (words > m_rules.phonePointWordsMax)
            add(Severity::Warning, u"point_words_over"_s, {words, m_rules.phonePointWordsMax},
                point);
    }
}

} // namespace

void checkChannelLength(Context& context, Findings& findings)
{
    if (!context.input.channel) {
        findings.push_back(notChecked(id, {u"channel"_s}));
        return;
    }
    LengthCheck check(context, findings);
    switch (*context.input.channel) {
    case Channel::Email:
        return check.email();
    case Channel::LinkedIn:
        return check.linkedIn();
    case Channel::Sms:
        return check.sms();
    case Channel::WhatsApp:
        return check.whatsApp();
    case Channel::Phone:
        return check.phone();
    }
}

} // namespace countersign::checks
