// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_record.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

enum class Step { Done, NeedMore };

bool isLineEnd(char16_t c)
{
    return c == u'\n' || c == u'\r';
}

class RecordParser {
public:
    RecordParser(QStringView text, const CsvShape& shape, bool last, CsvRecord& record)
        : m_text(text)
        , m_at(text.utf16())
        , m_size(text.size())
        , m_delimiter(shape.delimiter.unicode())
        , m_shape(shape)
        , m_last(last)
        , m_record(record)
    {}

    Step run();

private:
    Step plainCell();
    Step quotedCell();
    Step afterQuote(qsizetype quote);
    Step lineEnd();
    [[nodiscard]] qsizetype lineEndFrom(qsizetype from) const;
    [[nodiscard]] qsizetype skipBlanks(qsizetype from) const;
    [[nodiscard]] bool isWholeRecord(qsizetype from) const;
    [[nodiscard]] bool isLaterQuoteInside(qsizetype from, qsizetype end) const;
    void giveUpQuote();

    QStringView m_text;
    const char16_t* m_at;
    qsizetype m_size;
    char16_t m_delimiter;
    const CsvShape& m_shape;
    bool m_last;
    CsvRecord& m_record;

    qsizetype m_pos = 0; ///< where the next cell begins, or the end of the record
    bool m_endOfRecord = false;
    qsizetype m_cellStart = 0; ///< of a quoted cell: its first character inside the quotes
    qint64 m_linesBefore = 0;  ///< line ends before the cell
    QString m_cell;            ///< of a quoted cell: what has been taken over
    bool m_closed = false;
};

Step RecordParser::run()
{
    do {
        const bool quoted = m_pos < m_size && m_at[m_pos] == u'"';
        const Step step = quoted ? quotedCell() : plainCell();
        if (step == Step::NeedMore)
            return step;
    } while (!m_endOfRecord);
    m_record.length = m_pos;
    return Step::Done;
}

/// Called at a delimiter, a line end or the end of the text.
Step RecordParser::lineEnd()
{
    if (m_pos >= m_size) {
        m_endOfRecord = true;
        return m_last ? Step::Done : Step::NeedMore;
    }
    if (m_at[m_pos] == m_delimiter) {
        ++m_pos;
        if (m_pos >= m_size && !m_last)
            return Step::NeedMore;
        return Step::Done;
    }
    m_endOfRecord = true;
    if (m_at[m_pos] == u'\r') {
        if (m_pos + 1 >= m_size && !m_last)
            return Step::NeedMore; // its line feed may be in the next piece
        if (m_pos + 1 < m_size && m_at[m_pos + 1] == u'\n')
            ++m_pos;
    }
    ++m_pos;
    ++m_record.lines;
    return Step::Done;
}

Step RecordParser::plainCell()
{
    const qsizetype start = m_pos;
    qsizetype i = start;
    while (i < m_size && m_at[i] != m_delimiter && !isLineEnd(m_at[i]))
        ++i;
    m_pos = i;
    m_record.cells.emplace_back(m_text.sliced(start, i - start).toString());
    return lineEnd();
}

Step RecordParser::quotedCell()
{
    m_cellStart = m_pos + 1;
    m_linesBefore = m_record.lines;
    m_cell = u""_s; // empty, not null: the cell is there
    m_closed = false;
    qsizetype from = m_cellStart;
    while (!m_closed) {
        const qsizetype quote = m_text.indexOf(u'"', from);
        if (quote < 0 || quote - m_cellStart > m_shape.longestCell) {
            if (!m_last && m_size - m_cellStart <= m_shape.longestCell)
                return Step::NeedMore;
            giveUpQuote();
            return Step::Done;
        }
        m_cell += m_text.sliced(from, quote - from);
        if (quote + 1 >= m_size && !m_last)
            return Step::NeedMore;
        if (quote + 1 < m_size && m_at[quote + 1] == u'"') {
            m_cell += u'"';
            from = quote + 2;
            continue;
        }
        const qint64 linesBefore = m_record.lines;
        if (afterQuote(quote) == Step::NeedMore)
            return Step::NeedMore;
        if (m_record.unclosedQuote)
            return Step::Done;
        if (!m_closed) { // a quote that is part of the text
            m_record.lines = linesBefore;
            m_cell += u'"';
            from = quote + 1;
        }
    }
    m_record.cells.push_back(std::move(m_cell));
    return lineEnd();
}

