// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/letter_lines.h"

#include "app/text/chars.h"
#include "app/text/salutations.h"
#include "app/text/tokens.h"
#include "app/text/word_table.h"

#include <algorithm>
#include <array>

namespace countersign::text {
namespace {

constexpr std::array Salutations{
    QStringView(u"good morning"),  QStringView(u"good afternoon"),
    QStringView(u"good evening"),  QStringView(u"good day"),
    QStringView(u"guten morgen"),  QStringView(u"guten tag"),
    QStringView(u"guten abend"),   QStringView(u"grüß gott"),
    QStringView(u"sehr geehrter"), QStringView(u"sehr geehrte"),
    QStringView(u"sehr verehrte"), QStringView(u"lieber"),
    QStringView(u"liebe"),         QStringView(u"hallo"),
    QStringView(u"moin"),          QStringView(u"servus"),
    QStringView(u"grüezi"),        QStringView(u"hello"),
    QStringView(u"hiya"),          QStringView(u"hi"),
    QStringView(u"hey"),           QStringView(u"dear"),
    QStringView(u"greetings"),     QStringView(u"bonjour"),
    QStringView(u"bonsoir"),       QStringView(u"salut"),
    QStringView(u"chère"),         QStringView(u"cher"),
    QStringView(u"buenos días"),   QStringView(u"buenas tardes"),
    QStringView(u"buenas"),        QStringView(u"estimado"),
    QStringView(u"estimada"),      QStringView(u"querido"),
    QStringView(u"querida"),       QStringView(u"hola"),
    QStringView(u"hej"),           QStringView(u"ciao"),
    QStringView(u"hoi"),           QStringView(u"beste"),
    QStringView(u"geachte"),       QStringView(u"caro"),
    QStringView(u"cara"),          QStringView(u"olá"),
};

/// Closings that may be followed by a few more words ("Best regards from Leeds").
constexpr std::array Closings{
    QStringView(u"best regards"),
    QStringView(u"kind regards"),
    QStringView(u"warm regards"),
    QStringView(u"kindest regards"),
    QStringView(u"with best regards"),
    QStringView(u"with kind regards"),
    QStringView(u"best wishes"),
    QStringView(u"warmest regards"),
    QStringView(u"yours sincerely"),
    QStringView(u"yours faithfully"),
    QStringView(u"yours truly"),
    QStringView(u"sincerely yours"),
    QStringView(u"mit freundlichen grüssen"),
    QStringView(u"mit besten grüssen"),
    QStringView(u"mit herzlichen grüssen"),
    QStringView(u"mit freundlichem gruss"),
    QStringView(u"freundliche grüsse"),
    QStringView(u"viele grüsse"),
    QStringView(u"beste grüsse"),
    QStringView(u"herzliche grüsse"),
    QStringView(u"liebe grüsse"),
    QStringView(u"schöne grüsse"),
    QStringView(u"bien cordialement"),
    QStringView(u"très cordialement"),
    QStringView(u"bien à vous"),
    QStringView(u"sincères salutations"),
    QStringView(u"meilleures salutations"),
    QStringView(u"cordiales salutations"),
    QStringView(u"un cordial saludo"),
    QStringView(u"un saludo"),
    QStringView(u"saludos cordiales"),
    QStringView(u"med venlig hilsen"),
    QStringView(u"met vriendelijke groet"),
};

/// Closings that stand alone or before a comma ("Best,", "Thanks").
constexpr std::array ShortClosings{
    QStringView(u"best"),
    QStringView(u"regards"),
    QStringView(u"cheers"),
    QStringView(u"thanks"),
    QStringView(u"many thanks"),
    QStringView(u"thank you"),
    QStringView(u"sincerely"),
    QStringView(u"yours"),
    QStringView(u"all the best"),
    QStringView(u"take care"),
    QStringView(u"talk soon"),
    QStringView(u"warmly"),
    QStringView(u"respectfully"),
    QStringView(u"grüsse"),
    QStringView(u"lg"),
    QStringView(u"mfg"),
    QStringView(u"vg"),
    QStringView(u"cordialement"),
    QStringView(u"amicalement"),
    QStringView(u"salutations"),
    QStringView(u"à bientôt"),
    QStringView(u"merci"),
    QStringView(u"saludos"),
    QStringView(u"atentamente"),
    QStringView(u"cordialmente"),
    QStringView(u"gracias"),
    QStringView(u"danke"),
    QStringView(u"vielen dank"),
    QStringView(u"merci d'avance"),
};

QStringView trimmed(QStringView line)
{
    while (!line.isEmpty() && isSpace(line.front().unicode()))
        line = line.sliced(1);
    while (!line.isEmpty() && isSpace(line.back().unicode()))
        line.chop(1);
    return line;
}

bool isLineStop(char16_t c)
{
    return c == u',' || c == u':' || c == u'!' || c == u'.' || c == u';' || isDash(c) || c == u'-';
}

QStringView withoutStop(QStringView line)
{
    while (!line.isEmpty() && (isLineStop(line.back().unicode()) || isSpace(line.back().unicode())))
        line.chop(1);
    return line;
}

/// A word that can stand between a salutation and its comma.
bool fitsGreeting(QStringView word)
{
    const char16_t first = at(word, 0);
    if (isUpper(first) || first == u'[' || first == u'{' || first == u'<' || first == u'%' ||
        first == u'*' || first == u'&' || first == u'/' || first == u'(')
        return true;
    QString lower = fold(word);
    while (lower.endsWith(u'.') || lower.endsWith(u']') || lower.endsWith(u'}'))
        lower.chop(1);
    static const WordSet joints(
        u"and und et y & there again nochmals undefined null nan none object team all");
    return joints.contains(lower) || isNameParticle(lower) || isHonorific(lower) ||
           isAcademicTitle(lower) || isGroupAddress(lower);
}

bool areAllWordsFit(QStringView words, int atMost)
{
    int count = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= words.size(); ++i) {
        if (i < words.size() && !isSpace(at(words, i)))
            continue;
        if (i > start) {
            if (++count > atMost || !fitsGreeting(words.sliced(start, i - start)))
                return false;
        }
        start = i + 1;
    }
    return true;
}

bool isBoundary(QStringView line, qsizetype position)
{
    return position >= line.size() || !isAlnum(at(line, position));
}

} // namespace

