// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/persona.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign {
namespace store {
class Session;
}
} // namespace countersign

namespace countersign::importing {

/// Types people by their job titles, with the title patterns of the workspace's personas.
class PersonaTyping {
public:
    explicit PersonaTyping(const store::Session& session);

    [[nodiscard]] std::optional<PersonaId> forTitle(const QString& title);
    [[nodiscard]] std::optional<PersonaId> named(const QString& name) const;

private:
    std::vector<Persona> m_personas;
    std::vector<QStringList> m_patterns;
    QHash<QString, std::optional<PersonaId>> m_known; ///< by title
};

} // namespace countersign::importing
