// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/channel.h"
#include "app/domain/evidence.h"
#include "app/intake/import_report.h"

#include <QIODevice>

#include <functional>
#include <map>
#include <optional>

namespace countersign::intake {

/// Whom a draft is for, as the file says it.
struct DraftAddressee {
    QString id; ///< a record id of the CRM
    QString name;
    QString given;
    QString family;
    QString company;
    QString title;
    QString email;
    QString phone;
    QString persona;
    QString locale;
};

/// A row of copy: the form of `check --file`, with `sequence`, `step` and `source_id` beside it.
struct DraftRecord {
    QString externalId; ///< `source_id`, else `id`
    /// absent if the row names none of ours (reported): never e-mail by default
    std::optional<Channel> channel;
    QString subject;
    QString text; ///< citations as `[@label]`, also where they came as [1], 【3】 or [E1]
    DraftAddressee prospect;
    QString sequence;                     ///< name; empty for copy that belongs to none
    std::optional<int> step;              ///< position from 1
    std::map<QString, Evidence> evidence; ///< by label; not sealed
    int priority = 0;                     ///< 0..9
    std::optional<QDate> due;
    QStringList unknownLabels; ///< marks in the text that no evidence of the row answers
    qint64 row = 0;
    qint64 line = 0;
};

/// Reads copy; as `readProspects`. From JSON the evidence stands in the row; a CSV row has none.
/// Rejected: no text (`draft.no_text`), nobody it is for (`draft.no_prospect`).
[[nodiscard]] Result<ImportReport>
readDrafts(QIODevice& device, const ImportOptions& options,
           const std::function<Result<void>(DraftRecord&&)>& take, const JobControl& control = {});

} // namespace countersign::intake
