// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/persona_typing.h"

#include "app/policy/governance.h"
#include "app/store/personas.h"
#include "app/store/session.h"

namespace countersign::importing {

PersonaTyping::PersonaTyping(const store::Session& session)
    : m_personas(session.personas().all())
{
    for (const Persona& persona : m_personas)
        m_patterns.push_back(persona.titlePatterns);
}

std::optional<PersonaId> PersonaTyping::forTitle(const QString& title)
{
    if (title.isEmpty() || m_personas.empty())
        return std::nullopt;
    const auto known = m_known.constFind(title);
    if (known != m_known.constEnd())
        return *known;
    const std::optional<size_t> index = policy::personaForTitle(m_patterns, title);
    const std::optional<PersonaId> persona =
        index ? std::optional(m_personas[*index].id) : std::nullopt;
    m_known.insert(title, persona);
    return persona;
}

std::optional<PersonaId> PersonaTyping::named(const QString& name) const
{
    for (const Persona& persona : m_personas) {
        if (persona.name.compare(name, Qt::CaseInsensitive) == 0)
            return persona.id;
    }
    return std::nullopt;
}

} // namespace countersign::importing
