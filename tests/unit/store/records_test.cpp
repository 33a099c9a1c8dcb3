// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/suppression_key.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

QString phone(const QString& number)
{
    return policy::normalForm(SuppressionKind::Phone, number);
}

} // namespace

/// The records that people keep: accounts, prospects, personas, segments, sequences, knowledge, users,
/// settings.
class RecordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void accountsComeBackAsTheyWerePut();
    void accountsAreFoundByNameAndDomain();
    void prospectsComeBackAsTheyWerePut();
    void prospectsAreFoundInEveryWay();
    void changedProspectIsFoundByItsNewValuesOnly();
    void renamedAccountIsFoundWithItsPeople();
    void accountThatComesAfterItsPeople();
    void listsRunFromTheNewest();
    void listsAreSearchedInOneForm();
    void puttingTwiceChangesNothing();
    void idsOfAnotherKindAreRefused();
    void twinsAreFlaggedOnce();
    void playbookComesBack();
    void stepsWithoutAChannelAreListed();
    void knowledgeComesBackAndGoes();
    void usersAreResolvedByAnyName();
    void rulesAreKeptByName();
    void brokenRulesAreRefused();
    void teamKeyFindsPeopleAnew();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void RecordsTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void RecordsTest::accountsComeBackAsTheyWerePut()
{
    Account wanted = account(1);
    wanted.custom = {{u"Fleet"_s, u"=SUM(A1) \"12\""_s}, {u"Größe"_s, u"1 120"_s}};
    m_workspace->write([&](Transaction& tx) {
        QCOMPARE(must(tx.accounts().put(wanted)), Put::Added);
        QCOMPARE(must(tx.accounts().put(wanted)), Put::Unchanged);
    });
    m_workspace->reopen();
    QCOMPARE(m_workspace->read([&](Reader& reader) { return reader.accounts().find(wanted.id); }),
             std::optional(wanted));
    QVERIFY(!m_workspace->read(
        [](Reader& reader) { return reader.accounts().find(AccountId(u"account:no"_s)); }));
}

void RecordsTest::accountsAreFoundByNameAndDomain()
{
    m_workspace->write([](Transaction& tx) {
        Account first = account(1);
        first.name = u"Nordlicht  PUMPEN"_s;
        must(tx.accounts().put(first));
        must(tx.accounts().put(account(2)));
        QCOMPARE(tx.accounts().byName(u"nordlicht pumpen"_s), std::vector{first.id});
        QCOMPARE(tx.accounts().byDomain(u"rook2.example"_s), std::vector{account(2).id});
        QVERIFY(tx.accounts().byDomain(QString()).empty());
        QVERIFY(tx.accounts().byName(u"Rook Works 1"_s).empty());
        QCOMPARE(tx.accounts().count(), 2);
    });
}

void RecordsTest::prospectsComeBackAsTheyWerePut()
{
    Prospect wanted = prospect(12);
    wanted.persona = PersonaId(u"persona:cfo"_s);
    wanted.name = u"Łucja Żak-O’Driscoll"_s;
    wanted.timeZone = u"Europe/Warsaw"_s;
    wanted.notes = u"line one\nline \"two\" 🙂"_s;
    m_workspace->write([&](Transaction& tx) {
        must(tx.accounts().put(account(1)));
        QCOMPARE(must(tx.prospects().put(wanted)), Put::Added);
    });
    m_workspace->reopen();
    QCOMPARE(m_workspace->read([&](Reader& reader) { return reader.prospects().find(wanted.id); }),
             std::optional(wanted));
}

void RecordsTest::prospectsAreFoundInEveryWay()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.accounts().put(account(1)));
        for (int n = 10; n < 14; ++n)
            must(tx.prospects().put(prospect(n)));
        const std::vector wanted{prospect(12).id};
        const Prospects& people = tx.prospects();
        QCOMPARE(people.byExternalId(u"Record ID"_s, u"8012"_s), wanted);
        QVERIFY(people.byExternalId(u"Lead ID"_s, u"8012"_s).empty());
        QCOMPARE(people.byEmail(u" ADA12@Rook.example"_s), wanted);
        QCOMPARE(people.byProfileUrl(u"http://linkedin.example/in/ada12/?src=x"_s), wanted);
        QCOMPARE(people.byNameAndCompany(u"ada  rook 12"_s, u"ROOK WORKS 1"_s), wanted);
        QVERIFY(people.byNameAndCompany(u"ada rook 12"_s, u"Rook Works 2"_s).empty());
        QCOMPARE(people.matching(SuppressionKind::Phone, phone(u"+353 1555 0112"_s)), wanted);
        QCOMPARE(people.byName(u"Ada Rook 12"_s), wanted);
        QCOMPARE(people.matching(SuppressionKind::Domain, u"rook.example"_s).size(), size_t(4));
        QVERIFY(people.byEmail(QString()).empty());
        QVERIFY(people.matching(SuppressionKind::Phone, QString()).empty());
        QCOMPARE(people.ofAccount(account(1).id).size(), size_t(4));
    });
}

