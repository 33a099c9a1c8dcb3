// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/table.h"

#include <QIODevice>

#include <nlohmann/json_fwd.hpp>

#include <memory>

namespace countersign::intake {

using OrderedJson = nlohmann::ordered_json;

/// One record of a JSON file. Numbers are texts, digit for digit as the file has them (ids above
/// 2^53, "1.10"); keys keep their order.
struct JsonRecord {
    qint64 row = 0;
    qint64 line = 0;
    std::shared_ptr<const OrderedJson> value; ///< an object; null if the record is broken
    /// `json.syntax` with "line:column" in args, `json.not_an_object`
    std::vector<RowProblem> problems;
};

struct JsonOptions {
    QString fileName; ///< for errors
    QString encoding; ///< empty: detect (UTF-8, UTF-16)
    /// Members of a top-level object that hold the records ("results", "data" …) beside the usual
    /// ones.
    QStringList wrappers;
};

/// Reads the records of a JSON array, of an object that wraps one, of a single object, or of JSON
/// Lines, one by one in bounded memory (a record may have 4 MB). A broken record is rejected with
/// line and column and reading goes on with the next. Not thread-safe; the device must be open,
/// seekable and outlive the reader.
class JsonReader {
public:
    [[nodiscard]] static Result<std::unique_ptr<JsonReader>> open(QIODevice& device,
                                                                  const JsonOptions& options = {});
    ~JsonReader();

    [[nodiscard]] Result<bool> next(JsonRecord& record);
    [[nodiscard]] Result<void> rewind();
    [[nodiscard]] TableFormat format() const;
    [[nodiscard]] qint64 bytesRead() const;
    [[nodiscard]] qint64 bytesTotal() const;

private:
    JsonReader();
    struct State;
    std::unique_ptr<State> m_state;
};

/// The same as a table: nested objects become columns "company.name"; lists of plain values are
/// joined with "; ", so are the values of [{"value":…,"label":…,"primary":…}] (the primary one
/// first); other lists are kept as JSON text. null is an empty cell.
[[nodiscard]] Result<std::unique_ptr<TableReader>> openJsonTable(QIODevice& device,
                                                                 const JsonOptions& options = {});

/// The text of a plain value read by JsonReader: "" for null, "true"/"false"; JSON text for
/// anything else.
[[nodiscard]] QString jsonCell(const OrderedJson& value);

} // namespace countersign::intake
