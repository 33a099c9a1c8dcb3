// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/generation/sources.h"
#include "app/policy/history.h"
#include "app/services/check_sources.h"

#include <QDate>

namespace countersign {

/// What a message is written from, gathered for one draft (which need not be stored yet).
/// `history` has its draft, prospect, account and governance; of its revisions the head is what a reviewer
/// sent back.
[[nodiscard]] generation::ProspectDossier dossierOf(const store::Session& session,
                                                    const CheckBasis& basis,
                                                    const policy::DraftHistory& history,
                                                    const User& actor, const QString& directive,
                                                    QDate today);

/// Stands for what everything in a segment is written by: the segment's directives and those of the
/// knowledge base that hold there. A generation record attests it, so that a reader can tell texts that were
/// written before the directives changed. What a reviewer asks for in one draft is no part of it.
[[nodiscard]] QString instructionsHash(const store::Session& session,
                                       const std::optional<SegmentId>& segment);

} // namespace countersign
