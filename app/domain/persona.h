// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <QStringList>

namespace countersign {

/// A role on a buying committee: it decides the framing of the same value.
struct Persona {
    PersonaId id;
    QString name;
    QStringList accountableFor;
    QStringList caresAbout;
    QStringList
        titlePatterns; ///< regular expressions over the job title, case-insensitive, first match wins

    friend bool operator==(const Persona&, const Persona&) = default;
};

} // namespace countersign
