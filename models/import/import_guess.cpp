// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/import/import_guess.h"

#include "app/intake/knowledge_documents.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr qint64 headRead = qint64(64) * 1024;

/// A text may as well be a table.
bool isSurelyDocument(const QString& suffix)
{
    return intake::isDocument(suffix) && suffix != "txt"_L1 && suffix != "text"_L1;
}

/// A setup file is a JSON object with lists of these names.
bool isSetup(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(headRead);
    return head.contains("\"personas\"") || head.contains("\"segments\"") ||
           head.contains("\"sequences\"");
}

/// A name says it where the columns leave it open.
int hintOf(ImportKind kind, const QString& name)
{
    const auto says = [&name](std::initializer_list<QLatin1String> words) {
        return std::any_of(words.begin(), words.end(), [&name](QLatin1String word) {
            return name.contains(word, Qt::CaseInsensitive);
        });
    };
    switch (kind) {
    case ImportKind::Suppression:
        return says({"suppress"_L1, "opt-out"_L1, "opt_out"_L1, "optout"_L1, "unsubscribe"_L1,
                     "do-not"_L1, "do_not"_L1, "dnc"_L1, "block"_L1})
                   ? 3
                   : 0;
    case ImportKind::Accounts:
        return says({"compan"_L1, "account"_L1, "firm"_L1}) ? 2 : 0;
    case ImportKind::Evidence:
        return says({"evidence"_L1, "research"_L1, "signal"_L1}) ? 2 : 0;
    case ImportKind::Drafts:
        return says({"draft"_L1, "copy"_L1, "message"_L1}) ? 2 : 0;
    default:
        return 0;
    }
}

} // namespace

ImportKind guessKind(const ImportService& imports, const QString& path, const std::stop_token& stop)
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    if (file.isDir() || isSurelyDocument(suffix))
        return ImportKind::Knowledge;
    if (suffix == "json"_L1 && isSetup(path))
        return ImportKind::Setup;
    ImportKind best = suffix == "txt"_L1 ? ImportKind::Knowledge : ImportKind::Prospects;
    int most = 0;
    for (const ImportKind kind : {ImportKind::Prospects, ImportKind::Accounts, ImportKind::Evidence,
                                  ImportKind::Drafts, ImportKind::Suppression}) {
        if (stop.stop_requested())
            break;
        const Result<ImportPreview> preview = imports.preview(kind, path);
        if (!preview || preview->problem)
            continue;
        const int known =
            static_cast<int>(preview->columns.size()) + hintOf(kind, file.completeBaseName());
        if (known > most) {
            best = kind;
            most = known;
        }
    }
    return best;
}

ReadFile readFile(const ImportService& imports, ImportKind kind, const QString& path,
                  ImportOptions options)
{
    Result<ImportPreview> preview = imports.preview(kind, path, options);
    if (preview && preview->problem && preview->problem->id == "map.unknown_column"_L1) {
        const QStringList headers = preview->headers;
        std::erase_if(options.map, [&headers](const auto& choice) {
            const auto& [field, column] = choice;
            if (column.isEmpty() && !field.startsWith("custom."_L1))
                return false; // no column is that field, whatever there is
            return !headers.contains(column.isEmpty() ? field.section(u'.', 1) : column);
        });
        preview = imports.preview(kind, path, options);
    }
    return {kind, std::move(preview), std::move(options)};
}

} // namespace countersign
