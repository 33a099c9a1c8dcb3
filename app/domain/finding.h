// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace countersign {

/// Ordered: the higher, the worse.
enum class Severity {
    Note,
    Warning,
    Blocker, ///< refuses approve, sign-off and delivery while it is open
};

template<>
struct EnumText<Severity> {
    static constexpr std::array words{std::pair{Severity::Note, "note"},
                                      std::pair{Severity::Warning, "warning"},
                                      std::pair{Severity::Blocker, "blocker"}};
};

/// Which text a finding's offsets count in.
enum class Field { Text, Subject };

template<>
struct EnumText<Field> {
    static constexpr std::array words{std::pair{Field::Text, "text"},
                                      std::pair{Field::Subject, "subject"}};
};

/// A sure repair: put `replacement` where [start, end) stands.
struct Fix {
    qsizetype start = 0;
    qsizetype end = 0;
    QString replacement;

    friend bool operator==(const Fix&, const Fix&) = default;
};

/// Something a check found. The sentence that people read is made by
/// `app/checks/finding_text.h` from `check`, `reason` and `args`.
struct Finding {
    QString check; ///< id from the list of checks, e.g. "accuracy.unsupported"
    Severity severity = Severity::Warning;
    Field field = Field::Text;
    qsizetype start = 0; ///< UTF-16 code units into the field; 0,0 for the draft as a whole
    qsizetype end = 0;
    QString excerpt; ///< the words it is about
    QString reason;  ///< short name of what is wrong, e.g. "number_missing", "not_checked"
    QStringList args;
    std::vector<EvidenceId> evidence;
    std::optional<Fix> fix;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What a dismissal names: the check, the reason and the words it is about, not where they stand.
[[nodiscard]] QString findingKey(const Finding& finding);

} // namespace countersign
