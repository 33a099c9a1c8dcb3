// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/support/random_world.h"

#include "app/domain/document.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/suppression_key.h"
#include "app/store/history.h"
#include "app/store/repositories.h"
#include "tests/unit/store/support/temp_workspace.h"

using namespace Qt::StringLiterals;

namespace countersign::store::testing {

namespace {

QString numbered(const char* text, int n)
{
    return QString(QString::fromUtf8(text) + QString::number(n));
}

const char* const industries[] = {"Food", "Pharma", "Flowers"};
const char* const languages[] = {"", "en", "de", "de-AT", "fr"};
const char* const owners[] = {"", "Wren Hallatt", "Jonas Ettel"};
const char* const checks[] = {"accuracy.unsupported", "boundary.violation", "ask.count",
                              "style.length"};

} // namespace

SegmentId worldSegment(int n)
{
    return SegmentId(numbered("segment:", n));
}

StepId worldStep(int n)
{
    return StepId(numbered("step:", n));
}

PersonaId worldPersona(int n)
{
    return PersonaId(numbered("persona:", n));
}

const std::vector<User>& worldUsers()
{
    static const std::vector<User> users{
        user(u"Mara Lind"_s, Role::Reviewer), user(u"Ingrid Falk"_s, Role::Manager),
        user(u"Sam Ortiz"_s, Role::Sdr), user(u"Priya Rao"_s, Role::Manager)};
    return users;
}

int RandomWorld::below(int n)
{
    return static_cast<int>(m_random() % static_cast<quint32>(n));
}

DraftId RandomWorld::someDraft()
{
    return m_drafts[static_cast<size_t>(below(static_cast<int>(m_drafts.size())))];
}

const User& RandomWorld::somebody()
{
    return worldUsers()[static_cast<size_t>(below(static_cast<int>(worldUsers().size())))];
}

void RandomWorld::set(Transaction& tx, const QString& subject, ControlKind kind,
                      const QString& value)
{
    std::vector<ControlId> seen;
    for (const Control& before : tx.controls().ofSubject(subject, kind)) {
        // Now and then two people set a thing without having seen each other's.
        if (below(5) > 0)
            seen.push_back(before.id);
    }
    Control set = control(subject, kind, value, worldUsers()[1], seen);
    set.at = moment(++m_ticks);
    must(tx.controls().put(sealed(set)));
}

void RandomWorld::begin(Transaction& tx)
{
    for (const User& user : worldUsers())
        must(tx.users().put(user));
    for (int n = 0; n < worldSegments; ++n) {
        must(tx.segments().put(
            Segment{.id = worldSegment(n), .name = numbered("Segment ", n), .directives = {}}));
        setFilter(tx);
        setMode(tx);
    }
    for (int n = 0; n < 2; ++n)
        must(tx.personas().put(Persona{.id = worldPersona(n),
                                       .name = numbered("Persona ", n),
                                       .accountableFor = {},
                                       .caresAbout = {},
                                       .titlePatterns = {}}));
    for (int n = 0; n < worldSteps; ++n)
        must(tx.sequences().put(Step{.id = worldStep(n),
                                     .sequence = SequenceId(u"sequence:s"_s),
                                     .position = n + 1,
                                     .channel = Channel::Email,
                                     .purpose = {},
                                     .daysAfter = 1}));
    for (int n = 0; n < worldAccounts; ++n) {
        Account firm = account(n);
        firm.industry = QString::fromLatin1(industries[n % 3]);
        must(tx.accounts().put(firm));
    }
    for (int n = 0; n < worldEvidence; ++n)
        must(tx.evidence().put(evidence(n)));
    for (int n = 0; n < worldProspects; ++n) {
        Prospect person = prospect(n);
        person.account = account(n % worldAccounts).id;
        must(tx.prospects().put(person));
    }
    for (int n = 0; n < worldDrafts; ++n) {
        m_drafts.push_back(draft(n).id);
        Draft made = draft(n);
        made.prospect = prospect(n % worldProspects).id;
        if (n % 3 > 0)
            made.step = worldStep(n % worldSteps);
        must(tx.drafts().put(made));
        if (n % 10 > 0) {
            const Revision first = revision(made.id, worldUsers()[2].id, numbered("Hi Ada, ", n));
            must(tx.drafts().put(first));
            must(tx.checked().put({.draft = made.id, .revision = first.id}));
        }
    }
}

void RandomWorld::step(Transaction& tx)
{
    struct Chance {
        Event event;
        int weight;
    };
    static const Chance chances[] = {
        {&RandomWorld::write, 10},        {&RandomWorld::writeBeside, 1},
        {&RandomWorld::generate, 6},      {&RandomWorld::check, 14},
        {&RandomWorld::decide, 26},       {&RandomWorld::takeBack, 3},
        {&RandomWorld::dismiss, 4},       {&RandomWorld::withdrawEvidence, 1},
        {&RandomWorld::suppress, 1},      {&RandomWorld::lift, 2},
        {&RandomWorld::deliver, 3},       {&RandomWorld::reply, 1},
        {&RandomWorld::setMode, 3},       {&RandomWorld::calibrate, 3},
        {&RandomWorld::setFilter, 2},     {&RandomWorld::setOrder, 2},
        {&RandomWorld::setTier, 2},       {&RandomWorld::setApprovers, 8},
        {&RandomWorld::setRegulated, 2},  {&RandomWorld::changePerson, 4},
        {&RandomWorld::changeAccount, 2}, {&RandomWorld::changeDraft, 4},
        {&RandomWorld::flagTwins, 1},     {&RandomWorld::renameSegment, 3},
    };
    int all = 0;
    for (const Chance& chance : chances)
        all += chance.weight;
    int drawn = below(all);
    for (const Chance& chance : chances) {
        drawn -= chance.weight;
        if (drawn < 0)
            return (this->*chance.event)(tx);
    }
}

void RandomWorld::write(Transaction& tx)
{
    const DraftId id = someDraft();
    std::vector<RevisionId> parents;
    for (const Revision& head : tx.drafts().headsOf(id))
        parents.push_back(head.id);
    const int n = below(worldEvidence);
    Revision written = revision(id, somebody().id,
                                QString(numbered("Hi Ada, it opened ", below(1000)) + u" [@r1]."),
                                parents, {{u"r1"_s, evidence(n).id}});
    written.at = moment(++m_ticks);
    must(tx.drafts().put(sealed(written)));
}

void RandomWorld::writeBeside(Transaction& tx)
{
    const DraftId id = someDraft();
    const std::vector<Revision> all = tx.drafts().revisionsOf(id);
    if (all.empty())
        return;
    Revision written =
        revision(id, somebody().id, numbered("Beside ", below(1000)), all.front().parents);
    written.at = moment(++m_ticks);
    must(tx.drafts().put(sealed(written)));
}

void RandomWorld::generate(Transaction& tx)
{
    if (const std::optional<Revision> head = tx.drafts().headOf(someDraft()))
        must(tx.drafts().put(generation(*head, user(u"Worker"_s, Role::Worker).id)));
}

void RandomWorld::check(Transaction& tx)
{
    const std::optional<Revision> head = tx.drafts().headOf(someDraft());
    if (!head)
        return;
    CheckedRevision checked{.draft = head->draft, .revision = head->id};
    for (int n = below(2) * below(4); n > 0; --n)
        checked.findings.push_back(finding(QString::fromLatin1(checks[below(4)]),
                                           static_cast<Severity>(below(3)),
                                           numbered("words ", below(3))));
    must(tx.checked().put(checked));
}

void RandomWorld::decide(Transaction& tx)
{
    static const Verdict verdicts[] = {Verdict::Approve, Verdict::Approve, Verdict::Approve,
                                       Verdict::SignOff, Verdict::SignOff, Verdict::RequestChanges,
                                       Verdict::Reject};
    const policy::DraftHistory history = must(historyOf(tx, someDraft()));
    if (!policy::headOf(history))
        return;
    const std::set<UserId>& named = history.governance.approvers;
    const bool signs = !named.empty() && policy::standingOf(history).approved && below(3) > 0;
    const User by = signs ? *tx.users().find(*named.begin()) : somebody();
    Decision made = decision(history, signs ? Verdict::SignOff : verdicts[below(7)], by, ++m_ticks);
    if (below(4) == 0)
        made.after.clear();
    must(tx.decisions().put(sealed(made)));
}

void RandomWorld::takeBack(Transaction& tx)
{
    const policy::DraftHistory history = must(historyOf(tx, someDraft()));
    if (history.decisions.empty())
        return;
    const User& who = somebody();
    Decision back =
        decision(history, below(2) ? Verdict::Withdraw : Verdict::Reverse, who, ++m_ticks);
    back.target =
        history.decisions[static_cast<size_t>(below(static_cast<int>(history.decisions.size())))]
            .id;
    must(tx.decisions().put(sealed(back)));
}

void RandomWorld::dismiss(Transaction& tx)
{
    const policy::DraftHistory history = must(historyOf(tx, someDraft()));
    const Revision* head = policy::headOf(history);
    if (!head || !history.findings || history.findings->empty())
        return;
    Dismissal aside = dismissal(*head, history.findings->front(), somebody().id);
    aside.at = moment(++m_ticks);
    must(tx.decisions().put(sealed(aside)));
}

void RandomWorld::withdrawEvidence(Transaction& tx)
{
    if (below(3) > 0)
        return;
    must(tx.evidence().put(sealed(Withdrawal{.id = {},
                                             .evidence = evidence(below(worldEvidence)).id,
                                             .by = somebody().id,
                                             .reason = {},
                                             .at = moment(++m_ticks)})));
}

void RandomWorld::suppress(Transaction& tx)
{
    if (below(3) > 0)
        return;
    const Prospect person = *tx.prospects().find(prospect(below(worldProspects)).id);
    const SuppressionKind kind = below(2) ? SuppressionKind::Email : SuppressionKind::Phone;
    const QString value = kind == SuppressionKind::Email ? person.email : person.phone;
    const std::vector<Channel> channels =
        below(2) ? std::vector<Channel>() : std::vector{Channel::Email};
    Suppression entry = suppression(tx.settings().teamKey(), kind, policy::normalForm(kind, value),
                                    somebody().id, channels);
    entry.at = moment(++m_ticks);
    must(tx.suppressions().put(sealed(entry)));
}

void RandomWorld::lift(Transaction& tx)
{
    const std::vector<Suppression> all = tx.suppressions().list({});
    if (all.empty())
        return;
    const auto at = static_cast<size_t>(below(static_cast<int>(all.size())));
    must(tx.suppressions().put(sealed(Lift{.id = {},
                                           .suppression = all[at].id,
                                           .by = worldUsers()[1].id,
                                           .reason = {},
                                           .at = moment(++m_ticks)})));
}

void RandomWorld::deliver(Transaction& tx)
{
    const DraftId id = someDraft();
    const std::optional<Revision> head = tx.drafts().headOf(id);
    if (!head)
        return;
    must(tx.deliveries().put(Delivery{.id = deliveryIdFor(id),
                                      .draft = id,
                                      .revision = head->id,
                                      .contentHash = {},
                                      .by = somebody().id,
                                      .means = u"eml"_s,
                                      .target = {},
                                      .outcome = static_cast<DeliveryOutcome>(below(4)),
                                      .at = moment(++m_ticks)}));
}

void RandomWorld::reply(Transaction& tx)
{
    if (below(4) > 0)
        return;
    must(tx.deliveries().put(sealed(Reply{.id = {},
                                          .prospect = prospect(below(worldProspects)).id,
                                          .by = somebody().id,
                                          .text = u"Later"_s,
                                          .optOut = false,
                                          .at = moment(++m_ticks)})));
}

void RandomWorld::setMode(Transaction& tx)
{
    set(tx, worldSegment(below(worldSegments)).text(), ControlKind::Mode,
        toText(static_cast<Mode>(below(3))));
}

void RandomWorld::calibrate(Transaction& tx)
{
    const Revision any = revision(someDraft(), worldUsers()[2].id, u"Hi"_s);
    const QString recipe = policy::recipeOf(generation(any, worldUsers()[2].id));
    policy::Calibration calibration;
    if (below(3) > 0)
        calibration.recipes.insert(recipe);
    set(tx, worldSegment(below(worldSegments)).text(), ControlKind::Calibration,
        policy::toJsonText(calibration));
}

void RandomWorld::setFilter(Transaction& tx)
{
    const QString value =
        below(3) ? filterJson(u"account.industry"_s, QString::fromLatin1(industries[below(3)]))
                 : filterJson(u"prospect.persona"_s, numbered("Persona ", below(2)));
    set(tx, worldSegment(below(worldSegments)).text(), ControlKind::Filter,
        below(6) ? value : filterJson(u"account.tier"_s, u"strategic"_s));
}

void RandomWorld::setOrder(Transaction& tx)
{
    set(tx, worldSegment(below(worldSegments)).text(), ControlKind::Order,
        QString::number(1 + below(3)));
}

void RandomWorld::setTier(Transaction& tx)
{
    set(tx, account(below(worldAccounts)).id.text(), ControlKind::Tier,
        toText(static_cast<Tier>(below(5))));
}

void RandomWorld::setApprovers(Transaction& tx)
{
    const QString subject = below(2) ? account(below(worldAccounts)).id.text()
                                     : worldSegment(below(worldSegments)).text();
    set(tx, subject, ControlKind::Approvers, below(4) ? somebody().id.text() : QString());
}

void RandomWorld::setRegulated(Transaction& tx)
{
    set(tx, worldStep(below(worldSteps)).text(), ControlKind::Regulated,
        below(2) ? u"true"_s : u"false"_s);
}

void RandomWorld::changePerson(Transaction& tx)
{
    Prospect person = *tx.prospects().find(prospect(below(worldProspects)).id);
    switch (below(6)) {
    case 0:
        person.email = below(3) ? numbered("new", below(100)) + u"@rook.example" : QString();
        break;
    case 1:
        person.account = below(4) ? std::optional(account(below(worldAccounts)).id) : std::nullopt;
        break;
    case 2:
        person.persona = below(3) ? std::optional(worldPersona(below(2))) : std::nullopt;
        break;
    case 3:
        person.language = QString::fromLatin1(languages[below(5)]);
        break;
    case 4:
        person.owner = QString::fromLatin1(owners[below(3)]);
        break;
    default:
        person.name = numbered("Ada Rook ", below(100));
    }
    must(tx.prospects().put(person));
}

void RandomWorld::changeAccount(Transaction& tx)
{
    Account firm = account(below(worldAccounts));
    firm.name = numbered("Works ", below(10));
    firm.industry = QString::fromLatin1(industries[below(3)]);
    must(tx.accounts().put(firm));
}

void RandomWorld::changeDraft(Transaction& tx)
{
    Draft changed = *tx.drafts().find(someDraft());
    switch (below(4)) {
    case 0:
        changed.priority = below(10);
        break;
    case 1:
        changed.due = below(3) ? std::optional(QDate(2026, 12, 1).addDays(below(5))) : std::nullopt;
        break;
    case 2:
        changed.step = below(4) ? std::optional(worldStep(below(worldSteps))) : std::nullopt;
        break;
    default:
        changed.channel =
            below(6) ? std::optional(allChannels[static_cast<size_t>(below(5))]) : std::nullopt;
    }
    must(tx.drafts().put(changed));
}

void RandomWorld::flagTwins(Transaction& tx)
{
    const int a = below(worldProspects);
    const int b = (a + 1 + below(worldProspects - 1)) % worldProspects;
    if (below(2))
        must(tx.prospects().flagTwins(prospect(a).id, prospect(b).id));
    else
        must(tx.prospects().decideTwins(prospect(a).id, prospect(b).id, TwinVerdict::TwoPeople));
}

void RandomWorld::renameSegment(Transaction& tx)
{
    Segment segment = *tx.segments().find(worldSegment(below(worldSegments)));
    segment.name = numbered("Segment ", below(4));
    must(tx.segments().put(segment));
}

} // namespace countersign::store::testing
