// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/dossier.h"

#include "app/base/hash.h"
#include "app/base/json.h"
#include "app/store/checked.h"
#include "app/store/evidence_records.h"
#include "app/store/knowledge.h"
#include "app/store/personas.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/session.h"

namespace countersign {

namespace {

/// The segment's latest drafts whose build a new one should not share.
constexpr int recentDrafts = 50;

std::vector<Evidence> evidenceFor(const store::Session& session, const CheckBasis& basis,
                                  const policy::DraftHistory& history)
{
    std::vector<Evidence> evidence = session.evidence().aboutProspect(history.prospect.id);
    if (history.account) {
        for (Evidence& passage : session.evidence().aboutAccount(history.account->id))
            evidence.push_back(std::move(passage));
    }
    evidence.insert(evidence.end(), basis.knowledge.begin(), basis.knowledge.end());
    return evidence;
}

std::vector<Directive> directivesFor(const store::Session& session,
                                     const std::optional<SegmentId>& segment)
{
    std::vector<Directive> directives;
    for (Directive& directive : session.knowledge().directives()) {
        if (!directive.segment || directive.segment == segment)
            directives.push_back(std::move(directive));
    }
    return directives;
}

/// The same draft is written alike on every machine, and differently for each directive.
quint64 seedOf(const policy::DraftHistory& history, const QString& directive)
{
    const QString step = history.draft.step ? history.draft.step->text() : QString();
    const QString source =
        QStringList{history.prospect.id.text(), step, directive}.join(QChar(0x1f));
    bool ok = false;
    return sha256Hex(source.toUtf8()).left(16).toULongLong(&ok, 16);
}

void addStep(generation::ProspectDossier& dossier, const store::Session& session,
             const policy::DraftHistory& history)
{
    dossier.channel = history.draft.channel;
    if (!history.draft.step)
        return;
    if (const std::optional<Step> step = session.sequences().step(*history.draft.step)) {
        dossier.stepPurpose = step->purpose;
        dossier.stepPosition = step->position;
    }
}

} // namespace

QString instructionsHash(const store::Session& session, const std::optional<SegmentId>& segment)
{
    Json ofSegment = Json::array();
    if (segment) {
        if (const std::optional<Segment> known = session.segments().find(*segment))
            ofSegment = toJson(known->directives);
    }
    Json standing = Json::array();
    for (const Directive& directive : directivesFor(session, segment))
        standing.push_back({toUtf8(directive.label), toUtf8(directive.text)});
    return sha256Hex(canonicalJson({{"directives", std::move(standing)},
                                    {"segment", std::move(ofSegment)},
                                    {"of", segment ? toUtf8(segment->text()) : std::string()}}));
}

generation::ProspectDossier dossierOf(const store::Session& session, const CheckBasis& basis,
                                      const policy::DraftHistory& history, const User& actor,
                                      const QString& directive, QDate today)
{
    generation::ProspectDossier dossier;
    dossier.prospect = history.prospect;
    dossier.account = history.account;
    if (history.prospect.persona)
        dossier.persona = session.personas().find(*history.prospect.persona);
    std::optional<SegmentId> segmentId;
    if (!history.governance.segments.empty()) {
        segmentId = history.governance.segments.front();
        if (const auto segment = session.segments().find(*segmentId)) {
            dossier.segment = segment->name;
            dossier.segmentDirectives = segment->directives;
        }
        dossier.recentSkeletons =
            session.checked().skeletonsOf(*segmentId, recentDrafts, history.draft.id);
    }
    dossier.evidence = evidenceFor(session, basis, history);
    dossier.boundaries = basis.boundaries;
    dossier.directives = directivesFor(session, segmentId);
    dossier.rules = rulesFor(basis, history);
    addStep(dossier, session, history);
    dossier.language = history.prospect.language;
    dossier.today = today;
    dossier.sender = history.prospect.owner.isEmpty() ? actor.name : history.prospect.owner;
    dossier.seed = seedOf(history, directive);
    dossier.directive = directive;
    if (const Revision* head = policy::headOf(history)) {
        dossier.previousText = head->text;
        dossier.previousCitations = head->citations;
    }
    return dossier;
}

} // namespace countersign
