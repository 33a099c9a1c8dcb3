// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/suppression.h"
#include "app/intake/import_report.h"

#include <QIODevice>

#include <functional>

namespace countersign::intake {

/// A row of the list of those who must not be contacted. The value is readable here and only here:
/// what is stored is its key (`app/policy/suppression_key.h`).
struct SuppressionRecord {
    SuppressionKind kind = SuppressionKind::Email;
    QString value;                 ///< trimmed, else as it came
    std::vector<Channel> channels; ///< sorted; empty for every channel
    QString since;
    QString reason;
    qint64 row = 0;
    qint64 line = 0;
};

/// Reads a suppression list; as `readProspects`. Also a bare list without a header, one address,
/// number or domain a line. Without a kind the value decides: an "@" is an e-mail, digits are a
/// phone, a dot a domain, "linkedin" a profile, else a person. A channel that is none of ours
/// counts as every channel and is noted (`channel.unknown`): nobody is contacted because of a
/// typing error. Rejected: no value (`suppression.no_value`), a kind that is none
/// (`suppression.unknown_kind`), a value that cannot be of its kind (`email.not_an_address`,
/// `phone.not_a_number`, `domain.not_a_domain`), or that is nothing once it is brought into the form that is
/// compared, as "https://" (`suppression.names_nobody`).
[[nodiscard]] Result<ImportReport>
readSuppressions(QIODevice& device, const ImportOptions& options,
                 const std::function<Result<void>(SuppressionRecord&&)>& take,
                 const JobControl& control = {});

} // namespace countersign::intake