/// Decides what a single quote inside a quoted cell is: its end, or a part of the text.
Step RecordParser::afterQuote(qsizetype quote)
{
    const qsizetype next = skipBlanks(quote + 1);
    if (next >= m_size && !m_last)
        return Step::NeedMore;
    if (next >= m_size || m_at[next] == m_delimiter || isLineEnd(m_at[next])) {
        const QStringView inside = m_text.sliced(m_cellStart, quote - m_cellStart);
        for (qsizetype i = 0; i < inside.size(); ++i) {
            const char16_t c = inside[i].unicode();
            if (c == u'\n' || (c == u'\r' && !(i + 1 < inside.size() && inside[i + 1] == u'\n')))
                ++m_record.lines;
        }
        m_closed = true;
        m_pos = next;
        return Step::Done;
    }
    m_record.strayQuotes = true;
    const qsizetype firstLineEnd = lineEndFrom(m_cellStart);
    if (firstLineEnd < quote) {
        qsizetype nextLine = firstLineEnd + 1;
        if (nextLine < m_size && m_at[firstLineEnd] == u'\r' && m_at[nextLine] == u'\n')
            ++nextLine;
        if (lineEndFrom(nextLine) >= m_size && !m_last)
            return Step::NeedMore;
        if (isWholeRecord(nextLine))
            giveUpQuote();
        return Step::Done;
    }
    const qsizetype end = lineEndFrom(quote);
    if (end >= m_size && !m_last)
        return Step::NeedMore;
    if (!isLaterQuoteInside(quote + 1, end)) {
        // `"Kite" Holding,…`: the cell only begins with a quoted word.
        qsizetype i = quote;
        while (i < end && m_at[i] != m_delimiter)
            ++i;
        m_cell = m_text.sliced(m_cellStart - 1, i - m_cellStart + 1).toString();
        m_closed = true;
        m_pos = i;
    }
    return Step::Done;
}

qsizetype RecordParser::lineEndFrom(qsizetype from) const
{
    qsizetype i = from;
    while (i < m_size && !isLineEnd(m_at[i]))
        ++i;
    return i;
}

qsizetype RecordParser::skipBlanks(qsizetype from) const
{
    qsizetype i = from;
    while (i < m_size && m_at[i] != m_delimiter && (m_at[i] == u' ' || m_at[i] == u'\t'))
        ++i;
    return i;
}

bool RecordParser::isWholeRecord(qsizetype from) const
{
    if (m_shape.columns == 0 || from >= m_size)
        return false;
    CsvRecord alone;
    const CsvShape alonesShape{.delimiter = m_shape.delimiter};
    const QStringView line = m_text.sliced(from, lineEndFrom(from) - from);
    return readCsvRecord(line, alonesShape, true, alone) && !alone.unclosedQuote &&
           static_cast<qsizetype>(alone.cells.size()) == m_shape.columns;
}

/// Whether a quote follows on the line that does not open a cell.
bool RecordParser::isLaterQuoteInside(qsizetype from, qsizetype end) const
{
    const qsizetype later = m_text.indexOf(u'"', from);
    if (later < 0 || later >= end)
        return false;
    qsizetype before = later - 1;
    while (before > from && m_at[before] == u' ')
        --before;
    return m_at[before] != m_delimiter;
}

/// The quote was never closed: the cell is the rest of its line, and the record ends there.
void RecordParser::giveUpQuote()
{
    m_record.unclosedQuote = true;
    m_record.quoteLine = m_linesBefore;
    m_record.lines = m_linesBefore;
    const qsizetype end = lineEndFrom(m_cellStart);
    m_record.cells.push_back(m_text.sliced(m_cellStart, end - m_cellStart).toString());
    m_pos = end;
    m_endOfRecord = true;
    if (m_pos < m_size) {
        if (m_at[m_pos] == u'\r' && m_pos + 1 < m_size && m_at[m_pos + 1] == u'\n')
            ++m_pos;
        ++m_pos;
        ++m_record.lines;
    }
}

} // namespace

void CsvRecord::clear()
{
    *this = CsvRecord();
}

bool readCsvRecord(QStringView text, const CsvShape& shape, bool last, CsvRecord& record)
{
    record.clear();
    record.cells.reserve(static_cast<size_t>(shape.columns));
    return RecordParser(text, shape, last, record).run() == Step::Done;
}

} // namespace countersign::intake
