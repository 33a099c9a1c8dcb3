// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/units.h"

#include "app/text/number_tables.h"

namespace countersign::text {

using Class = NumberWord::Class;

void insertUnits(NumberTable& table)
{
    for (const auto code : {u"usd", u"eur", u"gbp", u"chf", u"dkk", u"sek", u"nok", u"isk",
                            u"pln", u"czk", u"huf", u"ron", u"jpy", u"cny", u"inr", u"aud",
                            u"cad", u"nzd", u"sgd", u"hkd", u"zar", u"brl", u"mxn", u"ils"}) {
        // Static storage: the upper-case code stands right behind the lower-case one.
        static constexpr QStringView codes =
            u"USD EUR GBP CHF DKK SEK NOK ISK PLN CZK HUF RON JPY CNY INR AUD "
            u"CAD NZD SGD HKD ZAR BRL MXN ILS";
        const qsizetype found = codes.indexOf(QStringView(code, 3), 0, Qt::CaseInsensitive);
        table.insert(QStringView(code, 3), {Class::Currency, 1.0, codes.sliced(found, 3)});
    }
    insertNumberWords(table, Class::Points, u"pp ppt", 1);
    insertNumberWords(table, Class::Points, u"bps bp", 0.01);
    insertNumberWords(table, Class::Duration, u"s", 1, u"second");
    insertNumberWords(table, Class::Duration, u"min", 1, u"minute");
    insertNumberWords(table, Class::Duration, u"h", 1, u"hour");
    insertNumberWords(table, Class::Measure, u"m²", 1, u"m²");
    insertNumberWords(table, Class::Measure, u"m2 sqm", 1, u"m²");
    insertNumberWords(table, Class::Measure, u"m³ m3", 1, u"m³");
    for (const QStringView symbol :
         {QStringView(u"mm"), QStringView(u"cm"), QStringView(u"m"), QStringView(u"km"),
          QStringView(u"mg"), QStringView(u"g"), QStringView(u"kg"), QStringView(u"t"),
          QStringView(u"ml"), QStringView(u"l"), QStringView(u"hl"), QStringView(u"ha")})
        table.insert(symbol, {Class::Measure, 1.0, symbol});
    insertNumberWords(table, Class::Measure, u"lb lbs", 1, u"lb");
    insertNumberWords(table, Class::Measure, u"oz", 1, u"oz");
    insertNumberWords(table, Class::Measure, u"kwh", 1, u"kWh");
    insertNumberWords(table, Class::Measure, u"mwh", 1, u"MWh");
    insertNumberWords(table, Class::Measure, u"gwh", 1, u"GWh");
    insertNumberWords(table, Class::Measure, u"kw", 1, u"kW");
    insertNumberWords(table, Class::Measure, u"mw", 1, u"MW");
    insertNumberWords(table, Class::Measure, u"kb", 1, u"kB");
    insertNumberWords(table, Class::Measure, u"mb", 1, u"MB");
    insertNumberWords(table, Class::Measure, u"gb", 1, u"GB");
    insertNumberWords(table, Class::Measure, u"tb", 1, u"TB");
    insertNumberWords(table, Class::Measure, u"hz", 1, u"Hz");
    insertNumberWords(table, Class::Measure, u"khz", 1, u"kHz");
    insertNumberWords(table, Class::Measure, u"mhz", 1, u"MHz");
    insertNumberWords(table, Class::Measure, u"ghz", 1, u"GHz");
    insertNumberWords(table, Class::Measure, u"mph", 1, u"mph");
    insertNumberWords(table, Class::Measure, u"ppm", 1, u"ppm");
    insertNumberWords(table, Class::Measure, u"dpi", 1, u"dpi");
}

UnitScale unitScale(QStringView unit)
{
    struct Entry {
        QStringView unit;
        UnitScale scale;
    };
    static constexpr Entry entries[] = {
        {u"second", {u"second", 1.0}},
        {u"minute", {u"second", 60.0}},
        {u"hour", {u"second", 3600.0}},
        {u"day", {u"second", 86400.0}},
        {u"week", {u"second", 604800.0}},
        {u"month", {u"month", 1.0}},
        {u"year", {u"month", 12.0}},
        {u"degC", {u"degC", 1.0}},
        {u"degF", {u"degC", 5.0 / 9.0, -160.0 / 9.0}},
        {u"mm", {u"m", 0.001}},
        {u"cm", {u"m", 0.01}},
        {u"m", {u"m", 1.0}},
        {u"km", {u"m", 1000.0}},
        {u"mi", {u"m", 1609.344}},
        {u"ft", {u"m", 0.3048}},
        {u"in", {u"m", 0.0254}},
        {u"mg", {u"kg", 1e-6}},
        {u"g", {u"kg", 0.001}},
        {u"kg", {u"kg", 1.0}},
        {u"t", {u"kg", 1000.0}},
        {u"lb", {u"kg", 0.45359237}},
        {u"ml", {u"l", 0.001}},
        {u"l", {u"l", 1.0}},
        {u"hl", {u"l", 100.0}},
        {u"m³", {u"l", 1000.0}},
        {u"m²", {u"m²", 1.0}},
        {u"ha", {u"m²", 10000.0}},
        {u"kWh", {u"kWh", 1.0}},
        {u"MWh", {u"kWh", 1000.0}},
        {u"GWh", {u"kWh", 1e6}},
        {u"kW", {u"kW", 1.0}},
        {u"MW", {u"kW", 1000.0}},
        {u"kB", {u"MB", 0.001}},
        {u"MB", {u"MB", 1.0}},
        {u"GB", {u"MB", 1000.0}},
        {u"TB", {u"MB", 1e6}},
        {u"Hz", {u"Hz", 1.0}},
        {u"kHz", {u"Hz", 1000.0}},
        {u"MHz", {u"Hz", 1e6}},
        {u"GHz", {u"Hz", 1e9}},
    };
    for (const Entry& entry : entries) {
        if (entry.unit == unit)
            return entry.scale;
    }
    return {unit, 1.0};
}

} // namespace countersign::text
