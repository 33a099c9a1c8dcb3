// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/sources.h"

#include <QString>

namespace countersign::testing {

/// Ostermark sells the Knock, a sensor for pumps, and the Pump Log. It writes to Orla Brandt, who runs
/// operations at Alder Mill Papers. Today is 24 November 2026.
class DossierFixture {
public:
    /// With the knowledge base and a channel, and nothing on the person or the account.
    DossierFixture();

    generation::ProspectDossier dossier;

    /// About Orla.
    Evidence& aboutPerson(Input input, const QString& kind, const QString& text,
                          const QDate& observedOn = QDate(2026, 11, 10));
    /// About Alder Mill.
    Evidence& aboutAccount(Input input, const QString& kind, const QString& text,
                           const QDate& observedOn = QDate(2026, 11, 10));
    Evidence& knowledge(const QString& kind, const QString& title, const QString& text,
                        const QString& condition = {},
                        const QString& language = QStringLiteral("en"));
    /// Takes all of one kind out of the knowledge base.
    void withoutKnowledge(const QString& kind);

private:
    Evidence& add(Input input, const QString& kind, const QString& text, const QDate& observedOn);
    int m_count = 0;
};

} // namespace countersign::testing
