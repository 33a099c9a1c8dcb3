// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/domain/audit_entry.h"
#include "app/domain/channel.h"
#include "app/domain/decision.h"

#include <QByteArray>
#include <QDate>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::delivery {

/// Who reads the file.
enum class Audience {
    Spreadsheets, ///< with a byte-order mark; a cell that would run as a formula gets a leading apostrophe
    Programs, ///< every cell exactly as it is
};

/// Whose columns a file of drafts has.
enum class ColumnSet { Own, Outreach, Salesloft, HubSpot, Instantly };

/// How a CSV file is written.
struct CsvStyle {
    Audience audience = Audience::Spreadsheets;
    ColumnSet columns = ColumnSet::Own; ///< of drafts; decisions and the log have their own alone
};

/// A table as text: RFC 4180, UTF-8, lines end with CRLF, cells quoted where needed.
///
/// For spreadsheets a cell is neutralised that begins with = + - @, a tab, CR or LF, their
/// full-width forms, or an apostrophe before one of them (so that reading the file again gives back
/// the cell). How many were changed is counted, to be told.
class CsvWriter {
public:
    CsvWriter(Audience audience, const QStringList& columns);

    void append(const QStringList& cells);
    /// What has been written since the last call; the first piece begins with the header.
    [[nodiscard]] QByteArray take();
    [[nodiscard]] qint64 neutralised() const { return m_neutralised; }

private:
    void write(const QStringList& cells);

    Audience m_audience;
    QByteArray m_bytes;
    qint64 m_neutralised = 0;
};

/// One cell for spreadsheets: `cell`, or with an apostrophe in front.
[[nodiscard]] QString neutralisedCell(const QString& cell);

/// A draft as it is handed over or exported.
struct ExportedDraft {
    QString id;
    QString externalId;
    QString prospect;  ///< id
    QString recordId;  ///< the CRM's id of the person; empty if none
    QString hubSpotId; ///< the one that HubSpot gave; any other would update a stranger there
    QString name;
    QString given;
    QString family;
    QString email;
    QString phone;
    QString profileUrl;
    QString company;
    QString title;
    QString segment;
    QString sequence;
    std::optional<int> step;
    std::optional<Channel> channel;
    QString state;
    QString subject;
    QString text; ///< with marks; exported twice, as it is sent and with its marks
    QString revision;
    QString decidedBy;
    QString decidedAt; ///< ISO 8601
    std::optional<QDate> due;
};

/// A decision with the words that belong to it.
struct ExportedDecision {
    QString id;
    QString draft;
    QString revision;
    QString prospect; ///< name
    QString company;
    QString segment;
    QString channel;
    QString verdict;
    QString by; ///< name
    QString role;
    QString at;
    QString reason;
    int secondsLooked = 0;
    int evidenceOpened = 0;
    bool bulk = false;
    bool counted = false;
    QString whyNot;
};

struct ExportedFile {
    QByteArray bytes;
    qint64 neutralised = 0; ///< cells changed for spreadsheets
};

/// With the columns of another program: the person under the names that its import knows, and the message, as it is sent,
/// under names of ours, for a custom field each.
[[nodiscard]] ExportedFile csvOf(const std::vector<ExportedDraft>& drafts, const CsvStyle& style);
[[nodiscard]] ExportedFile csvOf(const std::vector<ExportedDecision>& decisions, Audience audience);
[[nodiscard]] ExportedFile csvOf(const std::vector<AuditEntry>& entries, Audience audience);

/// The same as one JSON object a line, keys as the columns.
[[nodiscard]] QByteArray jsonLinesOf(const std::vector<ExportedDraft>& drafts);
[[nodiscard]] QByteArray jsonLinesOf(const std::vector<ExportedDecision>& decisions);
[[nodiscard]] QByteArray jsonLinesOf(const std::vector<AuditEntry>& entries);

} // namespace countersign::delivery

template<>
struct countersign::EnumText<countersign::delivery::ColumnSet> {
    using Set = countersign::delivery::ColumnSet;
    static constexpr std::array words{
        std::pair{Set::Own, "countersign"}, std::pair{Set::Outreach, "outreach"},
        std::pair{Set::Salesloft, "salesloft"}, std::pair{Set::HubSpot, "hubspot"},
        std::pair{Set::Instantly, "instantly"}};
};
