// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <compare>
#include <functional>
#include <utility>

namespace countersign {

/// The id of one kind of thing. Ids of different kinds do not convert into each other or compare.
///
/// An id is made once by a client and never changes; its text is opaque except to the document
/// functions in `app/domain/document.h`. A default-made id is empty and names nothing: a field that
/// may be absent is a `std::optional`.
template<class Tag>
class Id {
public:
    Id() = default;
    explicit Id(QString text)
        : m_text(std::move(text))
    {}

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Id& a, const Id& b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Id& a, const Id& b) { return a.m_text != b.m_text; }
    friend bool operator<(const Id& a, const Id& b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Id& id, size_t seed = 0) { return ::qHash(id.m_text, seed); }

private:
    QString m_text;
};

using AccountId = Id<struct AccountTag>;
using ProspectId = Id<struct ProspectTag>;
using PersonaId = Id<struct PersonaTag>;
using SegmentId = Id<struct SegmentTag>;
using SequenceId = Id<struct SequenceTag>;
using StepId = Id<struct StepTag>;
using DraftId = Id<struct DraftTag>;
using RevisionId = Id<struct RevisionTag>;
using DecisionId = Id<struct DecisionTag>;
using DismissalId = Id<struct DismissalTag>;
using ControlId = Id<struct ControlTag>;
using EvidenceId = Id<struct EvidenceTag>;
using WithdrawalId = Id<struct WithdrawalTag>;
using SuppressionId = Id<struct SuppressionTag>;
using LiftId = Id<struct LiftTag>;
using GenerationId = Id<struct GenerationTag>;
using ReplyId = Id<struct ReplyTag>;
using DeliveryId = Id<struct DeliveryTag>;
using PauseId = Id<struct PauseTag>;
using AuditId = Id<struct AuditTag>;
using BoundaryId = Id<struct BoundaryTag>;
using DirectiveId = Id<struct DirectiveTag>;
using UserId = Id<struct UserTag>;

} // namespace countersign

template<class Tag>
struct std::hash<countersign::Id<Tag>> {
    size_t operator()(const countersign::Id<Tag>& id) const noexcept { return qHash(id); }
};
