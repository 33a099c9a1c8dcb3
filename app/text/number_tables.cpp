// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/number_tables.h"

namespace countersign::text {
namespace {

using Class = NumberWord::Class;

constexpr double Thousand = 1e3;
constexpr double Million = 1e6;
constexpr double Milliard = 1e9;
constexpr double LongBillion = 1e12;
constexpr double Third = 1.0 / 3.0;

} // namespace

void insertNumberRow(NumberTable& table, Class kind, double first, double step, QStringView row)
{
    double value = first;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= row.size(); ++i) {
        const bool end = i == row.size();
        if (!end && row[i] != u' ' && row[i] != u'|')
            continue;
        table.insert(row.sliced(start, i - start), NumberWord{kind, value, {}});
        start = i + 1;
        if (!end && row[i] == u' ')
            value += step;
    }
}

NumberTable englishNumbers()
{
    NumberTable table;
    insertNumberRow(
        table, Class::Cardinal, 0, 1,
        u"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        u"fifteen sixteen seventeen eighteen nineteen");
    insertNumberRow(table, Class::Cardinal, 20, 10,
                    u"twenty thirty forty|fourty fifty sixty seventy eighty ninety");
    insertNumberWords(table, Class::Hundred, u"hundred", 100);
    insertNumberWords(table, Class::Multiplier, u"thousand", Thousand);
    insertNumberWords(table, Class::Multiplier, u"million millions mio mln mn", Million);
    insertNumberWords(table, Class::Multiplier, u"billion billions bn milliard", Milliard);
    insertNumberWords(table, Class::Multiplier, u"trillion trn", LongBillion);
    insertNumberWords(table, Class::Dozen, u"dozen", 12);
    insertNumberRow(
        table, Class::Ordinal, 1, 1,
        u"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
        u"thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth");
    insertNumberWords(table, Class::Share, u"half halves", 0.5);
    insertNumberWords(table, Class::Share, u"thirds", Third);
    insertNumberWords(table, Class::Share, u"quarter quarters", 0.25);
    insertNumberWords(table, Class::Share, u"fifths", 0.2);
    insertNumberWords(table, Class::Share, u"tenths", 0.1);
    insertNumberWords(table, Class::Factor, u"doubled doubles doubling double twice twofold", 2);
    insertNumberWords(table, Class::Factor, u"tripled trebled triple threefold thrice", 3);
    insertNumberWords(table, Class::Factor, u"quadrupled fourfold", 4);
    insertNumberWords(table, Class::Factor, u"halved halving", 0.5);
    insertNumberWords(table, Class::Times, u"times fold");
    insertNumberWords(table, Class::Percent, u"percent pct");
    insertNumberWords(table, Class::Points, u"points point", 0);
    insertNumberWords(table, Class::Currency, u"dollar dollars buck bucks", 1, u"USD");
    insertNumberWords(table, Class::Currency, u"euro euros", 1, u"EUR");
    insertNumberWords(table, Class::Currency, u"pound pounds sterling quid", 1, u"GBP");
    insertNumberWords(table, Class::Currency, u"franc francs", 1, u"CHF");
    insertNumberWords(table, Class::Currency, u"kroner kr", 1, u"DKK");
    insertNumberWords(table, Class::Currency, u"kronor", 1, u"SEK");
    insertNumberWords(table, Class::Currency, u"yen", 1, u"JPY");
    insertNumberWords(table, Class::Currency, u"rupees", 1, u"INR");
    insertNumberWords(table, Class::Currency, u"cents", 0.01, u"USD");
    insertNumberWords(table, Class::Currency, u"pence", 0.01, u"GBP");
    insertNumberWords(table, Class::Duration, u"seconds sec secs", 1, u"second");
    insertNumberWords(table, Class::Duration, u"minute minutes mins", 1, u"minute");
    insertNumberWords(table, Class::Duration, u"hour hours hr hrs", 1, u"hour");
    insertNumberWords(table, Class::Duration, u"day days weekday weekdays", 1, u"day");
    insertNumberWords(table, Class::Duration, u"week weeks wk wks", 1, u"week");
    insertNumberWords(table, Class::Duration, u"fortnight", 2, u"week");
    insertNumberWords(table, Class::Duration, u"month months", 1, u"month");
    insertNumberWords(table, Class::Duration, u"year years yr yrs", 1, u"year");
    insertNumberWords(table, Class::Duration, u"decade decades", 10, u"year");
    insertNumberWords(table, Class::Measure, u"degree degrees", 1, u"deg");
    insertNumberWords(table, Class::Measure, u"metre metres meter meters", 1, u"m");
    insertNumberWords(table, Class::Measure, u"kilometre kilometres kilometer kilometers", 1,
                      u"km");
    insertNumberWords(table, Class::Measure, u"centimetre centimetres centimeters", 1, u"cm");
    insertNumberWords(table, Class::Measure, u"mile miles", 1, u"mi");
    insertNumberWords(table, Class::Measure, u"foot feet ft", 1, u"ft");
    insertNumberWords(table, Class::Measure, u"inch inches", 1, u"in");
    insertNumberWords(table, Class::Measure, u"kilo kilos kilogram kilograms", 1, u"kg");
    insertNumberWords(table, Class::Measure, u"gram grams", 1, u"g");
    insertNumberWords(table, Class::Measure, u"tonne tonnes ton tons", 1, u"t");
    insertNumberWords(table, Class::Measure, u"litre litres liter liters", 1, u"l");
    insertNumberWords(table, Class::Measure, u"hectolitre hectolitres hectoliter hectoliters", 1,
                      u"hl");
    insertNumberWords(table, Class::Measure, u"millilitre millilitres milliliter milliliters", 1,
                      u"ml");
    insertNumberWords(table, Class::Measure, u"millimetre millimetres millimeter millimeters", 1,
                      u"mm");
    insertNumberWords(table, Class::Measure, u"milligram milligrams", 1, u"mg");
    insertNumberWords(table, Class::Measure, u"kilowatt kilowatts", 1, u"kW");
    insertNumberWords(table, Class::Measure, u"megawatt megawatts", 1, u"MW");
    insertNumberWords(table, Class::Measure, u"kilowatt-hour kilowatt-hours", 1, u"kWh");
    insertNumberWords(table, Class::Measure, u"megawatt-hour megawatt-hours", 1, u"MWh");
    insertNumberWords(table, Class::Measure, u"gigawatt-hour gigawatt-hours", 1, u"GWh");
    insertNumberWords(table, Class::Measure, u"megabyte megabytes", 1, u"MB");
    insertNumberWords(table, Class::Measure, u"gigabyte gigabytes", 1, u"GB");
    insertNumberWords(table, Class::Measure, u"terabyte terabytes", 1, u"TB");
    insertNumberWords(table, Class::Measure, u"acre acres", 1, u"acre");
    insertNumberWords(table, Class::Measure, u"hectare hectares", 1, u"ha");
    insertNumberWords(table, Class::Clock, u"o'clock");
    insertNumberWords(table, Class::Approximate,
                      u"about around roughly approximately approx circa nearly almost "
                      u"some c ca");
    insertNumberWords(table, Class::AtLeast, u"over above exceeding beyond");
    insertNumberWords(table, Class::AtMost, u"under below within");
    insertUnits(table);
    return table;
}

NumberTable germanNumbers()
{
    NumberTable table;
    insertNumberRow(table, Class::Cardinal, 2, 1,
                    u"zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf "
                    u"dreizehn vierzehn "
                    u"fünfzehn sechzehn siebzehn achtzehn neunzehn");
    insertNumberWords(table, Class::Cardinal, u"null", 0);
    insertNumberRow(table, Class::Cardinal, 20, 10,
                    u"zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig");
    insertNumberWords(table, Class::Hundred, u"hundert", 100);
    insertNumberWords(table, Class::Multiplier, u"tausend tsd", Thousand);
    insertNumberWords(table, Class::Multiplier, u"million millionen mio", Million);
    insertNumberWords(table, Class::Multiplier, u"milliarde milliarden mrd", Milliard);
    insertNumberWords(table, Class::Multiplier, u"billion billionen", LongBillion);
    insertNumberWords(table, Class::Dozen, u"dutzend", 12);
    insertNumberRow(
        table, Class::Ordinal, 1, 1,
        u"erste|ersten|erster|erstes zweite|zweiten|zweiter|zweites dritte|dritten|dritter|drittes "
        u"vierte|vierten|vierter|viertes fünfte|fünften|fünfter|fünftes sechste|sechsten|sechster "
        u"siebte|siebten|siebter achte|achten|achter neunte|neunten|neunter "
        u"zehnte|zehnten|zehnter");
    insertNumberWords(table, Class::Share, u"hälfte", 0.5);
    insertNumberWords(table, Class::Share, u"drittel", Third);
    insertNumberWords(table, Class::Share, u"viertel", 0.25);
    insertNumberWords(table, Class::Share, u"fünftel", 0.2);
    insertNumberWords(table, Class::Share, u"zehntel", 0.1);
    insertNumberWords(table, Class::Factor,
                      u"verdoppelt verdoppelte verdoppelten doppelt doppelte zweimal", 2);
    insertNumberWords(table, Class::Factor, u"verdreifacht verdreifachte dreifach dreimal", 3);
    insertNumberWords(table, Class::Factor, u"vervierfacht vierfach viermal", 4);
    insertNumberWords(table, Class::Factor, u"halbiert halbierte halbierten", 0.5);
    insertNumberWords(table, Class::Times, u"mal fach");
    insertNumberWords(table, Class::Percent, u"prozent");
    insertNumberWords(table, Class::Points, u"prozentpunkte prozentpunkten prozentpunkt", 1);
    insertNumberWords(table, Class::Points, u"punkte punkten", 0);
    insertNumberWords(table, Class::Points, u"basispunkte basispunkten", 0.01);
    insertNumberWords(table, Class::Currency, u"euro euros", 1, u"EUR");
    insertNumberWords(table, Class::Currency, u"dollar us-dollar", 1, u"USD");
    insertNumberWords(table, Class::Currency, u"franken", 1, u"CHF");
    insertNumberWords(table, Class::Currency, u"pfund", 1, u"GBP");
    insertNumberWords(table, Class::Currency, u"kronen", 1, u"DKK");
    insertNumberWords(table, Class::Currency, u"cent", 0.01, u"EUR");
    insertNumberWords(table, Class::Duration, u"sekunde sekunden sek", 1, u"second");
    insertNumberWords(table, Class::Duration, u"minute minuten", 1, u"minute");
    insertNumberWords(table, Class::Duration, u"stunde stunden std", 1, u"hour");
    insertNumberWords(table, Class::Duration, u"tag tage tagen tages", 1, u"day");
    insertNumberWords(table, Class::Duration, u"woche wochen", 1, u"week");
    insertNumberWords(table, Class::Duration, u"monat monate monaten monats", 1, u"month");
    insertNumberWords(table, Class::Duration, u"jahr jahre jahren jahres", 1, u"year");
    insertNumberWords(table, Class::Measure, u"grad", 1, u"deg");
    insertNumberWords(table, Class::Measure, u"meter metern", 1, u"m");
    insertNumberWords(table, Class::Measure, u"kilometer kilometern", 1, u"km");
    insertNumberWords(table, Class::Measure, u"quadratmeter quadratmetern", 1, u"m²");
    insertNumberWords(table, Class::Measure, u"kubikmeter", 1, u"m³");
    insertNumberWords(table, Class::Measure, u"kilo kilogramm", 1, u"kg");
    insertNumberWords(table, Class::Measure, u"gramm", 1, u"g");
    insertNumberWords(table, Class::Measure, u"tonne tonnen", 1, u"t");
    insertNumberWords(table, Class::Measure, u"liter litern", 1, u"l");
    insertNumberWords(table, Class::Measure, u"hektoliter hektolitern", 1, u"hl");
    insertNumberWords(table, Class::Measure, u"milliliter millilitern", 1, u"ml");
    insertNumberWords(table, Class::Measure, u"zentimeter zentimetern", 1, u"cm");
    insertNumberWords(table, Class::Measure, u"millimeter millimetern", 1, u"mm");
    insertNumberWords(table, Class::Measure, u"kilowatt", 1, u"kW");
    insertNumberWords(table, Class::Measure, u"megawatt", 1, u"MW");
    insertNumberWords(table, Class::Measure, u"kilowattstunde kilowattstunden", 1, u"kWh");
    insertNumberWords(table, Class::Measure, u"megawattstunde megawattstunden", 1, u"MWh");
    insertNumberWords(table, Class::Measure, u"gigawattstunde gigawattstunden", 1, u"GWh");
    insertNumberWords(table, Class::Measure, u"hektar", 1, u"ha");
    insertNumberWords(table, Class::Clock, u"uhr");
    insertNumberWords(table, Class::Approximate,
                      u"etwa rund ungefähr circa ca fast knapp gut nahezu zirka");
    insertNumberWords(table, Class::AtLeast, u"über mindestens");
    insertNumberWords(table, Class::AtMost, u"unter höchstens maximal");
    insertUnits(table);
    return table;
}

NumberTable frenchNumbers()
{
    NumberTable table;
    insertNumberRow(
        table, Class::Cardinal, 2, 1,
        u"deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize");
    insertNumberWords(table, Class::Cardinal, u"zéro", 0);
    insertNumberRow(table, Class::Cardinal, 20, 10,
                    u"vingt|vingts trente quarante cinquante soixante septante");
    insertNumberWords(table, Class::Cardinal, u"huitante octante", 80);
    insertNumberWords(table, Class::Cardinal, u"nonante", 90);
    insertNumberWords(table, Class::Hundred, u"cent cents", 100);
    insertNumberWords(table, Class::Multiplier, u"mille milliers millier", Thousand);
    insertNumberWords(table, Class::Multiplier, u"million millions", Million);
    insertNumberWords(table, Class::Multiplier, u"milliard milliards md mds", Milliard);
    insertNumberWords(table, Class::Multiplier, u"billion billions", LongBillion);
    insertNumberWords(table, Class::Dozen, u"douzaine douzaines", 12);
    insertNumberRow(table, Class::Ordinal, 1, 1,
                    u"premier|première|premiers|premières deuxième|second|seconde troisième "
                    u"quatrième cinquième "
                    u"sixième septième huitième neuvième dixième");
    insertNumberWords(table, Class::Share, u"moitié demi demie", 0.5);
    insertNumberWords(table, Class::Share, u"tiers", Third);
    insertNumberWords(table, Class::Share, u"quart quarts", 0.25);
    insertNumberWords(table, Class::Factor, u"doublé doublée doublés doublent double", 2);
    insertNumberWords(table, Class::Factor, u"triplé triplée triple", 3);
    insertNumberWords(table, Class::Times, u"fois");
    insertNumberWords(table, Class::Points, u"points point", 0);
    insertNumberWords(table, Class::Currency, u"euro euros", 1, u"EUR");
    insertNumberWords(table, Class::Currency, u"dollar dollars", 1, u"USD");
    insertNumberWords(table, Class::Currency, u"francs", 1, u"CHF");
    insertNumberWords(table, Class::Currency, u"livres", 1, u"GBP");
    insertNumberWords(table, Class::Currency, u"couronnes", 1, u"DKK");
    insertNumberWords(table, Class::Currency, u"centimes", 0.01, u"EUR");
    insertNumberWords(table, Class::Duration, u"secondes", 1, u"second");
    insertNumberWords(table, Class::Duration, u"minute minutes", 1, u"minute");
    insertNumberWords(table, Class::Duration, u"heure heures", 1, u"hour");
    insertNumberWords(table, Class::Duration, u"jour jours", 1, u"day");
    insertNumberWords(table, Class::Duration, u"semaine semaines", 1, u"week");
    insertNumberWords(table, Class::Duration, u"mois", 1, u"month");
    insertNumberWords(table, Class::Duration, u"an ans année années", 1, u"year");
    insertNumberWords(table, Class::Measure, u"degré degrés", 1, u"deg");
    insertNumberWords(table, Class::Measure, u"mètre mètres", 1, u"m");
    insertNumberWords(table, Class::Measure, u"kilomètre kilomètres", 1, u"km");
    insertNumberWords(table, Class::Measure, u"kilo kilos kilogrammes", 1, u"kg");
    insertNumberWords(table, Class::Measure, u"grammes", 1, u"g");
    insertNumberWords(table, Class::Measure, u"tonne tonnes", 1, u"t");
    insertNumberWords(table, Class::Measure, u"litre litres", 1, u"l");
    insertNumberWords(table, Class::Measure, u"hectolitre hectolitres", 1, u"hl");
    insertNumberWords(table, Class::Measure, u"kilowattheures", 1, u"kWh");
    insertNumberWords(table, Class::Measure, u"mégawattheures", 1, u"MWh");
    insertNumberWords(table, Class::Measure, u"hectares", 1, u"ha");
    insertNumberWords(table, Class::Approximate, u"environ quelque presque env");
    insertNumberWords(table, Class::AtLeast, u"dépassant");
    insertUnits(table);
    return table;
}

NumberTable spanishNumbers()
{
    NumberTable table;
    insertNumberRow(
        table, Class::Cardinal, 2, 1,
        u"dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
        u"dieciséis "
        u"diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro "
        u"veinticinco veintiséis veintisiete veintiocho veintinueve");
    insertNumberWords(table, Class::Cardinal, u"cero", 0);
    insertNumberRow(table, Class::Cardinal, 30, 10,
                    u"treinta cuarenta cincuenta sesenta setenta ochenta noventa");
    insertNumberRow(table, Class::Cardinal, 200, 100,
                    u"doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas "
                    u"quinientos|quinientas "
                    u"seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas "
                    u"novecientos|novecientas");
    insertNumberWords(table, Class::Hundred, u"cien ciento", 100);
    insertNumberWords(table, Class::Multiplier, u"mil", Thousand);
    insertNumberWords(table, Class::Multiplier, u"millón millones", Million);
    insertNumberWords(table, Class::Multiplier, u"billón billones", LongBillion);
    insertNumberWords(table, Class::Dozen, u"docena docenas", 12);
    insertNumberRow(table, Class::Ordinal, 1, 1,
                    u"primer|primero|primera segundo|segunda tercer|tercero|tercera cuarto|cuarta "
                    u"quinto|quinta");
    insertNumberWords(table, Class::Share, u"mitad", 0.5);
    insertNumberWords(table, Class::Share, u"tercio tercios", Third);
    insertNumberWords(table, Class::Factor, u"duplicado duplicó doble", 2);
    insertNumberWords(table, Class::Factor, u"triplicado triplicó triple", 3);
    insertNumberWords(table, Class::Times, u"veces");
    insertNumberWords(table, Class::Points, u"puntos", 0);
    insertNumberWords(table, Class::Currency, u"euro euros", 1, u"EUR");
    insertNumberWords(table, Class::Currency, u"dólar dólares", 1, u"USD");
    insertNumberWords(table, Class::Currency, u"libras", 1, u"GBP");
    insertNumberWords(table, Class::Currency, u"céntimos", 0.01, u"EUR");
    insertNumberWords(table, Class::Duration, u"segundos", 1, u"second");
    insertNumberWords(table, Class::Duration, u"minuto minutos", 1, u"minute");
    insertNumberWords(table, Class::Duration, u"hora horas", 1, u"hour");
    insertNumberWords(table, Class::Duration, u"día días", 1, u"day");
    insertNumberWords(table, Class::Duration, u"semana semanas", 1, u"week");
    insertNumberWords(table, Class::Duration, u"mes meses", 1, u"month");
    insertNumberWords(table, Class::Duration, u"año años", 1, u"year");
    insertNumberWords(table, Class::Measure, u"grados", 1, u"deg");
    insertNumberWords(table, Class::Measure, u"metros", 1, u"m");
    insertNumberWords(table, Class::Measure, u"kilómetros", 1, u"km");
    insertNumberWords(table, Class::Measure, u"kilos kilogramos", 1, u"kg");
    insertNumberWords(table, Class::Measure, u"toneladas", 1, u"t");
    insertNumberWords(table, Class::Measure, u"litros", 1, u"l");
    insertNumberWords(table, Class::Approximate, u"unos unas aproximadamente casi alrededor");
    insertUnits(table);
    return table;
}

const NumberWord* numberWord(QStringView folded, Language language)
{
    static const NumberTable en = englishNumbers();
    static const NumberTable de = germanNumbers();
    static const NumberTable fr = frenchNumbers();
    static const NumberTable es = spanishNumbers();
    switch (language) {
    case Language::German:
        return de.find(folded);
    case Language::French:
        return fr.find(folded);
    case Language::Spanish:
        return es.find(folded);
    case Language::English:
    case Language::Other:
        break;
    }
    return en.find(folded);
}

} // namespace countersign::text
