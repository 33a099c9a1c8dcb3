// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/doctor_work.h"
#include "app/store/draft_documents.h"
#include "app/store/other_documents.h"

namespace countersign::store {

namespace {

template<class Make>
void examine(Query rows, Findings& findings, Make make)
{
    while (rows.step()) {
        const auto document = make(rows);
        if (!sealHolds(document))
            findings.add(document.id.text());
    }
}

} // namespace

std::optional<Ailment> examineSeals(Connection& db)
{
    Findings findings(Examination::Seals);
    examine(db.query("revision/every"), findings,
            [&db](const Query& row) { return revisionFrom(db, row); });
    examine(db.query("generation/every"), findings, generationFrom);
    examine(db.query("decision/every"), findings,
            [&db](const Query& row) { return decisionFrom(db, row); });
    examine(db.query("dismissal/every"), findings, dismissalFrom);
    examine(db.query("control/every"), findings,
            [&db](const Query& row) { return controlFrom(db, row); });
    examine(db.query("evidence/every"), findings, evidenceFrom);
    examine(db.query("withdrawal/every"), findings, withdrawalFrom);
    examine(db.query("suppression/every"), findings, suppressionFrom);
    examine(db.query("lift/every"), findings, liftFrom);
    examine(db.query("reply/every"), findings, replyFrom);
    examine(db.query("pause/all"), findings,
            [&db](const Query& row) { return pauseFrom(db, row); });
    return findings.ailment();
}

} // namespace countersign::store
