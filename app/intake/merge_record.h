// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/prospect.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::intake {

/// One field that an import changes.
struct FieldChange {
    QString field; ///< field name, or "custom.<header>" or "external_ids.<system>"
    QString before;
    QString after;

    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// A record and what an import would make of it. Nothing changed ⇔ `changes` is empty ⇔ `merged` is
/// the existing record.
template<class Record>
struct Merge {
    Record merged;
    std::vector<FieldChange> changes;
    QStringList leftAsIs; ///< fields that have a value and whose cell was empty
};

/// Merges what a row says into what is known.
///
/// A field the file does not have (`present`) is untouched. So is one whose cell is empty, and it is
/// listed, unless `clearEmpty`. Anything else replaces. An address, number or profile that is only written
/// another way is no change (approvals are bound to it), nor is another Unicode form of a text. External
/// ids are added to. The id, account and persona of `existing` stay.
[[nodiscard]] Merge<Prospect> mergeProspect(const Prospect& existing, const Prospect& incoming,
                                            const QStringList& present, bool clearEmpty);
[[nodiscard]] Merge<Account> mergeAccount(const Account& existing, const Account& incoming,
                                          const QStringList& present, bool clearEmpty);

} // namespace countersign::intake