void RecordsTest::changedProspectIsFoundByItsNewValuesOnly()
{
    m_workspace->write([](Transaction& tx) {
        Prospect changed = prospect(1);
        must(tx.prospects().put(changed));
        changed.email = u"rook@new.example"_s;
        QCOMPARE(must(tx.prospects().put(changed)), Put::Changed);
        QVERIFY(tx.prospects().byEmail(prospect(1).email).empty());
        QCOMPARE(tx.prospects().byEmail(changed.email), std::vector{changed.id});
        QCOMPARE(tx.prospects().matching(SuppressionKind::Phone, phone(changed.phone)),
                 std::vector{changed.id});
    });
}

void RecordsTest::renamedAccountIsFoundWithItsPeople()
{
    m_workspace->write([](Transaction& tx) {
        Account firm = account(0);
        must(tx.accounts().put(firm));
        must(tx.prospects().put(prospect(1)));
        firm.name = u"Heron Works"_s;
        firm.domain = u"heron.example"_s;
        must(tx.accounts().put(firm));
        const std::vector wanted{prospect(1).id};
        QCOMPARE(tx.prospects().byNameAndCompany(prospect(1).name, u"Heron Works"_s), wanted);
        QVERIFY(tx.prospects().byNameAndCompany(prospect(1).name, account(0).name).empty());
        QCOMPARE(tx.prospects().matching(SuppressionKind::Domain, u"heron.example"_s), wanted);
        QVERIFY(tx.prospects().matching(SuppressionKind::Domain, u"rook0.example"_s).empty());
    });
}

void RecordsTest::accountThatComesAfterItsPeople()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        QCOMPARE(tx.prospects().find(prospect(1).id)->account, prospect(1).account);
        QVERIFY(!tx.accounts().find(account(0).id));
        QCOMPARE(tx.accounts().count(), 0);
        QCOMPARE(must(tx.accounts().put(account(0))), Put::Added);
        QCOMPARE(tx.prospects().byNameAndCompany(prospect(1).name, account(0).name),
                 std::vector{prospect(1).id});
    });
}

void RecordsTest::listsRunFromTheNewest()
{
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 7; ++n) {
            must(tx.accounts().put(account(n)));
            must(tx.prospects().put(prospect(n)));
        }
    });
    m_workspace->check([](Reader& reader) {
        const auto first = reader.prospects().list({}, {.limit = 3, .after = {}});
        QCOMPARE(first.size(), size_t(3));
        QCOMPARE(first.front().id, prospect(6).id);
        const auto second =
            reader.prospects().list({}, {.limit = 3, .after = first.back().id.text()});
        QCOMPARE(second.front().id, prospect(3).id);
        QCOMPARE(reader.prospects().list({}, {.limit = 0, .after = {}}).size(), size_t(7));
        const auto accounts = reader.accounts().list({.limit = 2, .after = account(5).id.text()});
        QCOMPARE(accounts.size(), size_t(2));
        QCOMPARE(accounts.front().id, account(4).id);
    });
}

void RecordsTest::listsAreSearchedInOneForm()
{
    m_workspace->write([](Transaction& tx) {
        Prospect decomposed = prospect(1);
        decomposed.name = u"Ma\u0308rz Mu\u0308ller"_s;
        must(tx.prospects().put(decomposed));
        must(tx.prospects().put(prospect(2)));
        const auto found =
            tx.prospects().list({.segment = {}, .account = {}, .search = u"MÄRZ"_s}, {});
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found.front().name, decomposed.name);
        QVERIFY(
            tx.prospects().list({.segment = {}, .account = {}, .search = u"100%"_s}, {}).empty());
    });
}

void RecordsTest::puttingTwiceChangesNothing()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.accounts().put(account(1)));
        must(tx.prospects().put(prospect(11)));
        const qint64 before = tx.changes().count();
        QCOMPARE(must(tx.accounts().put(account(1))), Put::Unchanged);
        QCOMPARE(must(tx.prospects().put(prospect(11))), Put::Unchanged);
        QCOMPARE(tx.changes().count(), before);
    });
}

void RecordsTest::idsOfAnotherKindAreRefused()
{
    m_workspace->write([](Transaction& tx) {
        Account wrong = account(1);
        wrong.id = AccountId(u"prospect:a1"_s);
        QCOMPARE(tx.accounts().put(wrong).error().id, u"document.id"_s);
        wrong.id = AccountId(u"account:"_s);
        QCOMPARE(tx.accounts().put(wrong).error().code, ErrorCode::BadInput);
    });
}

