// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_layout.h"

#include "app/intake/cell_values.h"
#include "app/intake/csv_record.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qsizetype recordsLookedAt = 64;
/// Titles and notices above a header are few.
constexpr qsizetype headerWithin = 20;

std::vector<CsvRecord> firstRecords(QStringView text, bool whole, QChar delimiter)
{
    std::vector<CsvRecord> records;
    CsvRecord record;
    const CsvShape shape{.delimiter = delimiter};
    while (!text.isEmpty() && static_cast<qsizetype>(records.size()) < recordsLookedAt &&
           readCsvRecord(text, shape, whole, record)) {
        text = text.sliced(record.length);
        records.push_back(record);
    }
    return records;
}

qsizetype filledCells(const CsvRecord& record)
{
    return std::count_if(record.cells.begin(), record.cells.end(),
                         [](const QString& cell) { return !isBlankCell(cell); });
}

int knownHeaders(const CsvRecord& record, const std::function<bool(const QString&)>& isKnownHeader)
{
    if (!isKnownHeader)
        return 0;
    return static_cast<int>(std::count_if(record.cells.begin(), record.cells.end(), isKnownHeader));
}

struct Look {
    std::vector<CsvRecord> records;
    int known = 0;             ///< the most known headers in one row
    qsizetype knownRecord = 0; ///< the first row that has so many
    qsizetype width = 0;       ///< the number of cells that most rows have
    qsizetype evenRows = 0;    ///< rows of that many cells
    qsizetype filledRows = 0;  ///< rows with something in them

    [[nodiscard]] double score() const
    {
        const double even = width > 1 && filledRows > 0
                                ? static_cast<double>(evenRows) / static_cast<double>(filledRows)
                                : 0.0;
        return known * 1000.0 + even * 100.0 +
               (width > 1 ? static_cast<double>(std::min<qsizetype>(width, 50)) : 0.0);
    }
};

Look lookAt(QStringView text, bool whole, QChar delimiter,
            const std::function<bool(const QString&)>& isKnownHeader)
{
    Look look;
    look.records = firstRecords(text, whole, delimiter);
    std::map<qsizetype, qsizetype> widths;
    for (qsizetype i = 0; i < static_cast<qsizetype>(look.records.size()); ++i) {
        const CsvRecord& record = look.records[static_cast<size_t>(i)];
        if (filledCells(record) == 0)
            continue;
        ++look.filledRows;
        ++widths[static_cast<qsizetype>(record.cells.size())];
        const int known = i < headerWithin ? knownHeaders(record, isKnownHeader) : 0;
        if (known > look.known) {
            look.known = known;
            look.knownRecord = i;
        }
    }
    for (const auto& [width, rows] : widths) {
        if (rows >= look.evenRows) { // of two, the wider
            look.width = width;
            look.evenRows = rows;
        }
    }
    return look;
}

/// A cell that is a value rather than the name of a column.
bool looksLikeValue(const QString& cell)
{
    const QString text = cell.trimmed();
    if (text.contains(u'@'))
        return true;
    const auto digits =
        std::count_if(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return digits * 2 > text.size();
}

/// Without a header that is known: the first row as wide as the rows below, with nothing in it that looks like a value.
std::optional<qsizetype> plainHeader(const Look& look)
{
    const qsizetype limit =
        std::min<qsizetype>(headerWithin, static_cast<qsizetype>(look.records.size()));
    for (qsizetype i = 0; i < limit; ++i) {
        const CsvRecord& record = look.records[static_cast<size_t>(i)];
        if (static_cast<qsizetype>(record.cells.size()) != look.width ||
            filledCells(record) * 2 < look.width || filledCells(record) == 0)
            continue;
        if (std::none_of(record.cells.begin(), record.cells.end(), looksLikeValue))
            return i;
        return std::nullopt; // the data begins, and no header stood above it
    }
    return std::nullopt;
}

/// The record that begins on a line, or holds it.
std::optional<qsizetype> recordOnLine(QStringView text, bool whole, QChar delimiter, qint64 line)
{
    CsvRecord record;
    const CsvShape shape{.delimiter = delimiter};
    qint64 next = 1;
    for (qsizetype i = 0; line > 0 && !text.isEmpty(); ++i) {
        if (!readCsvRecord(text, shape, whole, record))
            break;
        next += std::max<qint64>(1, record.lines);
        if (line < next)
            return filledCells(record) > 0 ? std::optional(i) : std::nullopt;
        text = text.sliced(record.length);
    }
    return std::nullopt;
}

/// What stands between two cells in few files is believed only where it parts two headers that are known.
void tryRareDelimiters(QStringView text, bool whole,
                       const std::function<bool(const QString&)>& isKnownHeader, CsvLayout& layout,
                       Look& best)
{
    for (const QChar delimiter : {QChar(0x1F), QChar(u'^'), QChar(u'~'), QChar(u'¦'), QChar(u':'),
                                  QChar(u'#'), QChar(u'!')}) {
        Look look = lookAt(text, whole, delimiter, isKnownHeader);
        if (look.known >= 2 && look.known > best.known) {
            layout.delimiter = delimiter;
            best = std::move(look);
        }
    }
}

} // namespace

