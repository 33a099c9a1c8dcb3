// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/history.h"
#include "app/store/search_index.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);
const User ingrid = user(u"Ingrid Falk"_s, Role::Manager);
const User priya = user(u"Priya Rao"_s, Role::Manager);
const User sam = user(u"Sam Ortiz"_s, Role::Sdr);
const SegmentId food(u"segment:food"_s);

/// Draft n with a checked text by Sam.
void putDraft(Transaction& tx, int n, const QString& text = u"Hi Ada"_s)
{
    must(tx.prospects().put(prospect(n)));
    must(tx.drafts().put(draft(n)));
    const Revision first = revision(draft(n).id, sam.id, text);
    must(tx.drafts().put(first));
    must(tx.checked().put({.draft = draft(n).id, .revision = first.id}));
}

/// The segment that everybody is in, with this mode and these approvers.
void putSegment(Transaction& tx, const QString& mode, const UserId& approver)
{
    must(tx.accounts().put(account(0)));
    must(tx.segments().put(Segment{.id = food, .name = u"Food"_s, .directives = {}}));
    must(tx.controls().put(control(food.text(), ControlKind::Filter,
                                   filterJson(u"account.industry"_s, u"Food distribution"_s),
                                   ingrid)));
    must(tx.controls().put(control(food.text(), ControlKind::Mode, mode, ingrid)));
    must(tx.controls().put(control(food.text(), ControlKind::Approvers, approver.text(), ingrid)));
}

void decide(Transaction& tx, int n, Verdict verdict, const User& by, int minutes)
{
    must(tx.users().put(by));
    must(tx.decisions().put(decision(must(historyOf(tx, draft(n).id)), verdict, by, minutes)));
}

std::vector<DraftId> ids(const QueuePage& page)
{
    std::vector<DraftId> drafts;
    for (const QueueRow& row : page.rows)
        drafts.push_back(row.draft);
    return drafts;
}

std::vector<DraftId> found(const Session& session, const QString& typed)
{
    return ids(session.queue().page({.filter = {.search = typed}}));
}

} // namespace

/// What the queue shows and finds.
class QueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rowShowsEverything();
    void modeMovesEveryDraftAtOnce();
    void signatureFallsWithItsApprover();
    void waitsForMySignature();
    void pagesGoBothWays();
    void pagesStayGoodWhenDraftsGo();
    void rareCombinationIsReadInSteps();
    void unknownPropertiesFindNothing();
    void findingsOfTheOldTextNoLongerCount();
    void menusListWhatOccurs();
    void searchFindsBeginningsOfWords_data();
    void searchFindsBeginningsOfWords();
    void searchFindsOtherSpellings_data();
    void searchFindsOtherSpellings();
    void searchFollowsTheTextAndTheNames();
    void searchGoesTogetherWithOtherConditions();
    void marksAreNotFound();
    void deferredIndexFollows();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void QueueTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void QueueTest::rowShowsEverything()
{
    m_workspace->write([](Transaction& tx) {
        putSegment(tx, u"approval"_s, ingrid.id);
        must(tx.users().put(sam));
        must(tx.personas().put(Persona{.id = PersonaId(u"persona:quality"_s),
                                       .name = u"Head of Quality"_s,
                                       .accountableFor = {},
                                       .caresAbout = {},
                                       .titlePatterns = {}}));
        must(tx.sequences().put(Step{.id = StepId(u"step:2"_s),
                                     .sequence = SequenceId(u"sequence:s"_s),
                                     .position = 2,
                                     .channel = Channel::Sms,
                                     .purpose = {},
                                     .daysAfter = 1}));
        Prospect person = prospect(1);
        person.persona = PersonaId(u"persona:quality"_s);
        must(tx.prospects().put(person));
        Draft made = draft(1);
        made.step = StepId(u"step:2"_s);
        made.channel = Channel::Sms;
        made.priority = 8;
        made.due = QDate(2026, 12, 24);
        must(tx.drafts().put(made));
        const Revision first = revision(made.id, sam.id, u"Hi Ada"_s);
        must(tx.drafts().put(first));
        must(tx.checked().put({.draft = made.id,
                               .revision = first.id,
                               .findings = {finding(u"ask.count"_s, Severity::Warning),
                                            finding(u"accuracy.stale"_s, Severity::Warning),
                                            finding(u"accuracy.quote"_s, Severity::Blocker)}}));
    });
    m_workspace->check([](Reader& reader) {
        const QueueRow row = *reader.queue().row(draft(1).id, QueueSort::Due);
        QCOMPARE(row.prospect, prospect(1).id);
        QCOMPARE(row.account, std::optional(account(0).id));
        QCOMPARE(row.name, prospect(1).name);
        QCOMPARE(row.company, account(0).name);
        QCOMPARE(row.title, u"Head of Quality"_s);
        QCOMPARE(row.persona, u"Head of Quality"_s);
        QCOMPARE(row.language, u"en"_s);
        QCOMPARE(row.channel, std::optional(Channel::Sms));
        QCOMPARE(row.step, std::optional(2));
        QCOMPARE(row.segment, std::optional(food));
        QCOMPARE(row.segmentName, u"Food"_s);
        QCOMPARE(row.state, policy::ReviewState::Blocked);
        QCOMPARE(row.mode, Mode::Approval);
        QCOMPARE(row.blockers, 1);
        QCOMPARE(row.warnings, 2);
        QCOMPARE(row.notes, 0);
        QCOMPARE(row.worstCheck, u"accuracy.quote"_s);
        QCOMPARE(row.priority, 8);
        QCOMPARE(row.due, std::optional(QDate(2026, 12, 24)));
        QCOMPARE(row.subject, u"A question"_s);
        QCOMPARE(row.author, sam.id);
        QCOMPARE(row.authorName, sam.name);
        QCOMPARE(row.writtenAt, moment(0));
        QCOMPARE(row.revisions, 1);
    });
}

