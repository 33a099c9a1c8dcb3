// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_reader.h"

#include "app/intake/broken_text.h"
#include "app/intake/cell_values.h"
#include "app/intake/csv_layout.h"
#include "app/intake/csv_record.h"
#include "app/intake/file_kind.h"
#include "app/intake/text_feed.h"
#include "app/text/chars.h"

#include <algorithm>
#include <deque>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// Rows that may be a footer are held back until it is known whether more rows follow; a footer is short.
constexpr size_t longestFooter = 20;
/// After quotes that were never closed, the next ones are believed for less text, so that a file full of
/// them is read in linear time.
constexpr qsizetype shortestLimit = 4096;

bool isBlank(const std::vector<QString>& cells)
{
    return std::all_of(cells.begin(), cells.end(), isBlankCell);
}

class CsvReader final : public TableReader {
public:
    CsvReader(QIODevice& device, const Encoding& encoding, const CsvLayout& layout)
        : m_feed(device, encoding)
        , m_encoding(encoding)
        , m_layout(layout)
        , m_bytesTotal(device.size())
    {
        m_shape.delimiter = layout.delimiter;
    }

    Result<bool> readHeader();

    const QStringList& columns() const override { return m_columns; }
    TableFormat format() const override;
    Result<bool> next(TableRow& row) override;
    Result<void> rewind() override;
    qint64 bytesRead() const override { return m_feed.bytesRead(); }
    qint64 bytesTotal() const override { return m_bytesTotal; }
    qint64 blankRows() const override { return m_blankRows; }
    QStringList footer() const override { return m_footer; }

private:
    Result<bool> readRecord();
    Result<bool> readRow(TableRow& row);
    void takeNul(TableRow& row);
    void tellStrays(TableRow& row);
    void judge(TableRow& row, qsizetype cellsInFile);
    [[nodiscard]] bool mayBeFooter(const std::vector<QString>& cells) const;
    [[nodiscard]] bool isHeaderAgain(const std::vector<QString>& cells) const;
    void dropTitle();
    void note(TableRow& row, Effect effect, const QString& reason, const QString& value = {},
              const QStringList& args = {}, const QString& column = {});

    TextFeed m_feed;
    Encoding m_encoding;
    CsvLayout m_layout;
    CsvShape m_shape;
    qint64 m_bytesTotal = 0;
    QStringList m_columns;
    QStringList m_preamble;
    qint64 m_headerLine = 0;

    CsvRecord m_record;
    qint64 m_line = 1;       ///< physical line on which the next record begins
    qint64 m_recordLine = 1; ///< the same of the record read last
    qint64 m_rows = 0;
    qint64 m_place = 0; ///< of the record read last: TableRow::place
    qint64 m_blankRows = 0;
    std::deque<TableRow> m_held;
    bool m_ended = false;
    QStringList m_footer;
};

/// Reads one record as it stands in the file; false at the end.
Result<bool> CsvReader::readRecord()
{
    for (;;) {
        if (m_feed.view().isEmpty() && m_feed.atEnd())
            return false;
        if (!m_feed.view().isEmpty() &&
            readCsvRecord(m_feed.view(), m_shape, m_feed.atEnd(), m_record))
            break;
        if (const Result<void> read = m_feed.more(); !read.ok())
            return read.error();
    }
    m_feed.use(m_record.length);
    m_recordLine = m_line;
    ++m_place;
    m_line += m_record.lines;
    if (m_record.unclosedQuote)
        m_shape.longestCell = std::max(shortestLimit, m_shape.longestCell / 2);
    return true;
}

/// Skips what stands above the data; false if there is nothing.
Result<bool> CsvReader::readHeader()
{
    m_preamble.clear();
    while (m_feed.view().size() < m_layout.skip && !m_feed.atEnd()) {
        if (const Result<void> read = m_feed.more(); !read.ok())
            return read.error();
    }
    if (m_layout.skip > 0) {
        m_feed.use(std::min(m_layout.skip, m_feed.view().size()));
        ++m_line;
    }
    if (!m_layout.hasHeader)
        return true;
    for (qsizetype i = 0; i <= m_layout.headerRecord; ++i) {
        const Result<bool> read = readRecord();
        if (!read.ok() || !*read)
            return read;
        if (i < m_layout.headerRecord && !isBlank(m_record.cells)) {
            const QStringList cells(m_record.cells.begin(), m_record.cells.end());
            m_preamble.append(cells.join(u' ').simplified());
        }
    }
    m_headerLine = m_recordLine;
    m_columns = columnNames(m_record.cells);
    m_shape.columns = static_cast<qsizetype>(m_record.cells.size());
    return true;
}

