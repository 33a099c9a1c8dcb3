// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/transcript.h"

#include "app/intake/entities.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

struct Cue {
    QString speaker;
    QString time;
    QString text;
};

const QRegularExpression& timingLine()
{
    static const QRegularExpression line(
        uR"(^\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*\S+)"_s);
    return line;
}

/// "Ada Finch: …", "[00:12] Rep: …".
const QRegularExpression& speakerLine()
{
    static const QRegularExpression line(
        uR"(^\s*(?:[\[(]?((?:\d{1,2}:)?\d{1,2}:\d{2})[\])]?\s*[-–]?\s*)?)"
        uR"((\p{Lu}[\p{L}\p{M}.'’ -]{0,48}?)\s?:\s+(\S.*)$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return line;
}

/// "Pieter van der Wiel" reads as a name, "And close the door" does not.
bool readsAsName(const QString& words)
{
    const QStringList parts = words.split(u' ');
    return parts.size() <= 5 && words != "NOTE"_L1 &&
           std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               return part.front().isUpper() || part.size() <= 3;
           });
}

/// "00:00:05.138" → "00:00:05", "01:02" → "00:01:02".
QString clock(QString time)
{
    time.truncate(time.indexOf(QRegularExpression(u"[.,]"_s)) < 0
                      ? time.size()
                      : time.indexOf(QRegularExpression(u"[.,]"_s)));
    QStringList parts = time.split(u':');
    while (parts.size() < 3)
        parts.prepend(u"00"_s);
    for (QString& part : parts)
        part = part.rightJustified(2, u'0');
    return parts.join(u':');
}

QString withoutTags(const QString& payload)
{
    static const QRegularExpression tag(u"<[^>]*>"_s);
    return withoutEntities(QString(payload).remove(tag)).simplified();
}

/// The words of a cue by speaker: it may have more than one.
void addVoices(const QString& payload, const QString& time, std::vector<Cue>& cues)
{
    static const QRegularExpression voice(uR"(<v(?:\.[^\s>]+)*\s+([^>]+)>)"_s);
    QRegularExpressionMatchIterator matches = voice.globalMatch(payload);
    if (!matches.hasNext()) {
        const QString text = withoutTags(payload);
        const QRegularExpressionMatch named = speakerLine().match(text);
        if (named.hasMatch() && readsAsName(named.captured(2).simplified()))
            cues.push_back({named.captured(2).simplified(), time, named.captured(3)});
        else if (!text.isEmpty())
            cues.push_back({{}, time, text});
        return;
    }
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const qsizetype end =
            matches.hasNext() ? matches.peekNext().capturedStart() : payload.size();
        const QString text =
            withoutTags(payload.mid(match.capturedEnd(), end - match.capturedEnd()));
        if (!text.isEmpty())
            cues.push_back({withoutEntities(match.captured(1)).simplified(), time, text});
    }
}

/// Cues of one speaker one after the other are one turn. A cue without a name goes on with the last.
std::vector<Turn> turnsOf(const std::vector<Cue>& cues)
{
    std::vector<Turn> turns;
    for (const Cue& cue : cues) {
        const bool goesOn =
            !turns.empty() && (cue.speaker.isEmpty() || cue.speaker == turns.back().speaker);
        if (goesOn)
            turns.back().text += u' ' + cue.text;
        else
            turns.push_back({cue.speaker, cue.time, cue.text});
    }
    return turns;
}

QStringList linesOf(const QString& text)
{
    static const QRegularExpression lineEnd(u"\r\n|\n|\r"_s);
    return text.split(lineEnd);
}

/// The cues of WebVTT and SubRip: a timing line and what follows it up to a blank line.
std::vector<Cue> timedCues(const QStringList& lines)
{
    std::vector<Cue> cues;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch timing = timingLine().match(lines[i]);
        if (!timing.hasMatch())
            continue;
        QStringList payload;
        while (i + 1 < lines.size() && !lines[i + 1].trimmed().isEmpty() &&
               !timingLine().match(lines[i + 1]).hasMatch())
            payload.append(lines[++i]);
        addVoices(payload.join(u'\n'), clock(timing.captured(1)), cues);
    }
    return cues;
}

} // namespace

Transcript readWebVtt(const QString& text)
{
    Transcript transcript;
    QStringList speech;
    bool skip = false; // inside a note, a style or a region
    const QStringList lines = linesOf(text);
    static const QRegularExpression opener(uR"(^(NOTE|STYLE|REGION)(\s|$))"_s);
    for (const QString& line : lines) {
        if (line.trimmed().isEmpty())
            skip = false;
        else if (opener.match(line).hasMatch())
            skip = true;
        if (!skip)
            speech.append(line);
    }
    QString head = lines.value(0).trimmed();
    head.remove(QChar(0xFEFF));
    head.remove(0, 6); // "WEBVTT"
    while (!head.isEmpty() && (head.front().isSpace() || head.front() == u'-'))
        head.remove(0, 1);
    transcript.head = head;
    transcript.turns = turnsOf(timedCues(speech));
    return transcript;
}

Transcript readSubRip(const QString& text)
{
    Transcript transcript;
    transcript.turns = turnsOf(timedCues(linesOf(text)));
    return transcript;
}

std::optional<Transcript> readSpokenText(const QString& text)
{
    Transcript transcript;
    std::vector<Cue> cues;
    QHash<QString, int> turnsBy;
    qsizetype filled = 0;
    for (const QString& line : linesOf(text)) {
        if (line.trimmed().isEmpty())
            continue;
        ++filled;
        const QRegularExpressionMatch match = speakerLine().match(line);
        const QString speaker = match.captured(2).simplified();
        const bool opens = match.hasMatch() && readsAsName(speaker);
        if (opens) {
            const QString time = match.captured(1);
            cues.push_back({speaker, time.isEmpty() ? QString() : clock(time),
                            match.captured(3).simplified()});
            ++turnsBy[speaker];
        } else if (cues.empty()) {
            QString head = line.simplified();
            if (head.startsWith("NOTE:"_L1))
                head = head.mid(5).trimmed();
            transcript.head += (transcript.head.isEmpty() ? QString() : u" "_s) + head;
        } else {
            cues.push_back({{}, {}, line.simplified()});
        }
    }
    const bool someoneTwice =
        std::any_of(turnsBy.cbegin(), turnsBy.cend(), [](int turns) { return turns > 1; });
    const auto opened = std::count_if(cues.begin(), cues.end(),
                                      [](const Cue& cue) { return !cue.speaker.isEmpty(); });
    if (opened < 3 || opened * 10 < filled * 6 || !someoneTwice || turnsBy.size() < 2)
        return std::nullopt;
    transcript.turns = turnsOf(cues);
    return transcript;
}

} // namespace countersign::intake
