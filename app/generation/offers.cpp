// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/offers.h"

#include "app/generation/wording_tools.h"
#include "app/text/tokens.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// "One-page sheets" → "one-page sheet". English lists only; others name a single thing.
QString singular(const QString& head, text::Language language)
{
    QString one = withSmallLetter(head);
    if (language != text::Language::English)
        return one;
    if (one.endsWith(u"ies"_s))
        one.replace(one.size() - 3, 3, u"y"_s);
    else if (one.endsWith(u's') && !one.endsWith(u"ss"_s))
        one.chop(1);
    return one;
}

/// Splits at commas that are not inside brackets.
QStringList listItems(const QString& list)
{
    QStringList items;
    int depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QChar c = list.at(i);
        depth += c == u'(' ? 1 : (c == u')' ? -1 : 0);
        if (c == u',' && depth == 0) {
            items.append(list.sliced(start, i - start).trimmed());
            start = i + 1;
        }
    }
    items.append(list.sliced(start).trimmed());
    items.removeAll(QString());
    return items;
}

bool isLanguageNote(const QString& detail, const LanguageRules& rules)
{
    const QStringList said = foldedWords(detail);
    return hasWordOf(said, rules.languageNames) || hasWordOf(said, rules.otherLanguageNames);
}

/// "ice cream (3 pages, English and French)" → "ice cream, 3 pages"; empty if it is in other languages only.
QString itemWithDetails(const QString& item, const LanguageRules& rules)
{
    const qsizetype open = item.indexOf(u'(');
    QStringList parts{item.left(open < 0 ? item.size() : open).trimmed()};
    if (open >= 0)
        parts += item.sliced(open + 1).chopped(item.endsWith(u')') ? 1 : 0).split(u',');
    QStringList kept;
    bool inLanguage = true;
    for (const QString& part : parts) {
        if (!isLanguageNote(part, rules))
            kept.append(part.trimmed());
        else
            inLanguage = hasWordOf(foldedWords(part), rules.languageNames);
    }
    return inLanguage ? kept.join(u", "_s) : QString();
}

/// One list with several things (English) or one thing with its details (a comma list of one head).
std::vector<Offer> offersOfSentence(const QString& sentence, const EvidenceId& evidence,
                                    const LanguageRules& rules)
{
    const qsizetype colon = sentence.indexOf(u':');
    if (colon < 0)
        return {};
    const QString head = sentence.left(colon).trimmed();
    const QString list = withoutStop(sentence.sliced(colon + 1));
    std::vector<Offer> offers;
    if (rules.offersIntro.match(head).hasMatch() && rules.language != text::Language::English) {
        QStringList kept;
        for (const QString& part : listItems(list)) {
            if (!isLanguageNote(part, rules))
                kept.append(part);
            else if (!hasWordOf(foldedWords(part), rules.languageNames))
                return {};
        }
        offers.push_back({evidence, kept.join(u", "_s)});
        return offers;
    }
    for (const QString& item : listItems(list)) {
        const QString detailed = itemWithDetails(item, rules);
        if (!detailed.isEmpty())
            offers.push_back(
                {evidence, QString(singular(head, rules.language) + u" (" + detailed + u')')});
    }
    return offers;
}

} // namespace

std::vector<Offer> offersOf(const Evidence& passage, const LanguageRules& rules)
{
    const QString heading = QString(passage.title + u' ' + passage.source);
    if (!rules.offersIntro.match(heading).hasMatch() &&
        !rules.offersIntro.match(passage.text).hasMatch())
        return {};
    std::vector<Offer> offers;
    for (const QString& sentence : sentencesOf(passage.text, rules.language)) {
        for (Offer& offer : offersOfSentence(sentence, passage.id, rules))
            offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace countersign::generation
