// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/evidence_service.h"
#include "app/services/people_service.h"
#include "app/services/session.h"
#include "app/services/workspace_service.h"

#include <map>
#include <mutex>

namespace countersign {

/// The time of the act that is being told.
class StoryClock final : public Clock {
public:
    [[nodiscard]] QDateTime now() const override { return m_now; }
    [[nodiscard]] QDate today() const override { return m_today; }
    void setNow(const QDateTime& now) { m_now = now; }
    void setToday(QDate today) { m_today = today; }

private:
    QDateTime m_now;
    QDate m_today;
};

/// Plays what people of the sample did, one act a line, through the services that people use, each under
/// its own name and time. An act that a rule refuses is left out and listed in the report.
class StoryTeller {
public:
    StoryTeller(Context context, StoryClock& clock, Session& session, CheckService& checks,
                std::map<QString, QString> evidenceIds);

    /// Errors: "json.syntax" and those of reading; Cancelled.
    Result<void> tell(const QString& file, SampleReport& report, const std::stop_token& stop);

private:
    Result<void> act(const Json& line);
    Result<void> decide(const Json& line, Verdict verdict, const DraftId& draft);
    Result<void> edit(const DraftId& draft, const RevisionId& base, const QString& subject,
                      const QString& text);
    Result<void> conflict(const Json& line, const DraftId& draft);
    Result<void> deliver(const DraftId& draft, DeliveryOutcome outcome);
    Result<void> reply(const Json& line, const DraftId& draft);
    Result<void> withdrawEvidence(const Json& line);
    [[nodiscard]] Result<DraftId> draftNamed(const QString& externalId) const;
    [[nodiscard]] Result<Revision> head(const DraftId& draft) const;

    Context m_context;
    StoryClock& m_clock;
    Session& m_session;
    std::map<QString, QString> m_evidenceIds;
    DecisionService m_decisions;
    EditService m_edits;
    PeopleService m_people;
    EvidenceService m_evidence;
};

} // namespace countersign
