// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"
#include "app/base/progress.h"
#include "app/base/result.h"
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
};

/// A row that could not be used, or of which something was left out.
struct RejectedRow {
    QString file; ///< name without its folder
    qint64 row =
        0; ///< number of the record, from 1, the header not counted; 0 for the file as a whole
    qint64 line = 0; ///< physical line of the file on which it begins; 0 if not known
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
    QString encoding;
    QString delimiter;
    std::map<QString, QString> columns; ///< field → header
    QStringList ignoredColumns;         ///< kept as custom fields where the kind has them
    bool dryRun = false;
    std::map<QString, QString> ids; ///< evidence: id in the file → id here
};

/// The first rows of a file as an import would read them, for a mapping page.
struct ImportPreview {
    QString encoding;
    QString delimiter;
    QStringList headers;
    std::vector<QStringList> rows;
    std::map<QString, QString> columns; ///< field → header, as guessed with the options' map
    QStringList fields;                 ///< the fields that this kind knows
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

    [[nodiscard]] Result<ImportPreview> preview(ImportKind kind, const QString& path,
                                                const ImportOptions& options = {},
                                                int rows = 20) const;

private:
    Result<void> checkAfter(ImportKind kind, const std::set<ProspectId>& people,
                            const std::set<DraftId>& drafts, std::stop_token stop);

    Context m_context;
    CheckService& m_checks;
};

/// The report as the command line prints it (cli: `import --json`).
[[nodiscard]] Json toJson(const ImportReport& report);

} // namespace countersign
