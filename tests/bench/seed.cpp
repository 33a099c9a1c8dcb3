// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/seed.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/suppression_key.h"
#include "app/services/setting_keys.h"
#include "app/store/history.h"
#include "app/store/repositories.h"
#include "app/store/search_index.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/bench/report.h"
#include "tests/bench/seed_words.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

constexpr int segmentCount = 20;
constexpr int stepsEach = 4;
constexpr int draftsEach = 3; ///< a prospect
constexpr int peopleEach = 8; ///< an account
constexpr int atOnce = 6000;  ///< drafts in one transaction

const QDateTime begin(QDate(2026, 11, 2), QTime(8, 0), Qt::UTC);

QString numbered(const char* text, int n)
{
    return QString(QString::fromUtf8(text) + QString::number(n));
}

User person(const char* name, Role role)
{
    const QString text = QString::fromUtf8(name);
    return {.id = userIdFor(text), .name = text, .role = role, .email = {}, .languages = {}};
}

void must(const Result<void>& result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
}

template<class T>
void must(const Result<T>& result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
}

class Seeder {
public:
    explicit Seeder(int drafts)
        : m_drafts(drafts)
        , m_words(20261124)
    {}

    void playbook(store::Transaction& tx);
    void people(store::Transaction& tx, int from, int to);
    void drafts(store::Transaction& tx, int from, int to);
    [[nodiscard]] int prospects() const { return (m_drafts + draftsEach - 1) / draftsEach; }

private:
    void segment(store::Transaction& tx, int n);
    void draft(store::Transaction& tx, int n);
    void decide(store::Transaction& tx, const DraftId& draft, int at);
    void put(store::Transaction& tx, const DraftId& draft, Verdict verdict, const User& by, int at);
    void findings(store::Transaction& tx, const Revision& revision);
    [[nodiscard]] Account accountOf(int prospect) const;

    int m_drafts;
    Words m_words;
    User m_worker = person("Worker", Role::Worker);
    User m_mara = person("Mara Lind", Role::Reviewer);
    User m_sam = person("Sam Ortiz", Role::Sdr);
    User m_ingrid = person("Ingrid Falk", Role::Manager);
    User m_nora = person("Nora Vance", Role::Admin); ///< who acts where nobody else is named
    std::vector<Evidence> m_knowledge;
    std::vector<Prospect> m_people; ///< of the stretch that is written
    std::vector<Evidence> m_signals;
    std::vector<Evidence> m_research;
    int m_firstPerson = 0;
};

Account Seeder::accountOf(int prospect) const
{
    const int n = prospect / peopleEach;
    Words words(static_cast<quint32>(n) + 7);
    const char* const industries[] = {"Food", "Pharma", "Flowers", "Dairy", "Blood services"};
    return Account{.id = AccountId(numbered("account:", n)),
                   .name = words.company(),
                   .domain = QString(numbered("firm", n) + u".example"),
                   .industry = QString::fromUtf8(industries[n % 5]),
                   .employees = QString::number(words.below(5000)),
                   .country = n % 4 ? u"Germany"_s : u"Ireland"_s,
                   .custom = {}};
}

void Seeder::segment(store::Transaction& tx, int n)
{
    const Segment segment{.id = SegmentId(numbered("segment:", n)),
                          .name = numbered("Segment ", n),
                          .directives = {u"D02"_s}};
    must(tx.segments().put(segment));
    const char* const modes[] = {"review", "approval", "autopilot"};
    const QString filter =
        QString(uR"({"all":[{"field":"prospect.city","is":")"_s +
                Words(static_cast<quint32>(n)).city() + uR"("},{"field":"prospect.title","is":")" +
                Words(static_cast<quint32>(n * 31 + 5)).title() + uR"("}]})");
    for (const auto& [kind, value] : {std::pair{ControlKind::Filter, filter},
                                      std::pair{ControlKind::Mode, QString::fromUtf8(modes[n % 3])},
                                      std::pair{ControlKind::Approvers, m_ingrid.id.text()}}) {
        must(tx.controls().put(sealed(Control{.id = {},
                                              .subject = segment.id.text(),
                                              .kind = kind,
                                              .value = value,
                                              .after = {},
                                              .by = m_ingrid.id,
                                              .role = Role::Manager,
                                              .reason = {},
                                              .at = begin})));
    }
    const SequenceId sequence(numbered("sequence:", n));
    must(tx.sequences().put(
        Sequence{.id = sequence, .name = numbered("Sequence ", n), .segment = segment.id}));
    for (int position = 1; position <= stepsEach; ++position) {
        must(tx.sequences().put(
            Step{.id = StepId(numbered("step:", n * stepsEach + position)),
                 .sequence = sequence,
                 .position = position,
                 .channel = allChannels[static_cast<size_t>(n + position) % allChannels.size()],
                 .purpose = {},
                 .daysAfter = 3}));
    }
}

