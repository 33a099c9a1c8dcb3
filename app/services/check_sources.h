// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/checks/engine.h"
#include "app/checks/input.h"
#include "app/domain/edited_text.h"
#include "app/domain/persona.h"
#include "app/domain/rule_book.h"
#include "app/policy/history.h"
#include "app/store/checked.h"

#include <QDate>

#include <memory>
#include <vector>

namespace countersign {

namespace store {
class Session;
}

/// What the checks of all drafts share, read once and kept until one of these changes. Immutable.
struct CheckBasis {
    Rules rules; ///< those for everybody
    RuleBook book;
    std::vector<Boundary> boundaries;
    std::vector<Evidence> knowledge;                    ///< passages that count
    std::shared_ptr<const checks::NameBook> otherNames; ///< null where nothing is to be checked
    /// Hash of rules, boundaries and knowledge: what stored findings rest on besides the draft's own.
    QString hash;
};

/// All but the names.
[[nodiscard]] std::shared_ptr<const CheckBasis> loadCheckBasis(const store::Session& session);
/// Of all people and firms; takes a walk through the workspace.
[[nodiscard]] std::shared_ptr<const checks::NameBook> allNames(const store::Session& session);
/// The hash alone, without reading names.
[[nodiscard]] QString checkBasisHash(const store::Session& session);

/// The rules that hold for a draft: of its channel and the segments that the person falls in.
[[nodiscard]] Rules rulesFor(const CheckBasis& basis, const policy::DraftHistory& history);

/// The person as the checks want to know them.
[[nodiscard]] checks::Addressee addresseeOf(const Prospect& prospect, const Account* account,
                                            const Persona* persona);

/// A passage with the label under which the text cites it, or would.
struct InHand {
    Evidence evidence;
    QString label;
    bool cited = false;
};

/// All that is in hand for a draft: passages on the prospect, the account and our own knowledge, and
/// whatever else the text cites. Withdrawn ones are left out.
[[nodiscard]] std::vector<InHand> evidenceInHand(const store::Session& session,
                                                 const CheckBasis& basis,
                                                 const policy::DraftHistory& history,
                                                 const EditedText& text);

/// The name of the person or firm that a passage is about; what the file says where it is nobody we know.
[[nodiscard]] QString aboutName(const store::Session& session, const Evidence& evidence);

/// What the checks are given for this text of a draft.
[[nodiscard]] checks::CheckInput checkInputOf(const store::Session& session,
                                              const CheckBasis& basis,
                                              const policy::DraftHistory& history,
                                              const EditedText& text, QDate today);

/// What the checks found, as it is stored.
[[nodiscard]] store::CheckedRevision
checkedRevisionOf(const DraftId& draft, const RevisionId& revision, const checks::CheckInput& input,
                  const checks::Report& report, const QString& basisHash);

} // namespace countersign