void QueueTest::modeMovesEveryDraftAtOnce()
{
    m_workspace->write([](Transaction& tx) {
        putSegment(tx, u"review"_s, ingrid.id);
        for (int n = 0; n < 5; ++n) {
            putDraft(tx, n);
            decide(tx, n, Verdict::Approve, mara, n);
        }
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().count({.states = {policy::ReviewState::Ready}}).n, 5);
    });
    m_workspace->write([](Transaction& tx) {
        const std::vector<Control> before = tx.controls().ofSubject(food.text(), ControlKind::Mode);
        must(tx.controls().put(
            control(food.text(), ControlKind::Mode, u"approval"_s, ingrid, {before.front().id})));
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().count({.states = {policy::ReviewState::Ready}}).n, 0);
        QCOMPARE(reader.queue().count({.states = {policy::ReviewState::NeedsSignOff}}).n, 5);
        QCOMPARE(reader.queue().state(draft(3).id), policy::ReviewState::NeedsSignOff);
    });
}

void QueueTest::signatureFallsWithItsApprover()
{
    m_workspace->write([](Transaction& tx) {
        putSegment(tx, u"approval"_s, ingrid.id);
        putDraft(tx, 1);
        decide(tx, 1, Verdict::Approve, mara, 1);
        decide(tx, 1, Verdict::SignOff, ingrid, 2);
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().state(draft(1).id), policy::ReviewState::Ready);
    });
    m_workspace->write([](Transaction& tx) {
        const std::vector<Control> before =
            tx.controls().ofSubject(food.text(), ControlKind::Approvers);
        must(tx.controls().put(control(food.text(), ControlKind::Approvers, priya.id.text(), ingrid,
                                       {before.front().id})));
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().state(draft(1).id), policy::ReviewState::NeedsSignOff);
    });
}

void QueueTest::waitsForMySignature()
{
    m_workspace->write([](Transaction& tx) {
        putSegment(tx, u"approval"_s, ingrid.id);
        for (int n = 0; n < 3; ++n)
            putDraft(tx, n);
        must(tx.drafts().put(
            revision(draft(2).id, ingrid.id, u"Hello"_s, {tx.drafts().headOf(draft(2).id)->id})));
        must(tx.checked().put(
            {.draft = draft(2).id, .revision = tx.drafts().headOf(draft(2).id)->id}));
        decide(tx, 1, Verdict::Approve, mara, 1);
        decide(tx, 2, Verdict::Approve, mara, 1);
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(ids(reader.queue().page({.filter = {.signer = ingrid.id}})),
                 std::vector{draft(1).id});
        QVERIFY(reader.queue().page({.filter = {.signer = priya.id}}).rows.empty());
    });
}

void QueueTest::pagesGoBothWays()
{
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 10; ++n) {
            Draft made = draft(n);
            made.priority = n / 2;
            must(tx.prospects().put(prospect(n)));
            must(tx.drafts().put(made));
        }
    });
    m_workspace->check([](Reader& reader) {
        QueueRequest request{.filter = {}, .limit = 4};
        const QueuePage first = reader.queue().page(request);
        QCOMPARE(ids(first), (std::vector{draft(8).id, draft(9).id, draft(6).id, draft(7).id}));
        QVERIFY(first.more);
        request.from = first.end;
        const QueuePage second = reader.queue().page(request);
        QCOMPARE(second.rows.front().draft, draft(4).id);
        request.from = second.rows.front().key;
        request.direction = Direction::Backward;
        const QueuePage back = reader.queue().page(request);
        QCOMPARE(ids(back), ids(first));
        QVERIFY(!back.more);
        request.from.reset();
        request.limit = 3;
        QCOMPARE(ids(reader.queue().page(request)),
                 (std::vector{draft(3).id, draft(0).id, draft(1).id}));
    });
}