TableFormat CsvReader::format() const
{
    TableFormat format;
    format.encoding = m_encoding.name;
    format.encodingGuessed = m_encoding.guessed;
    format.delimiter = m_layout.delimiter;
    format.kind = u"csv"_s;
    format.headerLine = m_headerLine;
    format.sepLine = m_layout.skip > 0;
    format.preamble = m_preamble;
    return format;
}

Result<void> CsvReader::rewind()
{
    if (const Result<void> back = m_feed.rewind(); !back.ok())
        return back.error();
    m_shape.longestCell = CsvShape().longestCell;
    m_line = 1;
    m_rows = 0;
    m_place = 0;
    m_blankRows = 0;
    m_held.clear();
    m_ended = false;
    m_footer.clear();
    const Result<bool> header = readHeader();
    return header.ok() ? Result<void>() : Result<void>(header.error());
}

bool CsvReader::mayBeFooter(const std::vector<QString>& cells) const
{
    if (m_columns.size() < 3)
        return false;
    const auto filled = std::find_if_not(cells.begin(), cells.end(), isBlankCell);
    if (filled == cells.end())
        return false;
    if (isTotalWord(*filled))
        return true;
    return cells.size() == 1 && !filled->contains(u'@');
}

/// Boards print their header above each group.
bool CsvReader::isHeaderAgain(const std::vector<QString>& cells) const
{
    return m_layout.hasHeader && m_columns.size() > 1 && !cells.empty() &&
           cells.front().trimmed() == m_columns.front() && columnNames(cells) == m_columns;
}

/// What is held back above a header that comes again is the title of a group, no record.
void CsvReader::dropTitle()
{
    if (m_held.empty() || !mayBeFooter(m_held.back().cells))
        return;
    const std::vector<QString>& cells = m_held.back().cells;
    m_footer.append(QStringList(cells.begin(), cells.end()).join(u' ').simplified());
    m_held.pop_back();
}

Result<bool> CsvReader::next(TableRow& row)
{
    while (m_held.empty() || (!m_ended && mayBeFooter(m_held.back().cells))) {
        if (m_ended || m_held.size() > longestFooter)
            break;
        TableRow read;
        const Result<bool> more = readRow(read);
        if (!more.ok())
            return more;
        if (*more && isHeaderAgain(read.cells)) {
            dropTitle();
            m_footer.append(QStringList(read.cells.begin(), read.cells.end()).join(u' '));
            continue;
        }
        if (!*more) {
            m_ended = true;
            // What is held back at the end of the file is its footer.
            for (; !m_held.empty() && m_rows > 0; m_held.pop_front()) {
                const std::vector<QString>& cells = m_held.front().cells;
                m_footer.append(QStringList(cells.begin(), cells.end()).join(u' ').simplified());
            }
            break;
        }
        m_held.push_back(std::move(read));
    }
    if (m_held.empty())
        return false;
    row = std::move(m_held.front());
    m_held.pop_front();
    row.row = ++m_rows;
    for (RowProblem& problem : row.problems)
        problem.row = row.row;
    return true;
}

/// Reads the next row that is not blank; false at the end.
Result<bool> CsvReader::readRow(TableRow& row)
{
    for (;;) {
        const Result<bool> read = readRecord();
        if (!read.ok() || !*read)
            return read;
        if (!isBlank(m_record.cells))
            break;
        ++m_blankRows;
    }
    row.line = m_recordLine;
    row.place = m_place;
    row.cells = std::move(m_record.cells);
    if (!m_layout.hasHeader) {
        while (m_columns.size() < static_cast<qsizetype>(row.cells.size()))
            m_columns.append("Column "_L1 + QString::number(m_columns.size() + 1));
    }
    if (m_feed.hasNul())
        takeNul(row);
    if (!m_feed.strayLines().empty())
        tellStrays(row);
    judge(row, static_cast<qsizetype>(row.cells.size()));
    if (m_feed.endsInCharacter() && m_feed.view().trimmed().isEmpty())
        note(row, Effect::Noted, u"csv.cut_character"_s);
    return true;
}

void CsvReader::takeNul(TableRow& row)
{
    for (size_t i = 0; i < row.cells.size(); ++i) {
        QString& cell = row.cells[i];
        if (!cell.contains(QChar(u'\0')))
            continue;
        cell.remove(QChar(u'\0'));
        note(row, Effect::Noted, u"csv.nul"_s, cell, {},
             m_columns.value(static_cast<qsizetype>(i)));
    }
}