void Seeder::playbook(store::Transaction& tx)
{
    for (const User& user : {m_worker, m_mara, m_sam, m_ingrid, m_nora})
        must(tx.users().put(user));
    must(tx.settings().set(settingFirstUser, m_nora.id.text()));
    for (int n = 0; n < segmentCount; ++n)
        segment(tx, n);
    for (int n = 0; n < 7; ++n) {
        must(tx.personas().put(Persona{.id = PersonaId(numbered("persona:", n)),
                                       .name = numbered("Persona ", n),
                                       .accountableFor = {},
                                       .caresAbout = {},
                                       .titlePatterns = {}}));
    }
    for (int n = 0; n < 60; ++n) {
        Evidence passage;
        passage.input = Input::Knowledge;
        passage.text = m_words.passage(u"Thawline"_s);
        passage.source = numbered("kb/product.md, part ", n);
        m_knowledge.push_back(sealed(passage));
        must(tx.evidence().put(m_knowledge.back()));
    }
    for (int n = 0; n < std::max(10, m_drafts / 2000); ++n) {
        Suppression entry;
        entry.kind = SuppressionKind::Domain;
        entry.key = policy::suppressionKey(tx.settings().teamKey(), entry.kind,
                                           QString(numbered("firm", n * 37) + u".example"));
        entry.by = m_sam.id;
        entry.at = begin;
        must(tx.suppressions().put(sealed(entry)));
    }
}

void Seeder::people(store::Transaction& tx, int from, int to)
{
    m_firstPerson = from;
    m_people.clear();
    m_signals.clear();
    m_research.clear();
    const char* const languages[] = {"en", "en", "en", "de", "de-AT", "fr"};
    for (int n = from; n < to; ++n) {
        const Account account = accountOf(n);
        if (n % peopleEach == 0 || n == from)
            must(tx.accounts().put(account));
        Prospect prospect;
        prospect.id = ProspectId(numbered("prospect:", n));
        prospect.account = account.id;
        prospect.persona = PersonaId(numbered("persona:", m_words.below(7)));
        prospect.given = m_words.givenName();
        prospect.family = m_words.familyName();
        prospect.name = QString(prospect.given + u' ' + prospect.family);
        prospect.email = QString(numbered("p", n) + u'@' + account.domain);
        prospect.phone = QString(u"+35315"_s + QString::number(100000 + n));
        prospect.profileUrl = numbered("https://www.linkedin.example/in/p", n);
        prospect.title = m_words.title();
        prospect.city = m_words.city();
        prospect.language = QString::fromUtf8(languages[m_words.below(6)]);
        prospect.owner = numbered("Owner ", m_words.below(40));
        prospect.externalIds = {{u"Record ID"_s, QString::number(800000 + n)}};
        must(tx.prospects().put(prospect));
        for (const Input input : {Input::Signal, Input::Research}) {
            Evidence passage;
            passage.input = input;
            passage.text = m_words.passage(account.name);
            passage.source = u"https://news.example/2026"_s;
            passage.observedOn = QDate(2026, 3, 1).addDays(m_words.below(240));
            passage.about = account.domain;
            passage.aboutProspect = prospect.id;
            passage = sealed(passage);
            must(tx.evidence().put(passage));
            (input == Input::Signal ? m_signals : m_research).push_back(passage);
        }
        m_people.push_back(std::move(prospect));
    }
}

