// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/evidence.h"
#include "app/services/context.h"

#include <vector>

namespace countersign {

class CheckService;

/// What a withdrawal touched.
struct WithdrawalOutcome {
    WithdrawalId withdrawal;
    std::vector<DraftId> citing; ///< drafts that cite it: their approvals fell
};

/// Adds and withdraws single passages; files come in through ImportService.
class EvidenceService {
public:
    EvidenceService(Context context, CheckService& checks);

    [[nodiscard]] Result<Evidence> get(const EvidenceId& evidence) const;

    /// It no longer counts; approvals that cite it fall. NotFound "evidence.unknown";
    /// Refused "evidence.withdrawn_already".
    Result<WithdrawalOutcome> withdraw(const EvidenceId& evidence, const QString& reason = {});

    /// A note of one's own about a prospect (CRM context), dated today. BadInput "note.empty".
    Result<EvidenceId> addNote(const ProspectId& prospect, const QString& title,
                               const QString& text);

    /// Any passage, e.g. a proof point typed in. The id is set here. BadInput "evidence.empty".
    Result<EvidenceId> add(Evidence evidence);

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
