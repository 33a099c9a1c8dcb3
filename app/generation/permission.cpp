// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/permission.h"

#include "app/generation/languages/tables.h"
#include "app/text/tokens.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// Countries as permission lines shorten them.
QString countryKey(const QString& country)
{
    QString key = text::fold(country.trimmed());
    if (key.startsWith(u"the "_s))
        key = key.sliced(4);
    static const QHash<QString, QString> same{{u"uk"_s, u"united kingdom"_s},
                                              {u"gb"_s, u"united kingdom"_s},
                                              {u"great britain"_s, u"united kingdom"_s},
                                              {u"britain"_s, u"united kingdom"_s},
                                              {u"us"_s, u"united states"_s},
                                              {u"usa"_s, u"united states"_s},
                                              {u"united states of america"_s, u"united states"_s},
                                              {u"eire"_s, u"ireland"_s},
                                              {u"holland"_s, u"netherlands"_s},
                                              {u"deutschland"_s, u"germany"_s},
                                              {u"schweiz"_s, u"switzerland"_s},
                                              {u"österreich"_s, u"austria"_s}};
    return same.value(key, key);
}

/// The countries of "in the UK and Ireland only" and "only in Germany, Austria and Switzerland".
QStringList countriesOf(const QString& condition)
{
    static const QRegularExpression after = pattern(
        u"\\bin ((?:the )?[\\p{L} ,]+?) only\\b|\\bonly in ((?:the )?[\\p{L} ,]+?)(?:[.;:]|$)");
    const auto match = after.match(condition);
    if (!match.hasMatch())
        return {};
    static const QRegularExpression separator = pattern(u"\\s*,\\s*|\\s+and\\s+|\\s+or\\s+");
    const QString list = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
    QStringList keys;
    for (const QString& name : list.split(separator, Qt::SkipEmptyParts))
        keys.append(countryKey(name));
    return keys;
}

QStringList hiddenNamesOf(const QString& condition)
{
    static const QRegularExpression internalName =
        pattern(u"internal name(?: for search only)?:\\s*([^.;]+)");
    const auto match = internalName.match(condition);
    return match.hasMatch() ? QStringList{match.captured(1).trimmed()} : QStringList{};
}

} // namespace

Permission permissionOf(const QString& condition, const QString& country)
{
    static const QRegularExpression barred =
        pattern(u"\\bwithdrawn\\b|not to be used|do not use|must not be used|not for outbound|"
                u"not for copy|\\binternal\\b(?! name)|\\bconfidential\\b|\\bzurückgezogen\\b|"
                u"\\bnicht verwenden\\b|\\bretirée?\\b|ne pas utiliser");
    static const QRegularExpression nameless =
        pattern(u"not to be named|may not be named|without (?:the |a )?name|unnamed|anonymous|"
                u"nicht genannt|ohne nennung|ne pas nommer|sans nom");
    static const QRegularExpression named = pattern(u"may be named|can be named|darf genannt|"
                                                    u"peut être cité|peut être nommé");
    static const QRegularExpression withoutFigures = pattern(u"without (?:the )?figures");
    static const QRegularExpression limited = pattern(u"\\bonly\\b|\\bnur\\b|\\bnot\\b|uniquement");

    Permission permission;
    if (condition.trimmed().isEmpty())
        return permission;
    permission.hiddenNames = hiddenNamesOf(condition);
    const QStringList countries = countriesOf(condition);
    if (barred.match(condition).hasMatch()) {
        permission.usable = false;
    } else if (withoutFigures.match(condition).hasMatch()) {
        permission.nameOrFigures = true;
    } else if (!countries.isEmpty()) {
        permission.nameAllowed = countries.contains(countryKey(country));
    } else if (nameless.match(condition).hasMatch()) {
        permission.nameAllowed = false;
    } else if (!named.match(condition).hasMatch() || limited.match(condition).hasMatch()) {
        permission.understood =
            named.match(condition).hasMatch() ? false : !limited.match(condition).hasMatch();
        permission.usable = permission.understood;
    }
    return permission;
}

} // namespace countersign::generation
