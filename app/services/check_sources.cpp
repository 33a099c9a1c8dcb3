// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_sources.h"

#include "app/base/hash.h"
#include "app/base/json.h"
#include "app/checks/name_book.h"
#include "app/checks/structure.h"
#include "app/policy/facts.h"
#include "app/store/accounts.h"
#include "app/store/checked.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/knowledge.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/session.h"
#include "app/store/settings.h"
#include "app/text/citation_marks.h"
#include "app/text/language.h"
#include "app/text/phone_number.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// The findings of a workspace are made anew when what this build finds differs from what the one before
/// it found: raise it with such a change.
constexpr int checksVersion = 2;

/// A segment's latest drafts that structure.repeated looks at (checks, "Structure"), this one included.
constexpr int structureWindow = 50;

/// How many other drafts of the account are compared with; committees are smaller.
constexpr size_t maxPeers = 40;

QString hashOf(const std::map<QString, QString>& settings, const std::vector<Boundary>& boundaries,
               const QString& knowledgeVersion)
{
    Json rules = Json::object();
    for (const auto& [key, value] : settings) {
        if (key.startsWith("rules."_L1))
            rules[toUtf8(key)] = toUtf8(value);
    }
    Json limits = Json::array();
    for (const Boundary& boundary : boundaries)
        limits.push_back(
            {toUtf8(boundary.id.text()), toUtf8(toText(boundary.kind)), toUtf8(boundary.pattern)});
    return sha256Hex(canonicalJson({{"v", checksVersion},
                                    {"rules", std::move(rules)},
                                    {"boundaries", std::move(limits)},
                                    {"knowledge", toUtf8(knowledgeVersion)}}));
}

/// "en-GB" for an English speaker in the United Kingdom: how they read 03/04/2026.
QString localeOf(const Prospect& prospect)
{
    if (prospect.language.contains(u'-'))
        return prospect.language;
    const QString region = text::regionOf(prospect.country);
    if (region.isEmpty())
        return prospect.language;
    const QString language = prospect.language.isEmpty() ? u"en"_s : prospect.language;
    return QString(language + u'-' + region);
}

QString freeLabel(Input input, std::map<Input, int>& last, const std::set<QString>& taken)
{
    for (;;) {
        const QString label =
            QString(QLatin1Char(labelLetter(input)) + QString::number(++last[input]));
        if (!taken.contains(label))
            return label;
    }
}

std::vector<checks::SuppressionMatch> suppressionsFor(const policy::DraftHistory& history)
{
    std::vector<checks::SuppressionMatch> matches;
    for (const Suppression& suppression : policy::suppressionsOn(history))
        matches.push_back({suppression.kind, suppression.reason});
    return matches;
}

/// The other people of the account who are written to on the same channel.
std::vector<checks::Peer> peersOf(const store::Session& session,
                                  const policy::DraftHistory& history)
{
    std::vector<checks::Peer> peers;
    if (!history.account)
        return peers;
    for (const DraftId& id : session.drafts().ofAccount(history.account->id)) {
        if (peers.size() == maxPeers)
            break;
        const std::optional<Draft> draft = session.drafts().find(id);
        if (!draft || draft->channel != history.draft.channel ||
            session.prospects().leadOf(draft->prospect) == history.prospect.id)
            continue;
        const std::optional<Revision> head = session.drafts().headOf(id);
        const std::optional<Prospect> prospect = session.prospects().person(draft->prospect);
        if (!head || !prospect)
            continue;
        std::optional<Persona> persona;
        if (prospect->persona)
            persona = session.personas().find(*prospect->persona);
        peers.push_back(
            {head->text, addresseeOf(*prospect, &*history.account, persona ? &*persona : nullptr)});
    }
    return peers;
}

} // namespace

QString checkBasisHash(const store::Session& session)
{
    return hashOf(session.settings().all(), session.knowledge().boundaries(),
                  session.evidence().knowledgeVersion());
}

std::shared_ptr<const checks::NameBook> allNames(const store::Session& session)
{
    auto book = std::make_shared<checks::NameBook>();
    const auto add = [&book](const QString& name) { book->add(name); };
    session.prospects().eachName(add);
    session.accounts().eachName(add);
    book->close();
    return book;
}

std::shared_ptr<const CheckBasis> loadCheckBasis(const store::Session& session)
{
    auto basis = std::make_shared<CheckBasis>();
    basis->book = session.settings().ruleBook();
    basis->rules = basis->book.common();
    basis->boundaries = session.knowledge().boundaries();
    basis->knowledge = session.evidence().knowledge();
    basis->hash = checkBasisHash(session);
    return basis;
}

