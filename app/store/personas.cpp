// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/personas.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Persona personaFrom(const Query& row)
{
    return Persona{.id = row.id<PersonaId>(0),
                   .name = row.text(1),
                   .accountableFor = listFrom(row.text(2)),
                   .caresAbout = listFrom(row.text(3)),
                   .titlePatterns = listFrom(row.text(4))};
}

} // namespace

std::optional<Persona> Personas::find(const PersonaId& id) const
{
    Query row = db().query("persona/find", id);
    return row.step() ? std::optional(personaFrom(row)) : std::nullopt;
}

std::optional<Persona> Personas::byName(const QString& name) const
{
    for (Persona& persona : all()) {
        if (persona.name.compare(name, Qt::CaseInsensitive) == 0)
            return std::move(persona);
    }
    return std::nullopt;
}

std::vector<Persona> Personas::all() const
{
    std::vector<Persona> personas;
    for (Query row = db().query("persona/all"); row.step();)
        personas.push_back(personaFrom(row));
    return personas;
}

Result<Put> Personas::put(const Persona& persona)
{
    if (const Result<void> named = requireKind(persona.id.text(), "persona"_L1); !named)
        return named.error();
    const std::optional<Persona> known = find(persona.id);
    if (known == persona)
        return Put::Unchanged;
    const Row row = internRow(db(), persona.id);
    db().run("persona/update", row, persona.name, listColumn(persona.accountableFor),
             listColumn(persona.caresAbout), listColumn(persona.titlePatterns));
    tx().changed(DocumentKind::Persona, row);
    tx().effects().inputs = true;
    // A segment's filter may ask for the persona by its name.
    if (!known || known->name != persona.name)
        Projection(tx()).refreshAudiencesOfPersona(row);
    return known ? Put::Changed : Put::Added;
}

} // namespace countersign::store
