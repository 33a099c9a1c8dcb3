// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/phone_number.h"

#include <QHash>
#include <QLocale>

#include <phonenumbers/phonenumberutil.h>

using namespace Qt::StringLiterals;

namespace countersign::text {

namespace {

QHash<QString, QString> countriesByName()
{
    QHash<QString, QString> regions;
    const QList<QLocale> locales =
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory);
    for (const QLocale& locale : locales) {
        const QString region = QLocale::territoryToCode(locale.territory());
        if (region.size() != 2)
            continue;
        regions.insert(region.toCaseFolded(), region);
        regions.insert(QLocale::territoryToString(locale.territory()).toCaseFolded(), region);
        // Where Qt does not know a country in its own language the name is empty, and no name of a country.
        if (const QString native = locale.nativeTerritoryName(); !native.isEmpty())
            regions.insert(native.toCaseFolded(), region);
    }
    const std::pair<QString, QString> usual[]{{u"uk"_s, u"GB"_s},
                                              {u"great britain"_s, u"GB"_s},
                                              {u"england"_s, u"GB"_s},
                                              {u"scotland"_s, u"GB"_s},
                                              {u"wales"_s, u"GB"_s},
                                              {u"usa"_s, u"US"_s},
                                              {u"united states of america"_s, u"US"_s},
                                              {u"holland"_s, u"NL"_s},
                                              {u"the netherlands"_s, u"NL"_s}};
    for (const auto& [name, region] : usual)
        regions.insert(name, region);
    return regions;
}

std::optional<QString> parsedNumber(const QString& text, const QString& code)
{
    using i18n::phonenumbers::PhoneNumber;
    using i18n::phonenumbers::PhoneNumberUtil;
    const PhoneNumberUtil& util = *PhoneNumberUtil::GetInstance();
    PhoneNumber parsed;
    if (util.Parse(text.toUtf8().toStdString(), code.toStdString(), &parsed) !=
            PhoneNumberUtil::NO_PARSING_ERROR ||
        !util.IsPossibleNumber(parsed))
        return std::nullopt;
    parsed.clear_extension();
    std::string formatted;
    util.Format(parsed, PhoneNumberUtil::E164, &formatted);
    return QString::fromStdString(formatted);
}

struct Asked {
    QString text;
    QString code;
    std::optional<QString> international;
};

} // namespace

std::optional<QString> internationalNumber(const QString& number, const QString& region)
{
    QString text = number.trimmed();
    if (text.startsWith("00"_L1))
        text = u'+' + text.mid(2);
    // A number with its country is the same from everywhere.
    const QString code = region.isEmpty() || text.startsWith(u'+') ? u"ZZ"_s : region.toUpper();
    // One record asks for its number several times, and reading it is dear.
    thread_local Asked last;
    if (last.text != text || last.code != code)
        last = {text, code, parsedNumber(text, code)};
    return last.international;
}

QString regionOf(const QString& country)
{
    static const QHash<QString, QString> regions = countriesByName();
    return regions.value(country.simplified().toCaseFolded());
}

} // namespace countersign::text
