// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/parties.h"

#include "app/generation/wording_tools.h"
#include "app/text/names.h"
#include "app/text/tokens.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

bool isWordChar(QChar c)
{
    return c.isLetterOrNumber();
}

bool isWholeWord(QStringView text, text::Span span)
{
    return (span.start == 0 || !isWordChar(text.at(span.start - 1))) &&
           (span.end == text.size() || !isWordChar(text.at(span.end)));
}

/// The next place at or after `from` where `name` stands as whole words, with its capitals.
std::optional<text::Span> findName(QStringView text, QStringView name, qsizetype from = 0)
{
    for (qsizetype at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
        const text::Span span{at, at + name.size()};
        if (isWholeWord(text, span))
            return span;
    }
    return std::nullopt;
}

/// The first word of a firm's name that tells it from others: "Kite", "Verlaine" of "Maison Verlaine SAS".
QString firstTellingWord(const QString& name, const QStringList& common)
{
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        if (word.size() >= 4 && !common.contains(text::fold(word)) && word.at(0).isUpper())
            return word;
    }
    return {};
}

QString domainName(const QString& domain)
{
    const QString label = domain.section(u'.', 0, 0);
    return label.size() >= 4 ? withCapital(label) : QString();
}

} // namespace

Parties::Parties(const Prospect& prospect, const std::optional<Account>& account,
                 const std::vector<Evidence>& evidence, const QStringList& commonNameWords)
    : m_given(prospect.given)
    , m_family(prospect.family)
{
    if (m_family.isEmpty() || m_given.isEmpty()) {
        const text::NameParts parts = text::nameParts(prospect.name);
        m_given = m_given.isEmpty() ? parts.given : m_given;
        m_family = m_family.isEmpty() ? parts.family : m_family;
    }
    if (!account)
        return;
    const QString core = text::withoutCompanySuffix(account->name);
    const QString telling = firstTellingWord(core, commonNameWords);
    QSet<QString> names{account->name, core, telling, domainName(account->domain)};
    names.remove(QString());
    m_aliases = names.values();
    std::sort(m_aliases.begin(), m_aliases.end(), [](const QString& a, const QString& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    m_ownWords = foldedWords(account->name);
    m_shortName = telling.isEmpty() ? core : telling;
    QHash<QString, int> longNames;
    for (const Evidence& item : evidence) {
        QSet<QString> here;
        for (const Mention& mention : mentions(item.text))
            here.insert(text::fold(mention.span.of(item.text)));
        for (const QString& name : std::as_const(here))
            ++longNames[name];
    }
    for (auto it = longNames.cbegin(); it != longNames.cend(); ++it) {
        if (it.value() >= 2)
            m_ownLongNames.append(it.key());
    }
}

std::vector<Parties::Mention> Parties::mentions(QStringView text) const
{
    std::vector<Mention> found;
    for (qsizetype from = 0; from < text.size();) {
        std::optional<text::Span> next;
        for (const QString& alias : m_aliases) {
            const auto span = findName(text, alias, from);
            if (span && (!next || span->start < next->start))
                next = span;
        }
        if (!next)
            break;
        Mention mention{*next, true};
        // Capitalised words right behind it belong to the name that stands there.
        while (mention.span.end + 1 < text.size() && text.at(mention.span.end) == u' ' &&
               text.at(mention.span.end + 1).isUpper()) {
            qsizetype end = mention.span.end + 1;
            while (end < text.size() && (isWordChar(text.at(end)) || text.at(end) == u'/'))
                ++end;
            const QString word =
                text::fold(text.sliced(mention.span.end + 1, end - mention.span.end - 1));
            mention.own = mention.own && m_ownWords.contains(word);
            mention.span.end = end;
        }
        if (!mention.own)
            mention.own = m_ownLongNames.contains(text::fold(mention.span.of(text)));
        found.push_back(mention);
        from = mention.span.end;
    }
    return found;
}

std::optional<text::Span> Parties::account(QStringView text) const
{
    for (const Mention& mention : mentions(text)) {
        if (mention.own)
            return mention.span;
    }
    return std::nullopt;
}

bool Parties::namesLookalike(QStringView text) const
{
    const auto all = mentions(text);
    return std::any_of(all.cbegin(), all.cend(), [](const Mention& m) { return !m.own; });
}

std::optional<text::Span> Parties::prospectInFull(QStringView text) const
{
    if (m_given.isEmpty() || m_family.isEmpty())
        return std::nullopt;
    return findName(text, QString(m_given + u' ' + m_family));
}

std::optional<text::Span> Parties::prospect(QStringView text) const
{
    if (const auto full = prospectInFull(text))
        return full;
    if (m_family.size() < 3)
        return std::nullopt;
    return findName(text, m_family);
}

std::optional<text::Span> Parties::firstName(QStringView text) const
{
    if (m_given.size() < 2)
        return std::nullopt;
    for (auto name = findName(text, m_given); name; name = findName(text, m_given, name->end)) {
        const bool goesOn = name->end + 1 < text.size() && text.at(name->end) == u' ' &&
                            text.at(name->end + 1).isUpper();
        if (!goesOn)
            return name;
    }
    return std::nullopt;
}

} // namespace countersign::generation