checks::Addressee addresseeOf(const Prospect& prospect, const Account* account,
                              const Persona* persona)
{
    checks::Addressee addressee;
    addressee.name = prospect.name;
    addressee.given = prospect.given;
    addressee.family = prospect.family;
    addressee.company = account ? account->name : QString();
    addressee.title = prospect.title;
    addressee.email = prospect.email;
    addressee.phone = prospect.phone;
    if (persona) {
        addressee.persona = persona->name;
        addressee.accountableFor = persona->accountableFor;
    }
    addressee.locale = localeOf(prospect);
    addressee.timeZone = prospect.timeZone;
    return addressee;
}

std::vector<InHand> evidenceInHand(const store::Session& session, const CheckBasis& basis,
                                   const policy::DraftHistory& history, const EditedText& text)
{
    std::map<EvidenceId, QString> labels;
    std::set<QString> taken;
    for (const auto& [label, id] : text.citations) {
        labels.emplace(id, label);
        taken.insert(label);
    }
    std::vector<Evidence> passages = session.evidence().aboutProspect(history.prospect.id);
    if (history.account) {
        for (Evidence& evidence : session.evidence().aboutAccount(history.account->id))
            passages.push_back(std::move(evidence));
    }
    passages.insert(passages.end(), basis.knowledge.begin(), basis.knowledge.end());
    std::set<EvidenceId> known;
    std::erase_if(passages,
                  [&known](const Evidence& evidence) { return !known.insert(evidence.id).second; });
    for (const auto& [id, label] : labels) {
        if (known.contains(id) || session.evidence().isWithdrawn(id))
            continue;
        if (std::optional<Evidence> evidence = session.evidence().find(id))
            passages.push_back(std::move(*evidence));
    }
    std::vector<InHand> inHand;
    std::map<Input, int> last;
    for (Evidence& evidence : passages) {
        const auto it = labels.find(evidence.id);
        const bool cited = it != labels.end();
        const QString label = cited ? it->second : freeLabel(evidence.input, last, taken);
        inHand.push_back({std::move(evidence), label, cited});
    }
    return inHand;
}

QString aboutName(const store::Session& session, const Evidence& evidence)
{
    if (evidence.aboutProspect) {
        if (const auto prospect = session.prospects().person(*evidence.aboutProspect))
            return prospect->name;
    }
    if (evidence.aboutAccount) {
        if (const auto account = session.accounts().find(*evidence.aboutAccount))
            return account->name;
    }
    return evidence.about;
}

Rules rulesFor(const CheckBasis& basis, const policy::DraftHistory& history)
{
    return basis.book.effective(history.draft.channel, history.governance.segments);
}

checks::CheckInput checkInputOf(const store::Session& session, const CheckBasis& basis,
                                const policy::DraftHistory& history, const EditedText& text,
                                QDate today)
{
    std::optional<Persona> persona;
    if (history.prospect.persona)
        persona = session.personas().find(*history.prospect.persona);
    checks::CheckInput input;
    input.id = history.draft.id.text();
    input.channel = history.draft.channel;
    input.subject = text.subject;
    input.text = text.text;
    input.prospect = addresseeOf(history.prospect, history.account ? &*history.account : nullptr,
                                 persona ? &*persona : nullptr);
    for (InHand& passage : evidenceInHand(session, basis, history, text)) {
        const Evidence& evidence = passage.evidence;
        const QString about = evidence.aboutProspect == history.prospect.id
                                  ? history.prospect.name
                                  : aboutName(session, evidence);
        // One passage may stand under several labels in the text: each is told.
        for (const auto& [label, id] : text.citations) {
            if (id == evidence.id && label != passage.label)
                input.evidence.push_back({label, evidence, about});
        }
        input.evidence.push_back({passage.label, std::move(passage.evidence), about});
    }
    for (const auto& [label, id] : text.citations) {
        if (session.evidence().isWithdrawn(id))
            input.withdrawn.append(label);
    }
    input.boundaries = basis.boundaries;
    input.suppressions = suppressionsFor(history);
    input.peers = peersOf(session, history);
    if (!history.governance.segments.empty())
        input.segmentSkeletons = session.checked().skeletonsOf(
            history.governance.segments.front(), structureWindow - 1, history.draft.id);
    input.otherNames = basis.otherNames;
    input.today = today;
    const QString& language = history.prospect.language.isEmpty() ? basis.rules.defaultLanguage
                                                                  : history.prospect.language;
    input.language = text::languageFromTag(language);
    input.rules = rulesFor(basis, history);
    return input;
}

store::CheckedRevision checkedRevisionOf(const DraftId& draft, const RevisionId& revision,
                                         const checks::CheckInput& input,
                                         const checks::Report& report, const QString& basisHash)
{
    store::CheckedRevision checked;
    checked.draft = draft;
    checked.revision = revision;
    checked.findings = report.findings;
    checked.basis = basisHash;
    checked.skeleton = checks::skeleton(input.text, input.language);
    checked.specificity = report.metrics.specificity;
    checked.words = report.metrics.words;
    return checked;
}

} // namespace countersign
