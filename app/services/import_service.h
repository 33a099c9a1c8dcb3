// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"
#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/intake/csv_reader.h"
#include "app/intake/merge_record.h"
#include "app/services/context.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;

enum class ImportKind { Setup, Prospects, Accounts, Evidence, Knowledge, Suppression, Drafts };

template<>
struct EnumText<ImportKind> {
    static constexpr std::array words{std::pair{ImportKind::Setup, "setup"},
                                      std::pair{ImportKind::Prospects, "prospects"},
                                      std::pair{ImportKind::Accounts, "accounts"},
                                      std::pair{ImportKind::Evidence, "evidence"},
                                      std::pair{ImportKind::Knowledge, "knowledge"},
                                      std::pair{ImportKind::Suppression, "suppression"},
                                      std::pair{ImportKind::Drafts, "drafts"}};
};

struct ImportOptions {
    std::map<QString, QString> map; ///< field → column header, where the guess is wrong
    QString encoding;               ///< empty: found out
    QString delimiter;              ///< one character; empty: found out
    bool dryRun = false;            ///< says what it would do and writes nothing
    bool clearEmpty = false;        ///< an empty cell empties the field; else it leaves it alone
    qint64 headerLine = 0; ///< physical line of the header, from 1; 0: found out, -1: there is none
    /// Whether what was corrected for files of this shape before counts (`map`, `encoding`, `delimiter` and
    /// `headerLine` come first), and whether these corrections are remembered when the import is done.
    bool useRemembered = true;
    bool remember = true;
    bool listRows = false; ///< fill ImportReport::rows
};

/// What became of a row.
enum class RowFate {
    Added,
    Updated,
    Unchanged,
    LeftAsIs, ///< unchanged, though it says something: see ImportReport::leftAsIs
    Rejected, ///< see ImportReport::rejected
};

template<>
struct EnumText<RowFate> {
    static constexpr std::array words{
        std::pair{RowFate::Added, "added"}, std::pair{RowFate::Updated, "updated"},
        std::pair{RowFate::Unchanged, "unchanged"}, std::pair{RowFate::LeftAsIs, "left_as_is"},
        std::pair{RowFate::Rejected, "rejected"}};
};

/// One row of the file and what became of it.
struct ImportedRow {
    QString file;
    qint64 row =
        0; ///< as in RejectedRow; of a document: of its passages and rules in order, from 1
    qint64 line = 0;
    qint64 place = 0; ///< as in RejectedRow
    RowFate fate = RowFate::Unchanged;
    bool suppressed = false;                  ///< it is about somebody on the suppression list
    QString id;                               ///< of the record here; empty for a rejected row
    QString name;                             ///< whom or what it is about, in a few words
    std::vector<intake::FieldChange> changes; ///< of an updated person or account
};

/// A row that could not be used, or of which something was left out.
struct RejectedRow {
    QString file; ///< name without its folder
    /// Which of the files that were named, from 1: the same may be named twice; 0 if it is not one of a list.
    qint64 fileNumber = 0;
    qint64 row =
        0; ///< number of the record, from 1, the header not counted; 0 for the file as a whole
    qint64 line = 0; ///< physical line of the file on which it begins; 0 if not known
    /// The number that people are shown: its row in a spreadsheet (`intake::TableRow::place`), for JSON and
    /// documents its line; 0 for the file as a whole.
    qint64 place = 0;
    QString column;
    QString value;
    QString reason;       ///< stable name, e.g. "row.no_name"
    QStringList args;     ///< for message()
    bool wholeRow = true; ///< false: only the value was left out, the rest of the row was taken
};

/// What an import did. `read` = added + updated + unchanged + whole rows that were rejected.
struct ImportReport {
    ImportKind kind = ImportKind::Prospects;
    qint64 read = 0;
    qint64 added = 0;
    qint64 updated = 0;
    qint64 unchanged = 0;
    qint64 suppressed = 0; ///< of the people read, how many are on the suppression list
    std::vector<RejectedRow> rejected;
    std::vector<RejectedRow>
        leftAsIs; ///< what the file wants and an import or this role may not change
    std::vector<RejectedRow>
        warnings; ///< used, but somebody should know: an instruction to models, a likely twin, …
    std::vector<ImportedRow> rows; ///< every row in order, if ImportOptions::listRows; else empty
    QString program;               ///< that wrote the file ("HubSpot"); empty if nothing tells
    QString encoding;
    QString delimiter;
    qint64 headerLine = 0;   ///< physical line; 0 for JSON and for a file without a header
    bool remembered = false; ///< read by what was corrected for a file of this shape before
    qint64 blankRows = 0;
    QStringList preamble; ///< rows above the header, which are no records
    QStringList footer;   ///< rows below the data (totals, notices), which are none either
    std::map<QString, QString> columns; ///< field → header
    QStringList customColumns;          ///< without a field, kept as custom fields
    QStringList ignoredColumns;         ///< taken over nowhere
    bool dryRun = false;
    std::map<QString, QString> ids; ///< evidence: id in the file → id here
    std::optional<Error> trouble; ///< what went wrong afterwards, in the checks; the import stands
};

