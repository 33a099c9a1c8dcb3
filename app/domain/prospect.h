// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/account.h"

#include <map>
#include <optional>

namespace countersign {

/// A person who may be written to.
struct Prospect {
    ProspectId id;
    std::optional<AccountId> account;
    std::optional<PersonaId> persona;
    QString name;   ///< in full, as the person is addressed
    QString given;  ///< may be of several words ("Mary Beth")
    QString family; ///< with its particles ("van der Meer")
    QString email;
    QString phone; ///< text as it came
    QString title;
    QString profileUrl;
    QString city;
    QString country;
    QString language; ///< BCP 47 tag; empty if not known
    QString timeZone; ///< IANA name; empty if not known
    QString owner;    ///< the SDR's name, as the CRM has it
    QString notes;
    std::map<QString, QString>
        externalIds; ///< system → id, digit for digit, e.g. "Record ID" → "80101"
    CustomFields custom;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

} // namespace countersign
