// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/domain/control.h"
#include "app/domain/decision.h"
#include "app/domain/delivery.h"
#include "app/domain/draft.h"
#include "app/domain/evidence.h"
#include "app/domain/suppression.h"

namespace countersign {

// Immutable documents are content-addressed: `kind:<subject>:<user>:<sha256 of the canonical body>`
// (`evidence:<sha256>` alone has no subject and user). The same id means the same body, so two devices can
// only ever add.

/// The part of an id after its kind: "draft:4f2a" → "4f2a". What stands in other documents' ids.
[[nodiscard]] QString keyPart(const QString& id);

/// A new id of a mutable record: `kind:<32 random hexadecimal digits>`.
[[nodiscard]] QString newRecordId(const char* kind);

/// The id of a user by name: lower case, ASCII, "-" between words ("Mara Žák" → "user:mara-zak").
[[nodiscard]] UserId userIdFor(const QString& name);

/// The canonical body that the hash is taken of: everything but the id and what the type calls
/// "outside the hash".
[[nodiscard]] Json body(const Revision& revision);
[[nodiscard]] Json body(const Generation& generation);
[[nodiscard]] Json body(const Decision& decision);
[[nodiscard]] Json body(const Dismissal& dismissal);
[[nodiscard]] Json body(const Control& control);
[[nodiscard]] Json body(const Evidence& evidence);
[[nodiscard]] Json body(const Withdrawal& withdrawal);
[[nodiscard]] Json body(const Suppression& suppression);
[[nodiscard]] Json body(const Lift& lift);
[[nodiscard]] Json body(const Reply& reply);
[[nodiscard]] Json body(const Pause& pause);

/// The id that the contents give.
[[nodiscard]] RevisionId idOf(const Revision& revision);
[[nodiscard]] GenerationId idOf(const Generation& generation);
[[nodiscard]] DecisionId idOf(const Decision& decision);
[[nodiscard]] DismissalId idOf(const Dismissal& dismissal);
[[nodiscard]] ControlId idOf(const Control& control);
[[nodiscard]] EvidenceId idOf(const Evidence& evidence);
[[nodiscard]] WithdrawalId idOf(const Withdrawal& withdrawal);
[[nodiscard]] SuppressionId idOf(const Suppression& suppression);
[[nodiscard]] LiftId idOf(const Lift& lift);
[[nodiscard]] ReplyId idOf(const Reply& reply);
[[nodiscard]] PauseId idOf(const Pause& pause);

/// One delivery a draft, so its id carries no hash.
[[nodiscard]] DeliveryId deliveryIdFor(const DraftId& draft);

/// One draft for a prospect and a step of a sequence: whoever writes it first, wherever, it is the same one.
[[nodiscard]] DraftId draftIdFor(const ProspectId& prospect, const StepId& step);

/// The document with lists that are sets sorted and its id set.
[[nodiscard]] Revision sealed(Revision revision);
[[nodiscard]] Decision sealed(Decision decision);
[[nodiscard]] Dismissal sealed(Dismissal dismissal);
[[nodiscard]] Control sealed(Control control);
[[nodiscard]] Pause sealed(Pause pause);
template<class Document>
[[nodiscard]] Document sealed(Document document)
{
    document.id = idOf(document);
    return document;
}

/// Whether the id still agrees with the contents. A reader ignores a document that fails and reports it.
template<class Document>
[[nodiscard]] bool sealHolds(const Document& document)
{
    return document.id == idOf(document);
}
/// A reason that is there has to be the one that was given; one that was erased is none.
[[nodiscard]] bool sealHolds(const Decision& decision);
[[nodiscard]] bool sealHolds(const Dismissal& dismissal);

} // namespace countersign
