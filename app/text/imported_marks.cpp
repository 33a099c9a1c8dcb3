// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/citation_marks.h"

#include "app/text/chars.h"
#include "app/text/mark_scan.h"
#include "app/text/word_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

constexpr int LongestRange = 20;

/// What stands between two brackets, read as a list of labels; empty if it is anything else.
class BracketReader {
public:
    explicit BracketReader(QStringView inside)
        : m_inside(inside)
    {}

    std::vector<QString> labels()
    {
        if (at(m_inside, 0) == u'^')
            m_position = 1;
        do {
            skipBlanks();
            if (!readItem())
                return {};
            skipBlanks();
            skipSourceNote();
        } while (readSeparator());
        return m_position == m_inside.size() ? m_labels : std::vector<QString>{};
    }

private:
    void skipBlanks()
    {
        while (isBlank(at(m_inside, m_position)))
            ++m_position;
    }

    /// "3†source" and "12:0†source" as some assistants write it: what follows names the source.
    void skipSourceNote()
    {
        qsizetype position = m_position;
        if (at(m_inside, position) == u':') {
            do {
                ++position;
            } while (isDigit(at(m_inside, position)));
        }
        if (at(m_inside, position) == 0x2020)
            m_position = m_inside.size();
    }

    bool readSeparator()
    {
        if (at(m_inside, m_position) != u',' && at(m_inside, m_position) != u';')
            return false;
        ++m_position;
        return true;
    }

    /// One to three digits that do not begin with 0; 0 if there are none. A year is no number of a source.
    int readNumber()
    {
        const qsizetype start = m_position;
        while (isDigit(at(m_inside, m_position)))
            ++m_position;
        const qsizetype digits = m_position - start;
        if (digits < 1 || digits > 3 || at(m_inside, start) == u'0')
            return 0;
        return m_inside.sliced(start, digits).toInt();
    }

    QString readPrefix()
    {
        static const WordSet words(u"source ref reference doc document evidence cite quelle");
        const qsizetype start = m_position;
        while (isAsciiLetter(at(m_inside, m_position)))
            ++m_position;
        QString prefix = m_inside.sliced(start, m_position - start).toString().toLower();
        if (words.contains(prefix)) {
            while (isBlank(at(m_inside, m_position)) || at(m_inside, m_position) == u':')
                ++m_position;
            return u""_s;
        }
        // The inputs' own letters, and those by which tools number evidence, documents and sources.
        static constexpr QStringView known = u"cdekrsx";
        if (prefix.size() == 1 && known.contains(prefix.at(0)))
            return prefix;
        return prefix.isEmpty() ? prefix : u"?"_s;
    }

    bool readItem()
    {
        const QString prefix = readPrefix();
        if (prefix == "?"_L1)
            return false;
        const int first = readNumber();
        if (first == 0)
            return false;
        int last = first;
        const char16_t c = at(m_inside, m_position);
        if (isHyphen(c) || isDash(c)) {
            ++m_position;
            if (readPrefix() != prefix && !prefix.isEmpty())
                --m_position;
            last = readNumber();
            if (last <= first || last - first >= LongestRange)
                return false;
        }
        for (int number = first; number <= last; ++number)
            m_labels.push_back(prefix + QString::number(number));
        return true;
    }

    QStringView m_inside;
    qsizetype m_position = 0;
    std::vector<QString> m_labels;
};

/// True for "items[2]" and "argv[1] = x": brackets right behind a word that is a variable by its looks.
bool isSubscript(QStringView text, qsizetype bracket, qsizetype end)
{
    if (!isAlnum(at(text, bracket - 1)) && at(text, bracket - 1) != u'_')
        return false;
    qsizetype start = bracket;
    bool codeLike = false;
    while (isAlnum(at(text, start - 1)) || at(text, start - 1) == u'_') {
        --start;
        const char16_t c = at(text, start);
        codeLike =
            codeLike || c == u'_' || isDigit(c) || (isUpper(c) && isLower(at(text, start - 1)));
    }
    static const WordSet variables(
        u"array arr list items item data args argv vec vector row rows col cols "
        "index values value matrix result results map dict tuple");
    const QString word = text.sliced(start, bracket - start).toString().toLower();
    if (codeLike || word.size() == 1 || variables.contains(word))
        return true;
    qsizetype next = end;
    while (isBlank(at(text, next)))
        ++next;
    return at(text, next) == u'=';
}

/// Labels of a foreign citation at `position` and, in `length`, how long it is; none if there is none.
std::vector<QString> foreignCitation(QStringView text, qsizetype position, qsizetype& length)
{
    const char16_t open = at(text, position);
    const char16_t close = open == u'[' ? u']' : QChar(0x3011).unicode();
    constexpr qsizetype longest = 64;
    qsizetype end = position + 1;
    while (end < text.size() && end - position < longest && text[end] != QChar(close) &&
           !isLineBreak(at(text, end)))
        ++end;
    if (at(text, end) != close)
        return {};
    length = end + 1 - position;
    if (open == u'[' && (at(text, end + 1) == u'(' || isSubscript(text, position, end + 1)))
        return {};
    return BracketReader(text.sliced(position + 1, end - position - 1)).labels();
}

void remember(std::vector<QString>& labels, const QString& label)
{
    if (std::find(labels.begin(), labels.end(), label) == labels.end())
        labels.push_back(label);
}

} // namespace

ImportedMarks importedMarks(const QString& text, bool convertBare)
{
    ImportedMarks imported;
    const QStringView view(text);
    imported.text.reserve(text.size() + 16);
    for (qsizetype position = 0; position < text.size();) {
        const char16_t c = at(view, position);
        if (c != u'[' && c != 0x3010) {
            imported.text += text.at(position);
            ++position;
            continue;
        }
        if (const qsizetype length = markLengthAt(view, position)) {
            remember(imported.labels, text.sliced(position + 2, length - 3));
            imported.text += view.sliced(position, length);
            position += length;
            continue;
        }
        qsizetype length = 1;
        std::vector<QString> labels;
        if (convertBare)
            labels = foreignCitation(view, position, length);
        if (labels.empty()) {
            imported.text += text.at(position);
            ++position;
            continue;
        }
        const qsizetype start = imported.text.size();
        for (const QString& label : labels) {
            imported.text += markFor(label);
            remember(imported.labels, label);
        }
        imported.changes.push_back({{position, position + length},
                                    {start, imported.text.size()},
                                    text.sliced(position, length)});
        position += length;
    }
    return imported;
}

Span asGiven(const std::vector<MarkChange>& changes, Span made)
{
    const auto givenAt = [&changes](qsizetype position, bool isEnd) {
        qsizetype shift = 0;
        for (const MarkChange& change : changes) {
            if (position <= change.made.start)
                break;
            if (position < change.made.end)
                return isEnd ? change.given.end : change.given.start;
            shift = change.given.end - change.made.end;
        }
        return position + shift;
    };
    return {givenAt(made.start, false), givenAt(made.end, true)};
}

} // namespace countersign::text