std::optional<CsvLayout> csvLayout(QStringView beginning, bool whole, QChar wanted,
                                   const std::function<bool(const QString&)>& isKnownHeader,
                                   bool headerOptional, qint64 headerLine)
{
    CsvLayout layout;
    if (beginning.size() > 4 && beginning.startsWith("sep="_L1, Qt::CaseInsensitive) &&
        (beginning.size() == 5 || beginning[5] == u'\r' || beginning[5] == u'\n')) {
        layout.delimiter = beginning[4];
        layout.skip = std::min<qsizetype>(beginning.size(), 5);
        while (layout.skip < beginning.size() && layout.skip < 7 &&
               (beginning[layout.skip] == u'\r' || beginning[layout.skip] == u'\n'))
            ++layout.skip;
        if (wanted.isNull())
            wanted = layout.delimiter;
    }
    const QStringView text = beginning.sliced(layout.skip);
    Look best;
    if (!wanted.isNull()) {
        layout.delimiter = wanted;
        best = lookAt(text, whole, wanted, isKnownHeader);
    } else {
        double bestScore = -1.0;
        for (const QChar delimiter : {u',', u';', u'\t', u'|'}) {
            Look look = lookAt(text, whole, delimiter, isKnownHeader);
            if (look.score() > bestScore) {
                bestScore = look.score();
                layout.delimiter = delimiter;
                best = std::move(look);
            }
        }
    }
    if (wanted.isNull() && best.known < 2)
        tryRareDelimiters(text, whole, isKnownHeader, layout, best);
    if (headerLine == noHeader) {
        layout.hasHeader = false;
        return layout;
    }
    if (headerLine > 0) {
        const std::optional<qsizetype> chosen =
            recordOnLine(text, whole, layout.delimiter, headerLine - (layout.skip > 0 ? 1 : 0));
        if (!chosen)
            return std::nullopt;
        layout.headerRecord = *chosen;
        return layout;
    }
    if (best.known > 0) {
        layout.headerRecord = best.knownRecord;
        return layout;
    }
    if (headerOptional && best.filledRows > 0) {
        layout.hasHeader = false;
        return layout;
    }
    const std::optional<qsizetype> header = plainHeader(best);
    if (!header)
        return std::nullopt;
    layout.headerRecord = *header;
    return layout;
}

QStringList columnNames(const std::vector<QString>& headers)
{
    qsizetype width = static_cast<qsizetype>(headers.size());
    while (width > 0 && isBlankCell(headers[static_cast<size_t>(width - 1)]))
        --width;
    QStringList names;
    QSet<QString> taken;
    for (qsizetype i = 0; i < width; ++i) {
        QString name = headers[static_cast<size_t>(i)];
        name.remove(QChar(0xFEFF)).remove(QChar(u'\0'));
        name = name.simplified();
        if (name.isEmpty())
            name = "Column "_L1 + QString::number(i + 1);
        const QString plain = name;
        for (int n = 2; taken.contains(name); ++n)
            name = plain + " ("_L1 + QString::number(n) + u')';
        taken.insert(name);
        names.append(name);
    }
    return names;
}

bool isTotalWord(QStringView cell)
{
    static const std::array words{u"total",    u"totals",        u"grand total", u"grand totals",
                                  u"sum",      u"summe",         u"gesamt",      u"gesamtsumme",
                                  u"somme",    u"total général", u"suma",        u"total general",
                                  u"subtotal", u"zwischensumme"};
    QString text = cell.toString().simplified().toLower();
    text.truncate(text.indexOf(u'(') < 0 ? text.size() : text.indexOf(u'('));
    text = text.trimmed();
    if (text.endsWith(u':'))
        text.chop(1);
    return std::any_of(words.begin(), words.end(),
                       [&text](const char16_t* word) { return text == QStringView(word); });
}

} // namespace countersign::intake
