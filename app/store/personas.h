// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/persona.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// The roles on a buying committee.
class Personas final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Persona> find(const PersonaId& id) const;
    [[nodiscard]] std::optional<Persona> byName(const QString& name) const;
    /// In the order in which they were added: their title patterns are tried in it.
    [[nodiscard]] std::vector<Persona> all() const;

    [[nodiscard]] Result<Put> put(const Persona& persona);
};

} // namespace countersign::store