void Seeder::findings(store::Transaction& tx, const Revision& revision)
{
    store::CheckedRevision checked{.draft = revision.draft, .revision = revision.id};
    checked.basis = u"1"_s;
    checked.words = 90;
    checked.skeleton = numbered("GOPCA", m_words.below(40));
    struct Kind {
        const char* check;
        Severity severity;
        int inThousand;
    };
    const Kind kinds[] = {{"accuracy.unsupported", Severity::Blocker, 90},
                          {"accuracy.stale", Severity::Warning, 200},
                          {"claim.category", Severity::Warning, 250},
                          {"ask.effort", Severity::Note, 150},
                          {"structure.repeated", Severity::Warning, 300},
                          {"boundary.violation", Severity::Blocker, 15},
                          {"style.length", Severity::Note, 300},
                          {"security.injection", Severity::Blocker, 1}};
    for (const Kind& kind : kinds) {
        if (!m_words.chance(kind.inThousand))
            continue;
        Finding finding;
        finding.check = QString::fromUtf8(kind.check);
        finding.severity = kind.severity;
        finding.start = 20;
        finding.end = 60;
        finding.excerpt = revision.text.mid(20, 40);
        finding.reason = u"number_missing"_s;
        checked.findings.push_back(finding);
    }
    must(tx.checked().put(checked));
}

void Seeder::put(store::Transaction& tx, const DraftId& draft, Verdict verdict, const User& by,
                 int at)
{
    const Result<policy::DraftHistory> history = store::historyOf(tx, draft);
    const Revision* head = history.ok() ? policy::headOf(*history) : nullptr;
    if (!head)
        return;
    Decision decision;
    decision.draft = draft;
    decision.revision = head->id;
    decision.contentHash = policy::contentHash(*history, *head);
    decision.verdict = verdict;
    for (const Decision& seen : history->decisions)
        decision.after.push_back(seen.id);
    decision.by = by.id;
    decision.role = by.role;
    decision.secondsLooked = 20 + m_words.below(60);
    decision.at = begin.addSecs(at);
    must(tx.decisions().put(sealed(decision)));
}

void Seeder::decide(store::Transaction& tx, const DraftId& draft, int at)
{
    const int fate = m_words.below(1000);
    if (fate < 40)
        return put(tx, draft, Verdict::Reject, m_mara, at);
    if (fate < 100)
        return put(tx, draft, Verdict::RequestChanges, m_mara, at);
    if (fate >= 560)
        return;
    put(tx, draft, Verdict::Approve, m_mara, at);
    if (fate < 250)
        put(tx, draft, Verdict::SignOff, m_ingrid, at + 1);
    const std::optional<Revision> head = tx.drafts().headOf(draft);
    if (!head)
        return;
    if (fate >= 250 && fate < 300) {
        Revision edited = *head;
        edited.author = m_sam.id;
        edited.origin = Origin::Edited;
        edited.text = QString(head->text + u"\n\nPS: " + m_words.city());
        edited.parents = {head->id};
        edited.at = begin.addSecs(at + 2);
        must(tx.drafts().put(sealed(edited)));
        if (fate < 252) {
            edited.text += u'!';
            must(tx.drafts().put(sealed(edited)));
        }
    } else if (fate >= 300 && fate < 480) {
        must(tx.deliveries().put(
            Delivery{.id = deliveryIdFor(draft),
                     .draft = draft,
                     .revision = head->id,
                     .contentHash = {},
                     .by = m_sam.id,
                     .means = u"eml"_s,
                     .target = u"p.eml"_s,
                     .outcome = fate < 305 ? DeliveryOutcome::Unknown : DeliveryOutcome::Delivered,
                     .at = begin.addSecs(at + 3)}));
    }
}

