// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/store/audit_log.h"
#include "app/store/doctor.h"

namespace countersign {

// The words of the store's enumerations that reports print.

template<>
struct EnumText<store::Examination> {
    static constexpr std::array words{std::pair{store::Examination::File, "file"},
                                      std::pair{store::Examination::References, "references"},
                                      std::pair{store::Examination::Schema, "schema"},
                                      std::pair{store::Examination::Orphans, "orphans"},
                                      std::pair{store::Examination::Seals, "seals"},
                                      std::pair{store::Examination::Heads, "heads"},
                                      std::pair{store::Examination::Identities, "identities"},
                                      std::pair{store::Examination::Projection, "projection"},
                                      std::pair{store::Examination::Counts, "counts"},
                                      std::pair{store::Examination::SearchIndex, "search_index"},
                                      std::pair{store::Examination::Audit, "audit"}};
};

template<>
struct EnumText<store::AuditFault::Kind> {
    static constexpr std::array words{std::pair{store::AuditFault::Kind::Changed, "changed"},
                                      std::pair{store::AuditFault::Kind::Chain, "chain"},
                                      std::pair{store::AuditFault::Kind::Signature, "signature"},
                                      std::pair{store::AuditFault::Kind::CutOff, "cut_off"},
                                      std::pair{store::AuditFault::Kind::Head, "head"},
                                      std::pair{store::AuditFault::Kind::Device, "device"}};
};

} // namespace countersign
