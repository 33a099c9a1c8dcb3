// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/time_words.h"

#include "app/text/word_table.h"

namespace countersign::text {
namespace {

using Class = TimeWord::Class;
using Table = WordTable<TimeWord>;

/// One word (or several, separated by "|") for each value from `first` on, separated by blanks.
void insertRow(Table& table, Class kind, int first, QStringView row)
{
    int value = first;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= row.size(); ++i) {
        const bool end = i == row.size();
        if (!end && row[i] != u' ' && row[i] != u'|')
            continue;
        table.insert(row.sliced(start, i - start), {kind, value});
        start = i + 1;
        if (!end && row[i] == u' ')
            ++value;
    }
}

void insertCommon(Table& table)
{
    insertRow(table, Class::Quarter, 1, u"q1 q2 q3 q4");
    insertRow(table, Class::HalfYear, 1, u"h1 h2");
}

Table english()
{
    Table table;
    insertCommon(table);
    insertRow(table, Class::Month, 1,
              u"january|jan february|feb march|mar april|apr may june|jun july|jul august|aug "
              u"september|sept|sep october|oct november|nov december|dec");
    insertRow(table, Class::Weekday, 1,
              u"monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thurs "
              u"friday|fri saturday|sat sunday|sun");
    insertRow(table, Class::Season, 1, u"spring summer autumn|fall winter");
    table.insertWords(u"quarter", {Class::Quarter, 0});
    insertRow(table, Class::DayWord, -1, u"yesterday today tomorrow");
    insertRow(table, Class::Unit, 1, u"day|days week|weeks month|months quarters year|years");
    insertRow(table, Class::Pointer, -1, u"last|past|previous this|current next|coming|following");
    table.insertWords(u"ago back", {Class::Ago, 2});
    table.insertWords(
        u"in since by until till from to of for during before after through end early mid late "
        u"around year fy and between than on at over under against versus vs season",
        {Class::Before, 0});
    insertRow(table, Class::Ordinal, 1,
              u"first second third fourth fifth sixth seventh eighth ninth tenth");
    return table;
}

Table german()
{
    Table table;
    insertCommon(table);
    insertRow(
        table, Class::Month, 1,
        u"januar|jänner|jan februar|feb|feber märz|mrz april|apr mai juni|jun juli|jul august|aug "
        u"september|sept|sep oktober|okt november|nov dezember|dez");
    insertRow(table, Class::Weekday, 1,
              u"montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag");
    insertRow(table, Class::Season, 1, u"frühjahr|frühling sommer herbst winter");
    table.insertWords(u"quartal quartals", {Class::Quarter, 0});
    table.insertWords(u"halbjahr halbjahres halbjahrs", {Class::HalfYear, 0});
    insertRow(table, Class::DayWord, -2, u"vorgestern gestern heute morgen übermorgen");
    insertRow(table, Class::Unit, 1,
              u"tag|tage|tagen|tages woche|wochen monat|monate|monaten|monats quartale "
              u"jahr|jahre|jahren|jahres");
    insertRow(
        table, Class::Pointer, -1,
        u"letzte|letzten|letzter|letztes|letztem|vorige|vorigen|voriger|voriges|vergangene|"
        u"vergangenen|"
        u"vergangener|vergangenes diese|dieser|dieses|diesen|diesem "
        u"nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommender|kommendes");
    table.insertWords(u"vor", {Class::Ago, 1});
    table.insertWords(
        u"in im seit bis ab von vom zum zur am für während nach anfang ende mitte jahr und gegen "
        u"zwischen geschäftsjahr kalenderjahr als gegenüber um saison",
        {Class::Before, 0});
    insertRow(table, Class::Ordinal, 1,
              u"erste|ersten|erster|erstes|erstem zweite|zweiten|zweiter|zweites|zweitem "
              u"dritte|dritten|dritter|drittes|drittem vierte|vierten|vierter|viertes|viertem");
    return table;
}

Table french()
{
    Table table;
    insertCommon(table);
    insertRow(table, Class::Quarter, 1, u"t1 t2 t3 t4");
    insertRow(
        table, Class::Month, 1,
        u"janvier|janv février|févr mars avril|avr mai juin juillet|juil août|aout septembre|sept "
        u"octobre|oct novembre|nov décembre|déc");
    insertRow(table, Class::Weekday, 1, u"lundi mardi mercredi jeudi vendredi samedi dimanche");
    insertRow(table, Class::Season, 1, u"printemps été automne hiver");
    table.insertWords(u"trimestre", {Class::Quarter, 0});
    table.insertWords(u"semestre", {Class::HalfYear, 0});
    insertRow(table, Class::DayWord, -2, u"avant-hier hier aujourd'hui demain après-demain");
    insertRow(table, Class::Unit, 1,
              u"jour|jours semaine|semaines mois trimestres an|ans|année|années");
    insertRow(table, Class::Pointer, -1,
              u"dernier|dernière|passé|passée ce|cet|cette prochain|prochaine");
    table.insertWords(
        u"en depuis d'ici jusqu' au à de du dès fin début mi- courant pour avant après entre et "
        u"année exercice l'exercice contre vers le la l' saison",
        {Class::Before, 0});
    insertRow(table, Class::Ordinal, 1,
              u"premier|première deuxième|second|seconde troisième quatrième");
    return table;
}

Table spanish()
{
    Table table;
    insertCommon(table);
    insertRow(table, Class::Month, 1,
              u"enero|ene febrero|feb marzo abril|abr mayo junio julio agosto|ago "
              u"septiembre|setiembre|sept "
              u"octubre|oct noviembre|nov diciembre|dic");
    insertRow(table, Class::Weekday, 1, u"lunes martes miércoles jueves viernes sábado domingo");
    insertRow(table, Class::Season, 1, u"primavera verano otoño invierno");
    table.insertWords(u"trimestre", {Class::Quarter, 0});
    table.insertWords(u"semestre", {Class::HalfYear, 0});
    insertRow(table, Class::DayWord, -2, u"anteayer ayer hoy mañana");
    insertRow(table, Class::Unit, 1, u"día|días semana|semanas mes|meses trimestres año|años");
    insertRow(table, Class::Pointer, -1, u"pasado|pasada|último|última este|esta próximo|próxima");
    table.insertWords(u"hace", {Class::Ago, 1});
    table.insertWords(
        u"en desde hasta a de del para antes después entre y fines finales principios mediados "
        u"ejercicio el la al contra temporada",
        {Class::Before, 0});
    insertRow(table, Class::Ordinal, 1,
              u"primer|primero|primera segundo|segunda tercer|tercero|tercera cuarto|cuarta");
    return table;
}

} // namespace