void QueueTest::pagesStayGoodWhenDraftsGo()
{
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 6; ++n)
            putDraft(tx, n);
    });
    const QueueFilter todo{.states = {policy::ReviewState::NeedsReview}};
    const QueuePage first = m_workspace->read(
        [&todo](Reader& reader) { return reader.queue().page({.filter = todo, .limit = 2}); });
    m_workspace->write([&first](Transaction& tx) {
        must(tx.users().put(mara));
        const policy::DraftHistory history = must(historyOf(tx, first.rows.back().draft));
        must(tx.decisions().put(decision(history, Verdict::Approve, mara)));
    });
    m_workspace->check([&](Reader& reader) {
        const QueuePage second =
            reader.queue().page({.filter = todo, .from = first.end, .limit = 2});
        QCOMPARE(ids(second), (std::vector{draft(2).id, draft(3).id}));
        QVERIFY(!reader.queue().matches(first.rows.back().draft, todo));
        QVERIFY(reader.queue().matches(draft(3).id, todo));
    });
}

void QueueTest::rareCombinationIsReadInSteps()
{
    // More of each property than is sorted at once, and only the last draft has both.
    constexpr int many = 3400;
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < many; ++n) {
            Prospect person = prospect(n);
            person.account.reset();
            person.owner = n % 2 || n == many - 2 ? u"Wren Hallatt"_s : u"Jonas Ettel"_s;
            person.language = n % 2 ? u"en"_s : u"de"_s;
            person.phone.clear();
            must(tx.prospects().put(person));
            for (int twice = 0; twice < 2; ++twice) {
                Draft made = draft(n * 2 + twice);
                made.prospect = person.id;
                must(tx.drafts().put(made));
            }
        }
    });
    m_workspace->check([](Reader& reader) {
        QueueRequest request{.filter = {.languages = {u"de"_s}, .owner = u"Wren Hallatt"_s},
                             .limit = 5};
        std::vector<DraftId> all;
        int calls = 0;
        for (bool more = true; more; ++calls) {
            const QueuePage page = reader.queue().page(request);
            for (const QueueRow& row : page.rows)
                all.push_back(row.draft);
            more = page.more;
            request.from = page.end;
        }
        QCOMPARE(all, (std::vector{draft(2 * many - 4).id, draft(2 * many - 3).id}));
        QVERIFY(calls > 1);
        QCOMPARE(reader.queue().count(request.filter).n, 2);
    });
}

void QueueTest::unknownPropertiesFindNothing()
{
    m_workspace->write([](Transaction& tx) { putDraft(tx, 1); });
    m_workspace->check([](Reader& reader) {
        for (const QueueFilter& filter :
             {QueueFilter{.segments = {SegmentId(u"segment:no"_s)}},
              QueueFilter{.check = u"no.check"_s},
              QueueFilter{.account = AccountId(u"account:no"_s)},
              QueueFilter{.persona = PersonaId(u"persona:no"_s)},
              QueueFilter{.languages = {u"xx"_s}}, QueueFilter{.owner = u"Nobody"_s},
              QueueFilter{.signer = UserId(u"user:no"_s)},
              QueueFilter{.states = {policy::ReviewState::Conflict}}}) {
            QVERIFY(reader.queue().page({.filter = filter}).rows.empty());
            QCOMPARE(reader.queue().count(filter).n, 0);
            QVERIFY(!reader.queue().matches(draft(1).id, filter));
        }
        QVERIFY(!reader.queue().row(draft(9).id, QueueSort::Due));
    });
}

