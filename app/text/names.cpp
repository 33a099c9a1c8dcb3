// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names.h"

#include "app/text/chars.h"
#include "app/text/latin.h"
#include "app/text/salutations.h"
#include "app/text/tokens.h"
#include "app/text/word_table.h"

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

QString withoutDot(QString word)
{
    while (word.endsWith(u'.'))
        word.chop(1);
    return word;
}

bool isNameSuffix(const QString& word)
{
    static const WordSet suffixes(
        u"jr sr ii iii iv phd ph.d mba md m.d esq cpa msc bsc llm obe cbe");
    return suffixes.contains(fold(withoutDot(word)));
}

bool isTitle(const QString& word)
{
    const QString folded = fold(withoutDot(word));
    // "M" alone is an initial here, "M." or not.
    return folded.size() > 1 && (isHonorific(folded) || isAcademicTitle(folded));
}

/// Optimal string alignment: letters changed, missing, added or two swapped.
int editDistance(QStringView a, QStringView b)
{
    const qsizetype columns = b.size() + 1;
    std::array<std::vector<int>, 3> rows;
    for (auto& row : rows)
        row.resize(static_cast<std::size_t>(columns));
    for (qsizetype j = 0; j < columns; ++j)
        rows[0][static_cast<std::size_t>(j)] = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        auto& row = rows[static_cast<std::size_t>(i % 3)];
        const auto& above = rows[static_cast<std::size_t>((i - 1) % 3)];
        const auto& twoAbove = rows[static_cast<std::size_t>((i + 1) % 3)];
        row[0] = static_cast<int>(i);
        for (qsizetype j = 1; j < columns; ++j) {
            const auto k = static_cast<std::size_t>(j);
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[k] = std::min({above[k] + 1, row[k - 1] + 1, above[k - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[k] = std::min(row[k], twoAbove[k - 2] + 1);
        }
    }
    return rows[static_cast<std::size_t>(a.size() % 3)].back();
}

} // namespace

NameParts nameParts(const QString& full)
{
    NameParts parts;
    QString name = full.simplified();
    QStringList words;
    if (const qsizetype comma = name.indexOf(u','); comma > 0) {
        const QString behind = name.sliced(comma + 1).trimmed();
        if (isNameSuffix(behind) || behind.isEmpty()) {
            parts.suffix = behind;
            name.truncate(comma);
        } else {
            parts.family = name.first(comma).trimmed();
            name = behind;
        }
    }
    words = name.split(u' ', Qt::SkipEmptyParts);
    while (words.size() > 1 && isTitle(words.constFirst()))
        parts.honorifics << words.takeFirst();
    if (words.size() > 2 && isNameSuffix(words.constLast()))
        parts.suffix = words.takeLast();
    if (!parts.family.isEmpty() || words.size() < 2) {
        parts.given = words.join(u' ');
        return parts;
    }
    qsizetype family = words.size() - 1;
    while (family > 1 && isNameParticle(fold(words.at(family - 1))))
        --family;
    parts.given = words.first(family).join(u' ');
    parts.family = words.sliced(family).join(u' ');
    return parts;
}

QString greetingForm(const QString& given)
{
    int letters = 0;
    for (const QChar c : given) {
        if (isLower(c.unicode()) || c == u'.')
            return given;
        letters += c.isLetter() ? 1 : 0;
    }
    constexpr int initials = 2; // "JP" is how he writes himself
    if (letters <= initials)
        return given;
    QString result = given.toLower();
    bool first = true;
    for (qsizetype i = 0; i < result.size(); ++i) {
        const char16_t c = result.at(i).unicode();
        if (first && isLetter(c))
            result[i] = result.at(i).toUpper();
        first = isBlank(c) || isHyphen(c) || isApostrophe(c);
    }
    return result;
}

QString foldName(QStringView name)
{
    const QString latin =
        asciiForm(name.toString().normalized(QString::NormalizationForm_C)).toLower();
    QString result;
    result.reserve(latin.size());
    for (const QChar c : latin) {
        if (!c.isLetterOrNumber())
            continue;
        // ä is written "ae" or "a", å "aa" or "a": the shorter form stands for both.
        const bool second =
            !result.isEmpty() && ((c == u'e' && QStringView(u"aou").contains(result.back())) ||
                                  (c == u'a' && result.back() == u'a'));
        if (!second)
            result += c;
    }
    return result;
}

bool isNearMiss(QStringView a, QStringView b)
{
    constexpr qsizetype shortName = 4;
    constexpr qsizetype longName = 8;
    if (a.trimmed().isEmpty() || b.trimmed().isEmpty() || fold(a.trimmed()) == fold(b.trimmed()))
        return false;
    const QString first = foldName(a);
    const QString second = foldName(b);
    if (first == second)
        return true;
    const qsizetype length = std::min(first.size(), second.size());
    if (length == 0 || (length < shortName && first.front() != second.front()))
        return false;
    const int allowed = length >= longName ? 2 : 1;
    if (std::abs(first.size() - second.size()) > allowed)
        return false;
    return editDistance(first, second) <= allowed;
}

bool isCompanySuffix(QStringView word)
{
    static const WordSet suffixes(u"gmbh ag se kg kgaa ug ohg ev e.v mbh ggmbh ltd limited inc "
                                  u"incorporated corp corporation llc llp lp plc "
                                  u"a/s aps as ab oy oyj asa bv b.v nv n.v sa s.a sas sarl s.a.r.l "
                                  u"sasu sl s.l srl s.r.l spa s.p.a kft zrt "
                                  u"sro s.r.o pty pte pvt co sca scop eurl vof");
    QStringView bare = word;
    while (bare.endsWith(u'.'))
        bare.chop(1);
    const QString folded = fold(bare);
    if (!suffixes.contains(folded))
        return false;
    // "as", "se", "sa", "co" are words too; a firm writes them with a capital.
    return folded.size() > 2 || isUpper(at(bare, 0));
}

QString withoutCompanySuffix(const QString& company)
{
    static const WordSet common(u"group holding holdings company gruppe groupe & and und et");
    QStringList words = company.simplified().split(u' ', Qt::SkipEmptyParts);
    while (words.size() > 1) {
        QString last = words.constLast();
        while (last.endsWith(u',') || last.endsWith(u'.'))
            last.chop(1);
        if (!isCompanySuffix(words.constLast()) && !isCompanySuffix(last) &&
            !common.contains(fold(last)))
            break;
        words.removeLast();
    }
    QString result = words.join(u' ');
    while (result.endsWith(u','))
        result.chop(1);
    return result;
}

} // namespace countersign::text
