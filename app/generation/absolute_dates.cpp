// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/absolute_dates.h"

#include "app/generation/languages/language_rules.h"
#include "app/text/dates.h"
#include "app/text/tokens.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

std::optional<QString> said(const text::DateMention& mention, const LanguageRules& rules)
{
    using Precision = text::DateMention::Precision;
    if (!mention.isResolved())
        return std::nullopt;
    const QString year = QString::number(mention.from->year());
    const QString month = rules.months.at(mention.from->month() - 1);
    switch (mention.precision) {
    case Precision::Day:
        return rules.onDay.arg(QString::number(mention.from->day()), month, year);
    case Precision::Month:
        return rules.inMonth.arg(month, year);
    case Precision::Year:
        return rules.inYear.arg(year);
    default:
        return std::nullopt;
    }
}

/// Where the words to be replaced begin: a preposition before the mention goes with it.
qsizetype beginOf(QStringView sentence, const text::DateMention& mention,
                  const LanguageRules& rules)
{
    const QStringView before = sentence.first(mention.span.start).trimmed();
    const qsizetype blank = before.lastIndexOf(u' ');
    const QStringView word = before.sliced(blank + 1);
    if (!word.isEmpty() && rules.prepositions.contains(text::fold(word)))
        return blank + 1;
    return mention.span.start;
}

} // namespace

std::optional<QString> withAbsoluteDates(const QString& sentence, text::Language language,
                                         std::optional<QDate> observedOn)
{
    const LanguageRules& rules = rulesFor(language);
    if (rules.possessiveDate.match(sentence).hasMatch())
        return std::nullopt;
    QString changed = sentence;
    const auto mentions = text::dateMentions(sentence, language, observedOn);
    for (auto it = mentions.crbegin(); it != mentions.crend(); ++it) {
        if (!it->relative)
            continue;
        const auto date = said(*it, rules);
        if (!date)
            return std::nullopt;
        const qsizetype begin = beginOf(sentence, *it, rules);
        changed.replace(begin, it->span.end - begin, *date);
    }
    if (changed != sentence && !changed.isEmpty() && sentence.at(0).isUpper())
        changed[0] = changed.at(0).toUpper();
    return changed;
}

} // namespace countersign::generation
