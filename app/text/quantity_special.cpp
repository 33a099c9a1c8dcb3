// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/chars.h"
#include "app/text/quantity_scanner.h"
#include "app/text/word_table.h"

using namespace Qt::StringLiterals;

namespace countersign::text {

using Class = NumberWord::Class;
using Kind = Token::Kind;

/// +44 7700 900127, 0044 (0)7700 900-127, (202) 555-0143, 202-555-0143
std::size_t QuantityScanner::readPhone(std::size_t i)
{
    const bool plus = isText(i, u"+") && adjoins(i + 1);
    const bool bracket = isText(i, u"(") && adjoins(i + 1);
    std::size_t at = plus || bracket ? i + 1 : i;
    if (!has(at) || m_tokens[at].kind != Kind::Number)
        return 0;
    QString digits = plus ? u"+"_s : QString();
    int groups = 0;
    bool hyphens = false;
    std::size_t end = at;
    constexpr qsizetype fewest = 8;
    constexpr qsizetype most = 16;
    for (; has(at) && digits.size() <= most; ++at) {
        const Token& token = m_tokens[at];
        const bool blankAtMost = at == i || token.span.start - m_tokens[at - 1].span.end <= 1;
        if (!blankAtMost)
            break;
        if (token.kind == Kind::Number) {
            const auto numeral = readNumeral(token.span.of(m_text), Language::English);
            if (!numeral || !numeral->suffix.isEmpty() || numeral->clock)
                break;
            for (const QChar c : token.folded) {
                if (isDigit(c.unicode()))
                    digits += c;
            }
            ++groups;
            end = at + 1;
            continue;
        }
        const bool joint = isText(at, u"-") || isText(at, u"/") || isText(at, u"(") ||
                           isText(at, u")") || isText(at, u"–");
        if (!joint)
            break;
        hyphens = hyphens || isText(at, u"-");
    }
    const bool american = groups == 3 && hyphens && digits.size() == 10;
    const bool zero = digits.startsWith(u'0');
    if (digits.size() < fewest || digits.size() > most ||
        !(plus || zero || american || (bracket && groups > 1)))
        return 0;
    Quantity phone;
    phone.kind = Quantity::Kind::Phone;
    phone.span = spanOf(i, end);
    phone.normalized = digits;
    m_found.push_back(phone);
    return end;
}

/// third, dritte; in German "3." before a word
std::size_t QuantityScanner::readOrdinal(std::size_t i)
{
    Quantity ordinal;
    ordinal.kind = Quantity::Kind::Ordinal;
    const NumberWord* known = word(i);
    if (known != nullptr && known->kind == Class::Ordinal) {
        // "opens to the second": the unit, not the place
        static const WordSet articles(u"the a per each every");
        const bool unit = isText(i, u"second") && i > 0 &&
                          articles.contains(m_tokens[i - 1].folded) &&
                          (!has(i + 1) || !m_tokens[i + 1].isWord());
        if (unit)
            return i + 1;
        ordinal.value = known->value;
        add(i, i + 1, ordinal);
        return i + 1;
    }
    if (m_language != Language::German || m_tokens[i].kind != Kind::Number)
        return 0;
    const auto numeral = readNumeral(m_tokens[i].span.of(m_text), m_language);
    static const WordSet before(
        u"am der die das den dem des zum zur vom im beim jeder jeden jedes ihr ihre ihrem "
        u"ihren unser unsere unserem unseren sein seine");
    const bool announced = i > 0 && before.contains(m_tokens[i - 1].folded);
    if (!numeral || !numeral->plain || numeral->digits > 3 || !announced || !adjoins(i + 1) ||
        !isText(i + 1, u".") || !has(i + 2) || !m_tokens[i + 2].isWord())
        return 0;
    ordinal.value = numeral->value;
    add(i, i + 2, ordinal);
    return i + 2;
}

/// "door 7", "SAML 2.0", "Windows 11": a figure that is part of what a thing is called
std::size_t QuantityScanner::readLabelled(std::size_t i)
{
    if (i == 0 || !m_tokens[i - 1].isWord() || adjoins(i))
        return 0;
    const auto figure = figureAt(i);
    if (!figure || !figure->alone || !figure->numeral.suffix.isEmpty() || figure->numeral.clock ||
        !figure->unitInToken.isEmpty())
        return 0;
    static const WordSet nouns(
        u"number gate door dock stop port version no nr article section chapter page step phase "
        u"level "
        u"tier type model "
        u"windows iso en din episode series room hall unit figure fig table line track building "
        u"terminal bay "
        u"lane zone office part class grade route tor halle rampe kapitel seite abschnitt artikel "
        u"stufe gleis "
        u"raum linie porte quai page étape salle ligne numéro puerta muelle página sala número");
    const Token& label = m_tokens[i - 1];
    QStringView noun(label.folded);
    const bool known =
        nouns.contains(noun) || (noun.endsWith(u's') && nouns.contains(noun.chopped(1)));
    Part part;
    part.first = i;
    part.end = figure->end;
    part.figure = *figure;
    readUnit(part);
    if (part.hasUnit)
        return 0;
    if (!known) {
        const QStringView written = label.span.of(m_text);
        bool capitals = written.size() > 1;
        for (const QChar c : written)
            capitals = capitals && (isUpper(c.unicode()) || isDigit(c.unicode()));
        const bool capital = startsUpper(i - 1) && !isSentenceStart(i - 1) &&
                             m_language != Language::German &&
                             !isStopWord(label.folded, m_language) && word(i - 1) == nullptr;
        const bool counts = has(figure->end) && m_tokens[figure->end].isWord() &&
                            !isStopWord(m_tokens[figure->end].folded, m_language);
        if (!(capitals || capital) || counts || !figure->fromDigits)
            return 0;
    }
    part.quantity.kind = Quantity::Kind::Version;
    part.quantity.value = figure->value;
    part.quantity.unit = label.folded;
    add(i, figure->end, part.quantity);
    return figure->end;
}

/// "per 1,000", "a month", "pro Tag", "/year" behind a figure, its unit and its noun
void QuantityScanner::readRate(Part& part) const
{
    constexpr std::size_t reach = 4;
    for (std::size_t i = part.end; has(i) && i <= part.end + reach; ++i) {
        if (m_tokens[i].kind != Kind::Word && !(isText(i, u"/") && adjoins(i)))
            return;
        static const WordSet pers(u"per pro je par por each every");
        static const WordSet articles(u"a an al");
        static const WordSet ofs(u"of");
        const bool slash = isText(i, u"/");
        const bool per = slash || pers.contains(m_tokens[i].folded);
        const bool article = articles.contains(m_tokens[i].folded);
        if (!per && !article) {
            // "420 tonnes of wool a year"
            const bool isOfWhat = ofs.contains(m_tokens[i].folded) && has(i + 1) &&
                                  !articles.contains(m_tokens[i + 1].folded) &&
                                  m_tokens[i + 1].isWord();
            if ((isStopWord(m_tokens[i].folded, m_language) && !isOfWhat) || figureAt(i))
                return;
            continue;
        }
        if (const auto figure = per ? figureAt(i + 1) : std::nullopt) {
            part.quantity.per = figure->value;
            part.end = figure->end;
            return;
        }
        const NumberWord* unit = word(i + 1);
        if (unit == nullptr) {
            if (!per || !has(i + 1) || !m_tokens[i + 1].isWord() || isText(i + 1, u"cent"))
                return;
            part.quantity.perUnit = stem(m_tokens[i + 1].folded, m_language);
        } else if (unit->kind == Class::Duration || (per && unit->kind == Class::Measure)) {
            part.quantity.perUnit = unit->unit.toString();
        } else {
            return;
        }
        part.quantity.per = 1.0;
        part.end = i + 2;
        return;
    }
}

/// "18 of 52", "18 of your 52", "von den 52"
void QuantityScanner::readOutOf(Part& part) const
{
    if (part.quantity.kind != Quantity::Kind::Count || part.quantity.high)
        return;
    std::size_t i = part.figure.end;
    if (!isText(i, u"of") && !isText(i, u"von") && !isText(i, u"des") && !isText(i, u"de"))
        return;
    ++i;
    static const WordSet between(
        u"the your our their its his her den ihren unseren seinen les vos nos los sus");
    if (has(i) && between.contains(m_tokens[i].folded))
        ++i;
    const auto whole = figureAt(i);
    if (!whole || whole->value < part.quantity.value)
        return;
    part.quantity.outOf = whole->value;
    Part other;
    other.first = i;
    other.figure = *whole;
    other.end = whole->end;
    readNoun(other);
    part.quantity.unit = other.quantity.unit;
}

/// "about", "more than", "at least", "up to", "~" before a figure
void QuantityScanner::readQualifiers(std::size_t first, Quantity& quantity) const
{
    if (first == 0)
        return;
    const Token& before = m_tokens[first - 1];
    const char16_t c = at(before.folded, 0);
    if (before.kind == Kind::Symbol) {
        quantity.approximate = quantity.approximate || c == u'~' || c == 0x2248;
        quantity.atLeast = quantity.atLeast || c == u'>' || c == 0x2265;
        quantity.atMost = quantity.atMost || c == u'<' || c == 0x2264;
        return;
    }
    if (!before.isWord())
        return;
    if (const NumberWord* known = word(first - 1)) {
        quantity.approximate = quantity.approximate || known->kind == Class::Approximate;
        // "over nine months" is how long it took.
        const bool during = quantity.kind == Quantity::Kind::Duration && isText(first - 1, u"over");
        quantity.atLeast = quantity.atLeast || (known->kind == Class::AtLeast && !during);
        quantity.atMost = quantity.atMost || known->kind == Class::AtMost;
    }
    if (first < 2)
        return;
    const QString pair = m_tokens[first - 2].folded + u' ' + before.folded;
    static const QStringList least{u"more than"_s,  u"at least"_s, u"greater than"_s, u"mehr als"_s,
                                   u"plus de"_s,    u"au moins"_s, u"más de"_s,       u"al menos"_s,
                                   u"upwards of"_s, u"plus d'"_s};
    static const QStringList most{u"less than"_s, u"fewer than"_s, u"at most"_s,  u"up to"_s,
                                  u"many as"_s,   u"much as"_s,    u"bis zu"_s,   u"weniger als"_s,
                                  u"moins de"_s,  u"au plus"_s,    u"menos de"_s, u"jusqu' à"_s};
    static const QStringList about{u"close to"_s, u"près de"_s, u"cerca de"_s, u"in etwa"_s};
    quantity.atLeast = quantity.atLeast || least.contains(pair);
    quantity.atMost = quantity.atMost || most.contains(pair);
    quantity.approximate = quantity.approximate || about.contains(pair);
    if (pair == "no more"_L1)
        quantity.atMost = true;
}

} // namespace countersign::text