void RecordsTest::twinsAreFlaggedOnce()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        must(tx.prospects().put(prospect(2)));
        const ProspectId a = prospect(1).id;
        const ProspectId b = prospect(2).id;
        QCOMPARE(must(tx.prospects().flagTwins(b, a)), Put::Added);
        QCOMPARE(must(tx.prospects().flagTwins(a, b)), Put::Unchanged);
        QVERIFY(tx.prospects().hasUndecidedTwin(a));
        QVERIFY(tx.prospects().hasUndecidedTwin(b));
        QCOMPARE(tx.prospects().undecidedTwins(10).size(), size_t(1));
        must(tx.prospects().decideTwins(a, b, TwinVerdict::TwoPeople));
        QCOMPARE(must(tx.prospects().flagTwins(a, b)), Put::Unchanged);
        QVERIFY(!tx.prospects().hasUndecidedTwin(a));
        QVERIFY(tx.prospects().undecidedTwins(10).empty());
        QCOMPARE(tx.prospects().flagTwins(a, a).error().id, u"prospect.unknown"_s);
    });
}

void RecordsTest::playbookComesBack()
{
    const Persona cfo{.id = PersonaId(u"persona:cfo"_s),
                      .name = u"CFO"_s,
                      .accountableFor = {u"write-offs"_s},
                      .caresAbout = {u"payback"_s, u"months"_s},
                      .titlePatterns = {u"\\bCFO\\b"_s}};
    const Segment food{
        .id = SegmentId(u"segment:food"_s), .name = u"Food"_s, .directives = {u"D02"_s}};
    const Sequence warm{
        .id = SequenceId(u"sequence:warm"_s), .name = u"Warm dock"_s, .segment = food.id};
    const Step first{.id = StepId(u"step:1"_s),
                     .sequence = warm.id,
                     .position = 1,
                     .channel = Channel::Phone,
                     .purpose = u"name the dock"_s,
                     .daysAfter = 0};
    m_workspace->write([&](Transaction& tx) {
        QCOMPARE(must(tx.sequences().put(first)), Put::Added);
        QCOMPARE(must(tx.sequences().put(warm)), Put::Added);
        QCOMPARE(must(tx.segments().put(food)), Put::Added);
        QCOMPARE(must(tx.personas().put(cfo)), Put::Added);
        QCOMPARE(must(tx.personas().put(cfo)), Put::Unchanged);
    });
    m_workspace->reopen();
    m_workspace->check([&](Reader& reader) {
        QCOMPARE(reader.personas().find(cfo.id), std::optional(cfo));
        QCOMPARE(reader.personas().byName(u"cfo"_s), std::optional(cfo));
        QCOMPARE(reader.segments().byName(u"food"_s), std::optional(food));
        QCOMPARE(reader.segments().all(), std::vector{food});
        QCOMPARE(reader.sequences().find(warm.id), std::optional(warm));
        QCOMPARE(reader.sequences().step(first.id), std::optional(first));
        QCOMPARE(reader.sequences().stepsOf(warm.id), std::vector{first});
    });
}

void RecordsTest::stepsWithoutAChannelAreListed()
{
    m_workspace->write([](Transaction& tx) {
        Step step{.id = StepId(u"step:1"_s),
                  .sequence = SequenceId(u"sequence:s"_s),
                  .position = 1,
                  .channel = std::nullopt,
                  .purpose = {},
                  .daysAfter = 0};
        must(tx.sequences().put(step));
        QCOMPARE(tx.sequences().stepsWithoutChannel(), std::vector{step});
        step.channel = Channel::Email;
        QCOMPARE(must(tx.sequences().put(step)), Put::Changed);
        QVERIFY(tx.sequences().stepsWithoutChannel().empty());
    });
}

void RecordsTest::knowledgeComesBackAndGoes()
{
    const Boundary boundary{.id = BoundaryId(u"boundary:b3"_s),
                            .label = u"B03"_s,
                            .title = u"No guarantee"_s,
                            .kind = BoundaryKind::Regex,
                            .pattern = u"\\bguarantee\\b"_s,
                            .reason = u"legal"_s,
                            .probe = u"We guarantee it."_s};
    const Directive directive{.id = DirectiveId(u"directive:d4"_s),
                              .label = u"D04"_s,
                              .text = u"Celsius only"_s,
                              .segment = SegmentId(u"segment:pharma"_s)};
    m_workspace->write([&](Transaction& tx) {
        QCOMPARE(must(tx.knowledge().put(boundary)), Put::Added);
        QCOMPARE(must(tx.knowledge().put(directive)), Put::Added);
        QCOMPARE(must(tx.knowledge().put(directive)), Put::Unchanged);
        QCOMPARE(tx.knowledge().boundaryByLabel(u"b03"_s), std::optional(boundary));
        QCOMPARE(tx.knowledge().directiveByLabel(u"D04"_s), std::optional(directive));
        const qint64 before = tx.changes().count();
        must(tx.knowledge().remove(boundary.id));
        must(tx.knowledge().remove(boundary.id));
        QVERIFY(tx.knowledge().boundaries().empty());
        QCOMPARE(tx.changes().count(), before + 1);
        const std::vector<Change> changes = tx.changes().waiting(0, 10);
        QCOMPARE(changes.back().op, ChangeOp::Delete);
        QCOMPARE(changes.back().document, boundary.id.text());
    });
}

