// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/draft.h"
#include "app/domain/prospect.h"
#include "app/intake/draft_rows.h"
#include "app/services/importing/import_job.h"

namespace countersign::importing {

/// Keeps the passages that stand in a row of copy, and answers what its labels cite. A passage that the
/// workspace has already, word for word and of the same input, is cited as it stands there.
Result<Citations> putInlineEvidence(ImportJob& job, const intake::DraftRecord& record,
                                    const Prospect& prospect);

} // namespace countersign::importing