qsizetype salutationLength(QStringView line)
{
    if (line.isEmpty() || !isLetter(line.front().unicode()))
        return 0;
    for (const QStringView salutation : Salutations) {
        if (line.startsWith(salutation, Qt::CaseInsensitive) && isBoundary(line, salutation.size()))
            return salutation.size();
    }
    return 0;
}

bool isGroupAddress(QStringView lowerWord)
{
    static const WordSet words(
        u"team all everyone everybody folks both there zusammen alle tous toutes "
        u"equipo todos sir madam sirs ladies gentlemen damen herren colleagues "
        u"kollegen kolleginnen friend friends customer partner");
    return words.contains(lowerWord);
}

bool isHonorific(QStringView lowerWord)
{
    static const WordSet words(
        u"mr mrs ms miss mx sir madam dame lord lady frau herr herrn hr fr fräulein "
        u"monsieur madame mademoiselle messieurs mesdames m mm mme mlle señor señora "
        u"señorita sr sra srta don doña signor signora");
    return words.contains(lowerWord);
}

bool isAcademicTitle(QStringView lowerWord)
{
    static const WordSet words(
        u"dr prof professor professorin professeur doctor doktor docteur ing dipl "
        u"mag rev");
    return words.contains(lowerWord);
}

bool isNameParticle(QStringView lowerWord)
{
    static const WordSet words(
        u"van von vom zu zum zur de der den des del della di da dos das du d' la le "
        u"les el al bin ibn ben ter ten te op 't af av y e san st mac o'");
    return words.contains(lowerWord);
}

bool isGreetingLine(QStringView line)
{
    constexpr int longestGreeting = 7;
    constexpr int longestBareName = 4;
    line = trimmed(line);
    if (const qsizetype length = salutationLength(line))
        return areAllWordsFit(withoutStop(line.sliced(length)), longestGreeting);
    // "Marcus," or "Dr. Lind,": capitals up to a comma at the end of the line.
    if (!line.endsWith(u',') || !isUpper(line.front().unicode()))
        return false;
    const QStringView name = withoutStop(line);
    return !name.contains(u',') && areAllWordsFit(name, longestBareName) && !isSignOffLine(line);
}

bool isSignOffLine(QStringView line)
{
    constexpr qsizetype longest = 60;
    line = trimmed(line);
    if (line.isEmpty() || line.size() > longest)
        return false;
    const QString folded = fold(line);
    const QStringView view(folded);
    const bool asks = view.endsWith(u'?');
    for (const QStringView closing : Closings) {
        if (view.startsWith(closing) && isBoundary(view, closing.size()))
            return !asks && wordCount(view.sliced(closing.size())) <= 5;
    }
    for (const QStringView closing : ShortClosings) {
        if (!view.startsWith(closing))
            continue;
        const char16_t next = at(view, closing.size());
        if (next == u'\0' || ((next == u',' || next == u'!' || next == u'.' || isDash(next)) &&
                              wordCount(view.sliced(closing.size())) <= 3))
            return !asks;
    }
    return false;
}

qsizetype listMarkerLength(QStringView line)
{
    qsizetype position = 0;
    while (isBlank(at(line, position)))
        ++position;
    const char16_t c = at(line, position);
    if (c == u'-' || c == u'*' || c == u'+' || c == 0x2022 || c == 0x00B7 || c == 0x25CF ||
        c == 0x25AA || c == 0x2043 || isDash(c)) {
        ++position;
    } else {
        const bool opened = c == u'(';
        position += opened ? 1 : 0;
        const qsizetype start = position;
        while (isDigit(at(line, position)) && position - start < 3)
            ++position;
        if (position == start && isAsciiLetter(at(line, position)))
            ++position;
        const bool lettered = !isDigit(at(line, start));
        const qsizetype afterLabel = position;
        if (position == start || position - start > 2)
            return 0;
        if (at(line, position) == u'.' && !lettered)
            ++position;
        if (at(line, position) == u')')
            ++position;
        if (position == afterLabel)
            return 0;
    }
    const qsizetype end = position;
    while (isBlank(at(line, position)))
        ++position;
    return position > end ? position : 0;
}

} // namespace countersign::text
