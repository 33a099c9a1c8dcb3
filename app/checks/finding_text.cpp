// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/finding_text.h"

#include "app/checks/check_meanings.h"
#include "app/checks/finding_sentences.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

const CheckTexts* textsOf(const QString& check)
{
    for (const CheckTexts& texts : checkTexts) {
        if (check == QLatin1String(texts.check))
            return &texts;
    }
    return nullptr;
}

QString translated(const char* text)
{
    return QCoreApplication::translate("Checks", text);
}

/// Characters of the draft or the evidence that a sentence repeats: a sentence of theirs whole, not a page.
constexpr qsizetype excerptMax = 320;

/// A long text up to the end of a word.
QString shortened(const QString& value)
{
    if (value.size() <= excerptMax)
        return value;
    const qsizetype space = value.lastIndexOf(u' ', excerptMax);
    return QString(value.left(space > excerptMax / 2 ? space : excerptMax) % u" …"_s);
}

/// Puts the values in. What comes from outside is put in once and never read again for braces.
QString filled(const QString& text, const Finding& finding)
{
    QString result;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'}', open);
        if (close < 0)
            break;
        result += QStringView(text).sliced(at, open - at);
        const QStringView name = QStringView(text).sliced(open + 1, close - open - 1);
        const int number = name.toInt();
        const QString value =
            name == "excerpt"_L1 ? finding.excerpt : finding.args.value(number - 1);
        result += shortened(value);
        at = close + 1;
    }
    result += QStringView(text).sliced(at);
    return result.simplified();
}

const char* notCheckedText(const Finding& finding)
{
    const QString about = finding.args.value(0);
    for (const ReasonText& text : notCheckedTexts) {
        if (*text.check == '\0' || about == QLatin1String(text.check))
            return text.text;
    }
    return "";
}

} // namespace

QString findingTitle(const Finding& finding)
{
    if (finding.reason == "not_checked"_L1)
        return QCoreApplication::translate("Checks", "Not checked");
    return findingTitle(finding.check);
}

QString findingTitle(const QString& check)
{
    const CheckTexts* texts = textsOf(check);
    return texts ? translated(texts->title) : check;
}

QString findingText(const Finding& finding)
{
    if (finding.reason == "not_checked"_L1)
        return filled(translated(notCheckedText(finding)), finding);
    for (const ReasonText& text : reasonTexts) {
        if (finding.check == QLatin1String(text.check) &&
            finding.reason == QLatin1String(text.reason))
            return filled(translated(text.text), finding);
    }
    return findingTitle(finding);
}

QString checkName(const QString& check)
{
    const CheckTexts* texts = textsOf(check);
    return texts ? translated(texts->name) : check;
}

QString checkMeaning(const QString& check)
{
    for (const CheckMeaning& meaning : checkMeanings) {
        if (check == QLatin1String(meaning.check))
            return translated(meaning.text);
    }
    return {};
}

} // namespace countersign::checks
