// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_words.h"

#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct EvidenceText {
    Q_DECLARE_TR_FUNCTIONS(EvidenceText)
};

/// Of an address only its host: the rest would push date and age out of sight.
QString placeOf(const QString& source)
{
    if (!source.startsWith(u"http"_s))
        return source;
    const QString host = QUrl(source).host();
    return host.startsWith(u"www."_s) ? host.sliced(4) : host;
}

} // namespace

QString ageText(int days)
{
    if (days < 0)
        return {};
    if (days == 0)
        return EvidenceText::tr("today");
    if (days < 60)
        return EvidenceText::tr("%n day(s) old", nullptr, days);
    if (days < 730)
        return EvidenceText::tr("%n month(s) old", nullptr, days / 30);
    return EvidenceText::tr("%n year(s) old", nullptr, days / 365);
}

QString metaOf(const EvidenceView& passage)
{
    const Evidence& evidence = passage.evidence;
    QStringList parts;
    const QString place = placeOf(evidence.source);
    parts.append(place.isEmpty() ? evidence.title : place);
    if (evidence.observedOn)
        parts.append(dateText(*evidence.observedOn));
    if (passage.ageDays && evidence.input != Input::Knowledge)
        parts.append(ageText(*passage.ageDays));
    if (!evidence.condition.isEmpty())
        parts.append(evidence.condition);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString emptyHint(Input input)
{
    switch (input) {
    case Input::Research:
        return EvidenceText::tr(
            "Nothing yet. Public facts about this person or company would help most. Import "
            "research…");
    case Input::Knowledge:
        return EvidenceText::tr(
            "Nothing yet. A product page or a proof point would help most. Import "
            "documents…");
    case Input::Crm:
        return EvidenceText::tr("Nothing yet. A note from the last call would help most. Add one…");
    case Input::Signal:
        return EvidenceText::tr(
            "Nothing yet. A job change, a funding round or a new tool would help most. "
            "Import signals…");
    }
    return {};
}

QString weakestHelp(Input input)
{
    switch (input) {
    case Input::Research:
        return EvidenceText::tr(
            "One more public fact about this person or company would help most.");
    case Input::Knowledge:
        return EvidenceText::tr("One more proof point would help most.");
    case Input::Crm:
        return EvidenceText::tr("A note from the last call would help most.");
    case Input::Signal:
        return EvidenceText::tr("A recent change at this company would help most.");
    }
    return {};
}

QString weakestHint(Input input)
{
    switch (input) {
    case Input::Research:
        return EvidenceText::tr(
            "The weakest input here. One more public fact about this person or company would help "
            "most. Import research…");
    case Input::Knowledge:
        return EvidenceText::tr("The weakest input here. One more proof point would help most. "
                                "Import documents…");
    case Input::Crm:
        return EvidenceText::tr(
            "The weakest input here. A note from the last call would help most. "
            "Add one…");
    case Input::Signal:
        return EvidenceText::tr(
            "The weakest input here. A recent change at this company would help "
            "most. Import signals…");
    }
    return {};
}

QStringList markWords(const EvidenceView& passage, EvidenceMark mark)
{
    QStringList words;
    if (passage.withdrawn)
        words.append(EvidenceText::tr("withdrawn"));
    if (mark == EvidenceMark::SomebodyElse)
        words.append(EvidenceText::tr("somebody else?"));
    if (mark == EvidenceMark::Contradicts)
        words.append(EvidenceText::tr("contradicts"));
    if (passage.stale && !passage.withdrawn)
        words.append(EvidenceText::tr("stale"));
    return words;
}

bool isSmallTalk(const Evidence& evidence)
{
    constexpr int fewest = 6; // words of a sentence that can tell something
    const QStringList words = evidence.text.split(u' ', Qt::SkipEmptyParts);
    const bool figures = std::any_of(evidence.text.begin(), evidence.text.end(),
                                     [](QChar character) { return character.isDigit(); });
    return evidence.kind == u"transcript"_s && words.size() < fewest && !figures;
}

} // namespace countersign
