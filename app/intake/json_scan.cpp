// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/json_scan.h"

#include <QByteArray>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r' || c == QChar(0xFEFF);
}

/// Whether the next quote behind a line break closes a string: then the break stands in a string, where
/// it should not, and else the string's own quote is missing.
bool quoteCloses(QStringView text, qsizetype from)
{
    qsizetype i = text.indexOf(u'"', from);
    if (i < 0)
        return false;
    ++i;
    while (i < text.size() && isBlank(text[i]))
        ++i;
    return i >= text.size() || text[i] == u',' || text[i] == u'}' || text[i] == u']' ||
           text[i] == u':';
}

/// The offset behind the string that begins at `from` (its opening quote).
qsizetype stringEnd(QStringView text, qsizetype from)
{
    qsizetype i = from + 1;
    while (i < text.size() && text[i] != u'"') {
        if (text[i] == u'\n' && !quoteCloses(text, i))
            return i;
        i += text[i] == u'\\' ? 2 : 1;
    }
    return std::min(i + 1, text.size());
}

/// The offset behind the value at `from`, or -1 if it is not all there.
qsizetype valueEnd(QStringView text, qsizetype from)
{
    if (from >= text.size())
        return -1;
    if (text[from] == u'{' || text[from] == u'[') {
        const JsonExtent extent = jsonExtent(text.sliced(from), false);
        return extent.kind == JsonExtent::Kind::Complete ? from + extent.length : -1;
    }
    if (text[from] == u'"')
        return stringEnd(text, from);
    qsizetype i = from;
    while (i < text.size() && text[i] != u',' && text[i] != u'}' && !isBlank(text[i]))
        ++i;
    return i;
}

} // namespace

JsonExtent jsonExtent(QStringView text, bool last)
{
    QByteArray open; // the brackets that are open
    for (qsizetype i = 0; i < text.size();) {
        const char16_t c = text[i].unicode();
        if (c == u'"') {
            const qsizetype end = stringEnd(text, i);
            if (end >= text.size() && !last)
                break;
            i = end;
            continue;
        }
        ++i;
        if (c == u'{' || c == u'[') {
            open.append(c == u'{' ? '}' : ']');
        } else if (c == u'}' || c == u']') {
            if (open.isEmpty() || open.back() != static_cast<char>(c))
                return {JsonExtent::Kind::Unbalanced, 0};
            open.chop(1);
            if (open.isEmpty())
                return {JsonExtent::Kind::Complete, i};
        }
    }
    return {last ? JsonExtent::Kind::Unbalanced : JsonExtent::Kind::NeedMore, 0};
}

qsizetype skipJsonBlanks(QStringView text, qsizetype from)
{
    while (from < text.size() && (isBlank(text[from]) || text[from] == u','))
        ++from;
    return from;
}

std::optional<qsizetype> wrappedList(QStringView text, const QStringList& wrappers)
{
    qsizetype i = 1; // behind the "{"
    for (;;) {
        i = skipJsonBlanks(text, i);
        if (i >= text.size() || text[i] != u'"')
            return std::nullopt;
        const qsizetype keyEnd = stringEnd(text, i);
        const QStringView key = text.sliced(i + 1, std::max<qsizetype>(0, keyEnd - i - 2));
        i = skipJsonBlanks(text, keyEnd);
        if (i >= text.size() || text[i] != u':')
            return std::nullopt;
        i = skipJsonBlanks(text, i + 1);
        if (i < text.size() && text[i] == u'[' && wrappers.contains(key, Qt::CaseInsensitive)) {
            const qsizetype first = skipJsonBlanks(text, i + 1);
            if (first < text.size() && (text[first] == u'{' || text[first] == u']'))
                return i + 1;
        }
        if (i < text.size() && text[i] == u'{' && wrappers.contains(key, Qt::CaseInsensitive)) {
            if (const auto inner = wrappedList(text.sliced(i), wrappers))
                return i + *inner; // {"response":{"contacts":[…]}}
        }
        i = valueEnd(text, i);
        if (i < 0)
            return std::nullopt;
    }
}

} // namespace countersign::intake
