// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names.h"

#include "app/text/chars.h"
#include "app/text/salutations.h"
#include "app/text/time_words.h"
#include "app/text/tokens.h"
#include "app/text/word_table.h"

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

using Kind = Token::Kind;

/// Reads the greeting at the head of one line. Offsets are those of the whole text.
class GreetingReader {
public:
    GreetingReader(QStringView text, qsizetype start, qsizetype end)
        : m_text(text)
        , m_start(start)
        , m_line(text.sliced(start, end - start))
        , m_tokens(tokens(m_line))
    {}

    std::optional<Greeting> read()
    {
        const qsizetype length = salutationLength(m_line);
        if (length == 0)
            return readBareName();
        Greeting greeting;
        greeting.salutation = m_line.first(length).toString();
        std::size_t i = 0;
        while (i < m_tokens.size() && m_tokens[i].span.start < length)
            ++i;
        // "Hi, Orla!": the comma may come first.
        const bool early = isText(i, u",") && startsUpper(i + 1) && isBreakAt(i + 2);
        readName(early ? i + 1 : i, greeting);
        return greeting;
    }

private:
    bool has(std::size_t i) const { return i < m_tokens.size(); }
    bool isText(std::size_t i, QStringView folded) const
    {
        return has(i) && m_tokens[i].folded == folded;
    }
    bool startsUpper(std::size_t i) const
    {
        return has(i) && m_tokens[i].isWord() && isUpper(at(m_line, m_tokens[i].span.start));
    }
    /// The end of the line, or a comma, colon, exclamation mark or dash that closes a greeting.
    bool isBreakAt(std::size_t i) const
    {
        if (!has(i))
            return true;
        const char16_t c = at(m_tokens[i].folded, 0);
        return m_tokens[i].kind == Kind::Punctuation &&
               (c == u',' || c == u':' || c == u'!' || c == u';' || isDash(c) || c == u'-');
    }

    QString dotted(std::size_t& i) const
    {
        Span span = m_tokens[i].span;
        ++i;
        if (isText(i, u".") && m_tokens[i].span.start == span.end) {
            span.end = m_tokens[i].span.end;
            ++i;
        }
        return span.of(m_line).toString();
    }

    void readTitles(std::size_t& i, Greeting& greeting) const
    {
        while (has(i) && m_tokens[i].isWord()) {
            const QString& folded = m_tokens[i].folded;
            if (isAcademicTitle(folded)) {
                const QString title = dotted(i);
                greeting.title += greeting.title.isEmpty() ? title : QString(u' ' + title);
            } else if (isHonorific(folded) && greeting.honorific.isEmpty() &&
                       !isGroupAddress(folded) && startsUpper(i)) {
                greeting.honorific = dotted(i);
                if (greeting.honorific.endsWith(u'.'))
                    greeting.honorific.chop(1);
            } else {
                return;
            }
        }
    }

    void readName(std::size_t i, Greeting& greeting)
    {
        readTitles(i, greeting);
        const std::size_t first = i;
        std::size_t end = first;
        constexpr std::size_t longest = 6;
        while (has(end) && end - first < longest && !isBreakAt(end) && isNamePiece(end, first))
            ++end;
        // In small letters only if nothing else stands before the comma: "hi orla,".
        constexpr std::size_t shortName = 3;
        if (end == first) {
            while (has(end) && end - first <= shortName && !isBreakAt(end) &&
                   m_tokens[end].isWord())
                ++end;
            if (!isBreakAt(end) || end - first > shortName)
                end = first;
        }
        finish(first, end, greeting);
    }

    bool isNamePiece(std::size_t i, std::size_t first) const
    {
        const Token& token = m_tokens[i];
        if (token.isWord()) {
            if (startsUpper(i) || isGroupAddress(token.folded))
                return true;
            return isNameParticle(token.folded) || token.folded == "and"_L1 ||
                   token.folded == "und"_L1 || token.folded == "et"_L1;
        }
        // "J." and merge marks such as {{name}} or [Name]
        const char16_t c = at(token.folded, 0);
        return (c == u'.' && i > first && m_tokens[i - 1].span.length() == 1) || c == u'{' ||
               c == u'}' || c == u'[' || c == u']' || c == u'<' || c == u'>' || c == u'%' ||
               c == u'&';
    }

    void finish(std::size_t first, std::size_t end, Greeting& greeting) const
    {
        const qsizetype after = first > 0 ? m_tokens[first - 1].span.end : 0;
        Span name{after, after};
        if (end > first)
            name = {m_tokens[first].span.start, m_tokens[end - 1].span.end};
        greeting.nameText = name.of(m_line).toString();
        greeting.name = {m_start + name.start, m_start + name.end};
        for (std::size_t i = first; i < end; ++i)
            greeting.isGroup = greeting.isGroup || isGroupAddress(m_tokens[i].folded);
        greeting.span = {m_start, m_start + name.end};
        greeting.ownLine = !has(end) || (isBreakAt(end) && !has(end + 1));
    }

    /// "Marcus," and "Søren, …": a name alone, before a comma or dash that does not open a list of names.
    std::optional<Greeting> readBareName()
    {
        std::size_t end = 0;
        Greeting greeting;
        readTitles(end, greeting);
        const std::size_t first = end;
        constexpr std::size_t longest = 3;
        while (startsUpper(end) && end - first < longest)
            ++end;
        if (end == first || !has(end))
            return std::nullopt;
        const bool comma = isText(end, u",");
        const bool dash = isText(end, u"-") || isText(end, u"–") || isText(end, u"—");
        const bool listGoesOn =
            startsUpper(end + 1) && !isStopWord(m_tokens[end + 1].folded, Language::English);
        if (!(comma || dash) || (listGoesOn && has(end + 1)))
            return std::nullopt;
        for (std::size_t i = first; i < end; ++i) {
            if (isNoName(i))
                return std::nullopt; // "Wussten Sie, dass …"
        }
        finish(first, end, greeting);
        return greeting;
    }

    bool isNoName(std::size_t i) const
    {
        static const WordSet openers(u"finally recently congratulations congrats thanks lastly "
                                     u"however meanwhile luckily ideally quick "
                                     u"additionally also honestly sadly instead best regards "
                                     u"cheers sincerely sorry yes no ok note ps "
                                     u"question leider übrigens danke vielen kurz enfin merci "
                                     u"cordialement gracias saludos first second "
                                     u"third next last early late sometimes often");
        const QString& folded = m_tokens[i].folded;
        if (openers.contains(folded) || isGroupAddress(folded))
            return true;
        for (const Language language : {Language::English, Language::German, Language::French}) {
            if (isStopWord(folded, language) || timeWord(folded, language) != nullptr)
                return true;
        }
        return false;
    }

    QStringView m_text;
    qsizetype m_start;
    QStringView m_line;
    std::vector<Token> m_tokens;
};

} // namespace

std::optional<Greeting> greetedName(QStringView text)
{
    qsizetype start = 0;
    while (start < text.size() && isSpace(at(text, start)))
        ++start;
    qsizetype end = start;
    constexpr qsizetype farthest = 160; // no greeting is longer
    while (end < text.size() && end - start < farthest && !isLineBreak(at(text, end)))
        ++end;
    if (start == end)
        return std::nullopt;
    return GreetingReader(text, start, end).read();
}

} // namespace countersign::text