void QueueTest::findingsOfTheOldTextNoLongerCount()
{
    m_workspace->write([](Transaction& tx) {
        putDraft(tx, 1);
        const Revision first = *tx.drafts().headOf(draft(1).id);
        must(tx.checked().put({.draft = draft(1).id,
                               .revision = first.id,
                               .findings = {finding(u"accuracy.quote"_s, Severity::Blocker)}}));
        tx.settle();
        QCOMPARE(tx.checked().countsByCheck().at(u"accuracy.quote"_s), 1);
        QCOMPARE(tx.queue().count({.check = u"accuracy.quote"_s}).n, 1);
        const Revision second = revision(draft(1).id, sam.id, u"Hello"_s, {first.id});
        must(tx.drafts().put(second));
        tx.settle();
        QVERIFY(!tx.checked().ofDraft(draft(1).id));
        QCOMPARE(tx.queue().count({.check = u"accuracy.quote"_s}).n, 0);
        QVERIFY(tx.checked().countsByCheck().empty());
        QCOMPARE(tx.checked().waiting(u"1"_s, {}, 10), std::vector{draft(1).id});
        QCOMPARE(must(tx.checked().put({.draft = draft(1).id, .revision = first.id})),
                 Put::Unchanged);
        must(tx.checked().put({.draft = draft(1).id, .revision = second.id, .basis = u"1"_s}));
        QVERIFY(tx.checked().waiting(u"1"_s, {}, 10).empty());
        QCOMPARE(tx.checked().waiting(u"2"_s, {}, 10), std::vector{draft(1).id});
    });
}

void QueueTest::menusListWhatOccurs()
{
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 3; ++n) {
            Prospect person = prospect(n);
            person.language = n == 1 ? u"de-AT"_s : u"en"_s;
            person.owner = n == 2 ? QString() : u"Wren Hallatt"_s;
            must(tx.prospects().put(person));
            must(tx.drafts().put(draft(n)));
        }
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().languages(), (QStringList{u"de-AT"_s, u"en"_s}));
        QCOMPARE(reader.queue().owners(), QStringList{u"Wren Hallatt"_s});
        QCOMPARE(ids(reader.queue().page({.filter = {.languages = {u"de"_s}}})),
                 std::vector{draft(1).id});
    });
}

void QueueTest::searchFindsBeginningsOfWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("one word") << u"excursion"_s << true;
    QTest::newRow("two letters") << u"ex"_s << true;
    QTest::newRow("one letter asks for nothing") << u"x"_s << true;
    QTest::newRow("two words in any order") << u"dock excur"_s << true;
    QTest::newRow("one of two missing") << u"dock lorry"_s << false;
    QTest::newRow("inside a word") << u"cursion"_s << false;
    QTest::newRow("person") << u"rook"_s << true;
    QTest::newRow("company") << u"Works 0"_s << true;
    QTest::newRow("subject") << u"question"_s << true;
    QTest::newRow("capitals") << u"DOCK"_s << true;
    QTest::newRow("accent left out") << u"Grosse Muller"_s << false;
    QTest::newRow("umlaut composed") << u"M\u00fcller"_s << true;
    QTest::newRow("umlaut decomposed") << u"Mu\u0308ller"_s << true;
    QTest::newRow("quotation mark") << u"\"dock\""_s << true;
    QTest::newRow("operator as a word") << u"dock OR lorry"_s << false;
    QTest::newRow("star") << u"do*"_s << true;
    QTest::newRow("column") << u"person:rook"_s << false;
    QTest::newRow("minus") << u"dock -excursion"_s << true;
    QTest::newRow("parenthesis") << u"(dock"_s << true;
    QTest::newRow("apostrophe") << u"O'Brien"_s << true;
    QTest::newRow("only signs") << u"\" * ( -"_s << true;
}

void QueueTest::searchFindsBeginningsOfWords()
{
    QFETCH(QString, typed);
    QFETCH(bool, isFound);
    m_workspace->write([](Transaction& tx) {
        must(tx.accounts().put(account(0)));
        putDraft(tx, 1, u"Hi Ada, the excursion at the dock. Mu\u0308ller and O’Brien saw it."_s);
    });
    m_workspace->check([&](Reader& reader) {
        QCOMPARE(!found(reader, typed).empty(), isFound);
        QCOMPARE(reader.queue().matches(draft(1).id, {.search = typed}), isFound);
        QCOMPARE(reader.queue().count({.search = typed}).n, isFound ? 1 : 0);
    });
}

void QueueTest::searchFindsOtherSpellings_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QStringList>("typed");
    QTest::newRow("umlaut") << u"Zoë Hölter"_s
                            << QStringList{u"hoelter"_s, u"holter"_s, u"Hölter"_s,
                                           u"HÖLT"_s,    u"hoelt"_s,  u"zoe hoelter"_s};
    QTest::newRow("umlaut written out")
        << u"Kai Hoelter"_s << QStringList{u"Hölter"_s, u"hoelter"_s, u"höl"_s};
    QTest::newRow("sharp s") << u"Ute Süßmilch"_s
                             << QStringList{u"sussmilch"_s, u"suessmilch"_s, u"süssmilch"_s,
                                            u"Süßmilch"_s};
    QTest::newRow("sharp s written out")
        << u"Ute Suessmilch"_s << QStringList{u"Süßmilch"_s, u"suessmilch"_s};
    QTest::newRow("slashed") << u"Bjørn Łukowski"_s
                             << QStringList{u"bjorn"_s, u"bjørn"_s, u"bjoern"_s, u"lukowski"_s,
                                            u"bjorn luk"_s};
    QTest::newRow("accent") << u"René Févre"_s << QStringList{u"rene"_s, u"fevre"_s, u"févre"_s};
}