void Seeder::draft(store::Transaction& tx, int n)
{
    const auto at = static_cast<size_t>(n / draftsEach - m_firstPerson);
    const Prospect& prospect = m_people[at];
    const int sequence = static_cast<int>(at) % segmentCount;
    const int position = 1 + n % draftsEach;
    const Draft draft{
        .id = DraftId(numbered("draft:", n)),
        .prospect = prospect.id,
        .step = StepId(numbered("step:", sequence * stepsEach + position)),
        .channel = allChannels[static_cast<size_t>(sequence + position) % allChannels.size()],
        .externalId = {},
        .priority = m_words.below(10),
        .due = m_words.chance(700) ? std::optional(QDate(2026, 11, 1).addDays(m_words.below(90)))
                                   : std::nullopt};
    must(tx.drafts().put(draft));
    if (m_words.chance(3))
        return;
    Revision revision;
    revision.draft = draft.id;
    revision.author = m_worker.id;
    revision.origin = Origin::Generated;
    const QString company = accountOf(n / draftsEach).name;
    revision.subject = draft.channel == Channel::Email ? m_words.subject(company) : QString();
    revision.text = m_words.copy(prospect.given, company, prospect.owner);
    revision.citations = {{u"s1"_s, m_signals[at].id},
                          {u"r1"_s, m_research[at].id},
                          {u"k1"_s, m_knowledge[static_cast<size_t>(m_words.below(60))].id}};
    revision.at = begin.addSecs(n % 500000);
    revision = sealed(revision);
    must(tx.drafts().put(revision));
    Generation generation;
    generation.draft = draft.id;
    generation.revision = revision.id;
    generation.by = m_worker.id;
    generation.provider = u"builtin"_s;
    generation.plan = uR"({"hook":"s1","structure":"signal-first"})"_s;
    generation.at = revision.at;
    must(tx.drafts().put(sealed(generation)));
    findings(tx, revision);
    decide(tx, draft.id, n % 500000);
}

void Seeder::drafts(store::Transaction& tx, int from, int to)
{
    for (int n = from; n < to; ++n)
        draft(tx, n);
}

template<class Work>
double written(store::Workspace& workspace, Work work)
{
    return timed([&] {
               must(workspace.writeNow([&work](store::Transaction& tx) -> Result<void> {
                   tx.setOrigin(store::WriteOrigin::Server);
                   tx.deferSearch();
                   work(tx);
                   return {};
               }));
           })
        .wall;
}

void catchUp(store::Workspace& workspace)
{
    qint64 left = 1;
    while (left > 0) {
        const Result<qint64> rest = workspace.writeNow(
            [](store::Transaction& tx) { return store::catchUpSearch(tx, 20000); });
        must(rest);
        left = *rest;
    }
}

} // namespace

bool seed(const QString& file, int drafts)
{
    const store::Surroundings surroundings{
        std::make_shared<SystemClock>(),
        std::make_shared<store::FileDeviceKeys>(QString(file + u".devices"_s))};
    Result<std::unique_ptr<store::Workspace>> made = store::Workspace::create(file, surroundings);
    if (!made) {
        std::printf("%s: %s\n", qPrintable(file), qPrintable(made.error().id));
        return false;
    }
    store::Workspace& workspace = **made;
    Seeder seeder(drafts);
    written(workspace, [&](store::Transaction& tx) {
        seeder.playbook(tx);
        // All of it comes as from a server; without this the log would let none of it out.
        must(tx.audit().append({userIdFor(u"Mara Lind"_s), u"team.join"_s, u"team"_s}));
    });
    double peopleTime = 0;
    double draftTime = 0;
    for (int from = 0; from < drafts; from += atOnce) {
        const int to = std::min(drafts, from + atOnce);
        peopleTime += written(workspace, [&](store::Transaction& tx) {
            seeder.people(tx, from / draftsEach, (to + draftsEach - 1) / draftsEach);
        });
        draftTime +=
            written(workspace, [&](store::Transaction& tx) { seeder.drafts(tx, from, to); });
        std::printf("\r%d of %d drafts", to, drafts);
        std::fflush(stdout);
    }
    const double searchTime = timed([&] { catchUp(workspace); }).wall;
    must(workspace.checkpoint());
    std::printf("\npeople %.1f s, drafts %.1f s, search index %.1f s, file %.2f GB\n",
                peopleTime / 1000, draftTime / 1000, searchTime / 1000,
                static_cast<double>(QFileInfo(file).size()) / 1e9);
    return true;
}

} // namespace countersign::bench
