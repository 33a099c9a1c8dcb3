// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sms.h"

#include "app/text/chars.h"
#include "app/text/gsm_alphabet.h"

namespace countersign::text {
namespace {

struct Limits {
    int single = 0; ///< units of a message of one segment
    int part = 0;   ///< units of each of several, less what joins them
};

constexpr Limits GsmLimits{160, 153};
constexpr Limits UcsLimits{70, 67};

/// A character and the code units it takes.
struct Character {
    char32_t value = 0;
    qsizetype length = 1;
};

Character characterAt(QStringView text, qsizetype position)
{
    const char16_t c = at(text, position);
    if (QChar::isHighSurrogate(c) && QChar::isLowSurrogate(at(text, position + 1)))
        return {QChar::surrogateToUcs4(c, at(text, position + 1)), 2};
    return {c, 1};
}

/// The first character GSM-7 lacks. A letter with a combining accent is one that may be composed.
void findForcing(QStringView text, SmsCount& count)
{
    for (qsizetype i = 0; i < text.size();) {
        const Character c = characterAt(text, i);
        if (gsmSeptets(c.value) > 0) {
            i += c.length;
            continue;
        }
        count.encoding = SmsCount::Encoding::Ucs2;
        count.forcing = Span{i, i + c.length};
        count.replacement = gsmReplacement(c.value);
        if (QChar::isMark(c.value) && i > 0) {
            count.forcing->start = i - 1;
            const QString composed =
                count.forcing->of(text).toString().normalized(QString::NormalizationForm_C);
            count.replacement = toGsm7(composed);
        }
        return;
    }
}

int unitsOf(const Character& character, SmsCount::Encoding encoding)
{
    return encoding == SmsCount::Encoding::Gsm7 ? gsmSeptets(character.value)
                                                : static_cast<int>(character.length);
}

} // namespace

SmsCount smsCount(QStringView text)
{
    SmsCount count;
    if (text.isEmpty())
        return count;
    findForcing(text, count);
    for (qsizetype i = 0; i < text.size();) {
        const Character c = characterAt(text, i);
        count.units += unitsOf(c, count.encoding);
        i += c.length;
    }
    const Limits limits = count.encoding == SmsCount::Encoding::Gsm7 ? GsmLimits : UcsLimits;
    const int room = count.units <= limits.single ? limits.single : limits.part;
    int used = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size();) {
        const Character c = characterAt(text, i);
        const int units = unitsOf(c, count.encoding);
        if (used + units > room) {
            count.segmentSpans.push_back({start, i});
            start = i;
            used = 0;
        }
        used += units;
        i += c.length;
    }
    count.segmentSpans.push_back({start, text.size()});
    count.segments = static_cast<int>(count.segmentSpans.size());
    count.left = room - used;
    return count;
}

bool isGsm7(char32_t character)
{
    return gsmSeptets(character) > 0;
}

QString toGsm7(QStringView text)
{
    const QString composed = text.toString().normalized(QString::NormalizationForm_C);
    QString result;
    result.reserve(composed.size());
    for (qsizetype i = 0; i < composed.size();) {
        const Character c = characterAt(composed, i);
        const QString replacement = isGsm7(c.value) ? QString() : gsmReplacement(c.value);
        if (replacement.isEmpty())
            result += QStringView(composed).sliced(i, c.length);
        else
            result += replacement;
        i += c.length;
    }
    return result;
}

} // namespace countersign::text