void QueueTest::searchFindsOtherSpellings()
{
    QFETCH(QString, written);
    QFETCH(QStringList, typed);
    m_workspace->write([&written](Transaction& tx) {
        putDraft(tx, 1, u"About pallets"_s);
        Prospect person = prospect(1);
        person.name = written;
        must(tx.prospects().put(person));
        putDraft(tx, 2, u"About value, shoes and pallet trucks"_s);
    });
    m_workspace->check([&](Reader& reader) {
        for (const QString& word : std::as_const(typed)) {
            QVERIFY2(found(reader, word) == std::vector{draft(1).id}, qPrintable(word));
            const auto people =
                reader.prospects().list({.search = word}, {.limit = 10, .after = {}});
            QVERIFY2(people.size() == 1 && people.front().name == written, qPrintable(word));
        }
        QVERIFY(found(reader, u"hoelterlein"_s).empty());
    });
}

void QueueTest::searchFollowsTheTextAndTheNames()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.accounts().put(account(0)));
        putDraft(tx, 1, u"The first wording"_s);
    });
    m_workspace->write([](Transaction& tx) {
        must(tx.drafts().put(revision(draft(1).id, sam.id, u"The second phrasing"_s,
                                      {tx.drafts().headOf(draft(1).id)->id})));
        Prospect person = prospect(1);
        person.name = u"Otto van der Meer"_s;
        must(tx.prospects().put(person));
        Account firm = account(0);
        firm.name = u"Heron Works"_s;
        must(tx.accounts().put(firm));
    });
    m_workspace->check([](Reader& reader) {
        QVERIFY(found(reader, u"wording"_s).empty());
        QVERIFY(found(reader, u"rook"_s).empty());
        QCOMPARE(found(reader, u"phrasing otto heron"_s), std::vector{draft(1).id});
    });
}

void QueueTest::searchGoesTogetherWithOtherConditions()
{
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 6; ++n)
            putDraft(tx, n, n % 2 ? u"about pallets"_s : u"about lanes"_s);
        decide(tx, 1, Verdict::Approve, mara, 1);
    });
    m_workspace->check([](Reader& reader) {
        QueueRequest request{
            .filter = {.states = {policy::ReviewState::NeedsReview}, .search = u"pallets"_s},
            .limit = 1};
        const QueuePage first = reader.queue().page(request);
        QCOMPARE(ids(first), std::vector{draft(5).id});
        QVERIFY(first.more);
        request.from = first.end;
        const QueuePage second = reader.queue().page(request);
        QCOMPARE(ids(second), std::vector{draft(3).id});
        QVERIFY(!second.more);
        request.direction = Direction::Backward;
        request.from = second.rows.front().key;
        QCOMPARE(ids(reader.queue().page(request)), std::vector{draft(5).id});
    });
}

void QueueTest::marksAreNotFound()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        must(tx.drafts().put(draft(1)));
        must(tx.drafts().put(revision(draft(1).id, sam.id, u"It opened [@r77]."_s, {},
                                      {{u"r77"_s, evidence(1).id}})));
    });
    m_workspace->check([](Reader& reader) {
        QVERIFY(found(reader, u"r77"_s).empty());
        QCOMPARE(found(reader, u"opened"_s).size(), size_t(1));
    });
}

void QueueTest::deferredIndexFollows()
{
    m_workspace->write([](Transaction& tx) {
        tx.deferSearch();
        for (int n = 0; n < 5; ++n)
            putDraft(tx, n, u"about pallets"_s);
    });
    m_workspace->check([](Reader& reader) {
        QVERIFY(found(reader, u"pallets"_s).empty());
        QCOMPARE(searchBacklog(reader), 5);
    });
    m_workspace->write([](Transaction& tx) { QCOMPARE(must(catchUpSearch(tx, 3)), 2); });
    m_workspace->write([](Transaction& tx) { QCOMPARE(must(catchUpSearch(tx, 3)), 0); });
    m_workspace->check(
        [](Reader& reader) { QCOMPARE(found(reader, u"pallets"_s).size(), size_t(5)); });
}

QTEST_GUILESS_MAIN(QueueTest)
#include "queue_test.moc"