const TimeWord* timeWord(QStringView folded, Language language)
{
    static const Table en = english();
    static const Table de = german();
    static const Table fr = french();
    static const Table es = spanish();
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

bool pointsAhead(QStringView folded, Language language)
{
    static const WordSet en(
        u"next will shall plans planned due expects expected upcoming coming deadline");
    static const WordSet de(u"nächsten kommenden wird werden will plant geplant soll sollen");
    static const WordSet fr(u"prochain prévoit sera seront va vont");
    static const WordSet es(u"próximo será prevé va van");
    switch (language) {
    case Language::German:
        return de.contains(folded);
    case Language::French:
        return fr.contains(folded);
    case Language::Spanish:
        return es.contains(folded);
    case Language::English:
    case Language::Other:
        break;
    }
    return en.contains(folded);
}

bool mayPointAhead(QStringView folded, Language language)
{
    static const WordSet en(u"until till by from starting");
    static const WordSet de(u"bis ab spätestens");
    static const WordSet fr(u"jusqu' jusqu'au dès d'ici ici partir");
    static const WordSet es(u"hasta partir antes");
    switch (language) {
    case Language::German:
        return de.contains(folded);
    case Language::French:
        return fr.contains(folded);
    case Language::Spanish:
        return es.contains(folded);
    case Language::English:
    case Language::Other:
        break;
    }
    return en.contains(folded);
}

bool isDoubtfulMonth(QStringView folded, Language language)
{
    if (language == Language::French)
        return folded == u"mars";
    return folded == u"may" || folded == u"march" || folded == u"mar" || folded == u"dec" ||
           folded == u"jan" || folded == u"sep";
}

} // namespace countersign::text
