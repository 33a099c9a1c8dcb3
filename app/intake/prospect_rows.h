// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/channel.h"
#include "app/domain/prospect.h"
#include "app/intake/import_report.h"

#include <QIODevice>

#include <functional>
#include <optional>
#include <vector>

namespace countersign::intake {

/// A column of the file says that this person does not want to be contacted ("Email Opt Out", "Do
/// Not Call"), or that mail to them comes back ("Email Status: Bounced"). No column can say the opposite: an import never lifts a suppression.
struct OptOutMark {
    std::vector<Channel> channels; ///< empty for every channel
    QString column;

    friend bool operator==(const OptOutMark&, const OptOutMark&) = default;
};

/// A row of people, ready to be matched and merged (`identity.h`, `merge_record.h`).
struct ProspectRecord {
    Prospect prospect; ///< `id`, `account` and `persona` are not set
    QString companyName;
    QString companyDomain; ///< lower case, without "www."; empty if the file does not say
    QString personaName;   ///< as the file says it; empty for none
    std::optional<Tier> tier;
    std::vector<OptOutMark> optOuts;
    /// The fields the row says something about, be it that they are empty (`mergeProspect`).
    QStringList present;
    bool hasNameColumn = false; ///< whether the file has a column for a name or a part of one
    qint64 row = 0;             ///< see RowProblem
    qint64 line = 0;
};

/// Reads people from CSV or JSON, row by row. Each accepted row goes to `take`, whose error ends
/// the reading.
///
/// A row is rejected if nothing says who it is (`prospect.nobody`: no name, e-mail, profile or id).
///
/// A value that cannot be what its column says is left out and reported, kept as a custom field under
/// its header, and the row goes on: `email.not_an_address`, `phone.not_a_number`,
/// `phone.spreadsheet_number` (4,93E+11, which a spreadsheet made of one), `domain.not_a_domain`,
/// `language.unknown`, `tier.unknown`. It is not in `present`, so that it clears nothing.
///
/// Leading apostrophes of spreadsheets and blanks around (no-break ones too) are taken off; "[not
/// provided]" and the like are empty. Noted only: a line break or a leading "=" in a one-line field
/// (`cell.line_break`, `cell.formula`), a cell of which the first of several values was taken
/// (`email.several`, `phone.several`), and an opt-out column that says neither yes nor no and so
/// counts as yes (`opt_out.unclear`).
[[nodiscard]] Result<ImportReport>
readProspects(QIODevice& device, const ImportOptions& options,
              const std::function<Result<void>(ProspectRecord&&)>& take,
              const JobControl& control = {});

} // namespace countersign::intake
