// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/channel.h"
#include "app/domain/draft.h"
#include "app/domain/evidence.h"
#include "app/domain/knowledge.h"
#include "app/domain/persona.h"
#include "app/domain/prospect.h"
#include "app/domain/rules.h"

#include <QDate>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::generation {

/// Everything that one message is written from, gathered by services. A value: the planner and the
/// realisers read nothing else, so the same dossier gives the same text on every machine.
struct ProspectDossier {
    Prospect prospect;
    std::optional<Account> account;
    std::optional<Persona> persona;
    QString segment;               ///< its name, for the prompt of a model; may be empty
    QStringList segmentDirectives; ///< as written in the segment

    /// Of all four inputs, not withdrawn: research, signals and CRM entries that are about this person
    /// (`aboutProspect`) or about the account (`aboutAccount`), and our own knowledge (neither). Items
    /// about other people of the account are ignored. `kind` "proof_point" marks a proof point; what
    /// limits its use stands in `condition`.
    std::vector<Evidence> evidence;
    std::vector<Boundary> boundaries;
    std::vector<Directive> directives; ///< of the workspace and of the segment
    Rules rules;

    std::optional<Channel> channel; ///< the step's; none is refused, never guessed
    QString stepPurpose;            ///< as the sequence has it, e.g. "one question"
    int stepPosition = 1;           ///< from 1; a later step looks for another hook
    bool connectionNote = false;    ///< LinkedIn: Rules::linkedInNoteCharacters is a hard limit

    QString language; ///< BCP 47 tag to write in; empty: the prospect's, else the default
    QDate today;      ///< what freshness is counted from; must be valid
    QString sender;   ///< who signs, in full
    quint64 seed = 0; ///< the same seed gives the same text

    /// Skeletons (`checks::skeleton`) of the segment's latest drafts on this channel, to be avoided.
    QStringList recentSkeletons;
    /// What a reviewer asked for when the draft is generated again; empty for none (directive.h).
    QString directive;
    /// The text that the reviewer sent back, with its marks; empty for a first draft. It gives words like
    /// "shorter" and "another hook" something to differ from.
    QString previousText;
    Citations previousCitations;
};

} // namespace countersign::generation