void RecordsTest::usersAreResolvedByAnyName()
{
    m_workspace->write([](Transaction& tx) {
        const User mara = user(u"Mara Žák"_s, Role::Reviewer);
        must(tx.users().put(mara));
        must(tx.users().put(user(u"Ingrid Falk"_s, Role::Manager)));
        QCOMPARE(must(tx.users().resolve(u"mara žák"_s)), mara);
        QCOMPARE(must(tx.users().resolve(mara.id.text())), mara);
        QCOMPARE(must(tx.users().resolve(mara.email.toUpper())), mara);
        QCOMPARE(tx.users().resolve(u"Otto"_s).error().id, u"user.unknown"_s);
        User namesake = mara;
        namesake.id = UserId(u"user:mara-2"_s);
        must(tx.users().put(namesake));
        const Result<User> both = tx.users().resolve(u"Mara Žák"_s);
        QCOMPARE(both.error().code, ErrorCode::Ambiguous);
        QCOMPARE(both.error().candidates.size(), 2);
    });
}

void RecordsTest::rulesAreKeptByName()
{
    m_workspace->write([](Transaction& tx) {
        QCOMPARE(tx.settings().value(u"rules.email_words_max"_s), std::optional(u"150"_s));
        QCOMPARE(must(tx.settings().set(u"rules.email_words_max"_s, u" 120 "_s)), Put::Changed);
        QCOMPARE(must(tx.settings().set(u"rules.swap_blocker"_s, u"0.2"_s)), Put::Changed);
        QCOMPARE(must(tx.settings().set(u"rules.vendor"_s, u"Thawline"_s)), Put::Changed);
        QCOMPARE(must(tx.settings().set(u"delivery.folder"_s, u"out"_s)), Put::Added);
    });
    m_workspace->reopen();
    m_workspace->write([](Transaction& tx) {
        Rules rules = tx.settings().rules();
        QCOMPARE(rules.emailWordsMax, 120);
        QCOMPARE(rules.swapBlocker, 0.2);
        QCOMPARE(rules.vendor, u"Thawline"_s);
        QCOMPARE(tx.settings().all().at(u"rules.sms_segments"_s), u"1"_s);
        QCOMPARE(tx.settings().all().at(u"delivery.folder"_s), u"out"_s);
        QVERIFY(!tx.settings().all().contains(u"_team_key"_s));
        rules.emailWordsMax = Rules().emailWordsMax;
        QCOMPARE(must(tx.settings().put(rules)), Put::Changed);
        QCOMPARE(must(tx.settings().put(rules)), Put::Unchanged);
        QCOMPARE(tx.settings().rules(), rules);
    });
}

void RecordsTest::brokenRulesAreRefused()
{
    m_workspace->write([](Transaction& tx) {
        for (const auto& [key, value] :
             {std::pair{"rules.email_words_max", "many"}, std::pair{"rules.email_words_max", "-1"},
              std::pair{"rules.swap_blocker", "nan"},
              std::pair{"rules.sms_opt_out_required", "yes"}}) {
            const Result<Put> refused =
                tx.settings().set(QString::fromLatin1(key), QString::fromLatin1(value));
            const bool isNumber = QByteArray(value) == "-1";
            QCOMPARE(refused.error().id, isNumber ? u"setting.range"_s : u"setting.value"_s);
            QCOMPARE(refused.error().where, QString::fromLatin1(key));
        }
        QCOMPARE(tx.settings().set(u"rules.nothing"_s, u"1"_s).error().id, u"setting.unknown"_s);
        QCOMPARE(tx.settings().rules(), Rules());
    });
}

void RecordsTest::teamKeyFindsPeopleAnew()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.accounts().put(account(0)));
        must(tx.prospects().put(prospect(1)));
        must(tx.settings().setTeamKey(QByteArray(32, 'k')));
        QCOMPARE(tx.prospects().byEmail(prospect(1).email), std::vector{prospect(1).id});
        QCOMPARE(tx.prospects().byNameAndCompany(prospect(1).name, account(0).name),
                 std::vector{prospect(1).id});
    });
}

QTEST_GUILESS_MAIN(RecordsTest)
#include "records_test.moc"