/// A row that has another encoding than the file. Where one cell has both, nothing tells what it says.
void CsvReader::tellStrays(TableRow& row)
{
    const auto& strays = m_feed.strayLines();
    const auto first = strays.lower_bound(row.line);
    if (first == strays.end() || first->first >= m_line)
        return;
    const bool both = std::any_of(first, strays.lower_bound(m_line),
                                  [](const auto& line) { return line.second; });
    const auto plain = std::count_if(row.cells.begin(), row.cells.end(), text::isAscii);
    row.mixedEncoding = both && plain + 1 == static_cast<qsizetype>(row.cells.size());
    for (size_t i = 0; i < row.cells.size() && !row.mixedEncoding; ++i) {
        if (!text::isAscii(row.cells[i]))
            note(row, Effect::Noted, u"cell.other_encoding"_s, row.cells[i], {},
                 m_columns.value(static_cast<qsizetype>(i)));
    }
}

void CsvReader::judge(TableRow& row, qsizetype cellsInFile)
{
    const qsizetype width = m_columns.size();
    if (m_record.unclosedQuote) {
        const qint64 line = row.line + m_record.quoteLine;
        note(row, Effect::RowRejected, u"csv.unclosed_quote"_s, row.cells.back(),
             {QString::number(line)}, m_columns.value(cellsInFile - 1));
        return;
    }
    if (m_record.strayQuotes)
        note(row, Effect::Noted, u"csv.stray_quote"_s);
    if (cellsInFile > width) {
        const auto extra =
            std::find_if_not(row.cells.begin() + width, row.cells.end(), isBlankCell);
        if (extra != row.cells.end())
            note(row, Effect::RowRejected, u"csv.too_many_cells"_s, *extra,
                 {QString::number(cellsInFile), QString::number(width)});
        row.cells.resize(static_cast<size_t>(width));
    } else if (cellsInFile * 2 < width) {
        note(row, Effect::Noted, u"csv.too_few_cells"_s, {},
             {QString::number(cellsInFile), QString::number(width)});
    }
}

void CsvReader::note(TableRow& row, Effect effect, const QString& reason, const QString& value,
                     const QStringList& args, const QString& column)
{
    RowProblem problem;
    problem.effect = effect;
    problem.line = row.line;
    problem.column = column;
    problem.value = value.left(longestShownValue);
    problem.reason = reason;
    problem.args = args;
    row.problems.push_back(std::move(problem));
}

} // namespace

bool TableRow::isRejected() const
{
    return std::any_of(problems.begin(), problems.end(), [](const RowProblem& problem) {
        return problem.effect == Effect::RowRejected;
    });
}

Result<std::vector<RawRow>> firstRawRows(QIODevice& device, const Encoding& encoding,
                                         QChar delimiter, int rows)
{
    TextFeed feed(device, encoding);
    if (const Result<void> read = feed.more(); !read.ok())
        return read.error();
    std::vector<RawRow> found;
    CsvRecord record;
    const CsvShape shape{.delimiter = delimiter};
    for (qint64 line = 1; static_cast<int>(found.size()) < rows && !feed.view().isEmpty();) {
        if (!readCsvRecord(feed.view(), shape, feed.atEnd(), record))
            break;
        found.push_back({line, QStringList(record.cells.begin(), record.cells.end())});
        line += std::max<qint64>(1, record.lines);
        feed.use(record.length);
    }
    return found;
}

Result<std::unique_ptr<TableReader>> openCsv(QIODevice& device, const CsvOptions& options)
{
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s, options.fileName, {options.fileName});
    if (auto problem = notText(device.peek(4096), options.fileName))
        return *problem;
    const Result<Encoding> encoding = detectEncoding(device, options.encoding);
    if (!encoding.ok())
        return encoding.error();

    TextFeed beginning(device, *encoding);
    if (const Result<void> read = beginning.more(); !read.ok())
        return read.error();
    const std::optional<CsvLayout> layout =
        csvLayout(beginning.view(), beginning.atEnd(), options.delimiter, options.isKnownHeader,
                  options.headerOptional, options.headerLine);
    if (!layout && options.headerLine > 0)
        return badInput(u"csv.no_header_there"_s, options.fileName,
                        {options.fileName, QString::number(options.headerLine)});
    if (!layout)
        return badInput(u"csv.no_header"_s, options.fileName, {options.fileName});

    auto reader = std::make_unique<CsvReader>(device, *encoding, *layout);
    if (const Result<void> back = reader->rewind(); !back.ok())
        return back.error();
    return std::unique_ptr<TableReader>(std::move(reader));
}

} // namespace countersign::intake