/// One column of a file in a preview.
struct ColumnPreview {
    QString header;
    QString field;         ///< that it is, or stands in for; empty: none
    bool isFirst = false;  ///< it is the field's first column, not only a stand-in
    bool isCustom = false; ///< kept as a custom field
    QStringList samples;   ///< its first cells that have something in them, at most three
};

/// A file as an import by these options would read it, for a page where people correct that. Made from the
/// bytes each time. Where the file cannot be read so (no header found, nobody named in it), `problem` says why
/// and the rest is filled as far as it goes: the page shows it, and people choose otherwise.
struct ImportPreview {
    QString fileName;
    QString program; ///< as in ImportReport
    QString kind;    ///< "csv", "json", "jsonl"
    QString encoding;
    bool encodingGuessed = false; ///< neither marked nor valid UTF-8: worth a look
    QStringList encodings;        ///< worth offering
    QString delimiter;            ///< empty for JSON
    qint64 headerLine = 0;        ///< as in ImportReport
    /// The first rows of the file, titles and header among them, to choose the header from. Empty for JSON.
    std::vector<intake::RawRow> rawRows;
    QStringList headers;
    std::vector<QStringList> rows; ///< the first records, cells by header
    std::vector<ColumnPreview> columnPreviews;
    std::map<QString, QString> columns; ///< field → header
    QStringList fields;                 ///< the fields that this kind knows, as `map` takes them
    bool remembered = false;            ///< as in ImportReport
    ImportOptions options;              ///< in force: those given over those remembered
    std::optional<Error> problem;
};

/// Brings files in. One call is one transaction: it is in wholly or not at all, whatever happens; rows
/// that cannot be used are listed and do not stop the others. Importing twice changes nothing. An import never
/// lowers a tier, never lifts a suppression, and sets what decides who lets out (tier, approvers,
/// regulated, filter, order, mode) only as far as the acting person's role may; the rest is listed in
/// `leftAsIs`. A suppression holds whatever was imported first. Drafts that an import bears on are checked
/// again after it.
class ImportService {
public:
    ImportService(Context context, CheckService& checks);

    /// Errors before anything is written: NotFound "file.missing", BadInput "csv.*", "json.*",
    /// "encoding.*", "map.*"; Refused "role.edit_people", "role.edit_knowledge", …; Cancelled.
    Result<ImportReport> run(ImportKind kind, const QStringList& paths,
                             const ImportOptions& options = {},
                             const ProgressHandler& progress = {}, std::stop_token stop = {});

    /// How a file would be read. Quick: reads its beginning (and, for the encoding, its bytes). What would be
    /// added, updated, left and refused is `run` with `dryRun` and `listRows`. Errors: NotFound "file.missing",
    /// BadInput "file.*", "encoding.unknown", "import.no_preview" for setup and knowledge. Like all
    /// services callable on any thread; for a worker.
    [[nodiscard]] Result<ImportPreview> preview(ImportKind kind, const QString& path,
                                                const ImportOptions& options = {},
                                                int rows = 20) const;

    /// Forgets what was corrected for files of this one's shape; false if there was nothing.
    Result<bool> forget(ImportKind kind, const QString& path);

private:
    /// Checks what was written, and if earlier imports are behind with it, what they left.
    Result<void> checkAfter(ImportKind kind, const std::set<ProspectId>& people,
                            const std::set<DraftId>& drafts, bool behind, std::stop_token stop);

    Context m_context;
    CheckService& m_checks;
};

/// The report as the command line prints it (cli: `import --json`).
[[nodiscard]] Json toJson(const ImportReport& report);

/// The report as a table for spreadsheets, row by row: what became of each (of those listed), each field it changed,
/// and what was refused, left as is, or worth a look, with column, value and reason. CSV, formulas neutralised.
[[nodiscard]] QByteArray reportCsv(const ImportReport& report);

} // namespace countersign
