// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/decide.h"
#include "tests/support/history_builder.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;
using countersign::testing::HistoryBuilder;

namespace {

/// The rules once more, stated on the events as they happened and without the kernel: no hashes, no
/// seals, no standing decisions. Slow and plain on purpose; it only says whether a message may go.
class Witness {
public:
    struct Text {
        QString words;
        QString author;
        bool generated = false;
        std::vector<int> parents;
        QString writer; ///< model of a generated one
    };
    /// All that a decision was made on, kept as it was.
    struct Seen {
        int text = -1;
        QString address;
        QString step;
        QString segment;
        bool operator==(const Seen&) const = default;
    };
    struct Verdicts {
        Verdict verdict;
        QString by;
        Role role;
        Seen on;
        std::vector<int> saw;
        bool takenBack = false;
    };

    std::vector<Text> texts;
    std::vector<Verdicts> verdicts;
    std::vector<QString> approvers;
    bool approvalMode = false;
    bool autopilot = false;
    QStringList triedModels;
    int drawnOf1000 = 0; ///< place in the draw
    int samplePerMille = 100;
    bool strategic = false;
    bool suppressedHere = false;
    bool evidenceWithdrawn = false;
    bool blockerOpen = false;
    bool checked = true;
    bool delivered = false;
    Seen now;

    [[nodiscard]] std::vector<int> leaves() const
    {
        std::vector<int> result;
        for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
            const bool isParent = std::any_of(texts.begin(), texts.end(), [i](const Text& text) {
                return std::find(text.parents.begin(), text.parents.end(), i) != text.parents.end();
            });
            if (!isParent)
                result.push_back(i);
        }
        return result;
    }

    [[nodiscard]] bool wroteIn(const QString& person, int text) const
    {
        const Text& it = texts[static_cast<size_t>(text)];
        if (it.generated)
            return false;
        if (it.author == person)
            return true;
        return std::any_of(it.parents.begin(), it.parents.end(),
                           [&](int parent) { return wroteIn(person, parent); });
    }

    /// Made by a tried model, by nobody's hand, not in the sample, and never approved as another text.
    template<class Alive>
    [[nodiscard]] bool goesAlone(const Text& text, Alive alive) const
    {
        const bool outdatedApproval =
            std::any_of(verdicts.begin(), verdicts.end(), [&](const Verdicts& v) {
                return v.verdict == Verdict::Approve && !v.takenBack && v.role != Role::Sdr &&
                       !alive(v);
            });
        return text.generated && triedModels.contains(text.writer) &&
               drawnOf1000 >= samplePerMille && !outdatedApproval;
    }

    [[nodiscard]] bool mayGo() const
    {
        const std::vector<int> ends = leaves();
        if (ends.size() != 1 || suppressedHere || blockerOpen || !checked || delivered)
            return false;
        if (now.address.isEmpty())
            return false;
        const int text = ends.front();
        if (evidenceWithdrawn && texts[static_cast<size_t>(text)].words.contains(u"[@r1]"_s))
            return false;
        const auto alive = [&](const Verdicts& v) {
            Seen expected = now;
            expected.text = text;
            return !v.takenBack && v.role != Role::Sdr && v.on == expected;
        };
        const auto isObjection = [](const Verdicts& v) {
            return v.verdict == Verdict::Reject || v.verdict == Verdict::RequestChanges;
        };
        const auto answered = [&](size_t index, bool byObjection, bool byApproval) {
            return std::any_of(verdicts.begin(), verdicts.end(), [&](const Verdicts& later) {
                const bool saw = std::find(later.saw.begin(), later.saw.end(),
                                           static_cast<int>(index)) != later.saw.end();
                return saw && alive(later) &&
                       ((byObjection && isObjection(later)) ||
                        (byApproval && later.verdict == Verdict::Approve));
            });
        };
        bool approved = false;
        bool signedByNamed = false;
        for (size_t i = 0; i < verdicts.size(); ++i) {
            const Verdicts& v = verdicts[i];
            if (!alive(v))
                continue;
            if (isObjection(v) && !answered(i, true, true))
                return false;
            if (v.verdict == Verdict::Approve && !answered(i, true, false))
                approved = true;
            if (v.verdict == Verdict::SignOff && !answered(i, true, false) &&
                !wroteIn(v.by, text) &&
                std::find(approvers.begin(), approvers.end(), v.by) != approvers.end())
                signedByNamed = true;
        }
        if (approvalMode || strategic)
            return approved && signedByNamed;
        if (approved)
            return true;
        return autopilot && goesAlone(texts[static_cast<size_t>(text)], alive);
    }
};

const std::array people{HistoryBuilder::user(u"Sam Orr"_s, Role::Sdr),
                        HistoryBuilder::user(u"Mara Lind"_s, Role::Reviewer),
                        HistoryBuilder::user(u"Noor Quist"_s, Role::Reviewer),
                        HistoryBuilder::user(u"Otto Dahl"_s, Role::Manager)};

/// One random history, told to the kernel's values and to the witness at once.
class Story {
public:
    explicit Story(unsigned seed)
        : m_random(seed)
    {
        m_witness.now = {.text = -1,
                         .address = m_builder.history.prospect.email,
                         .step = m_builder.history.draft.step->text(),
                         .segment = m_builder.history.governance.segments.front().text()};
        for (size_t i = 1; i < people.size(); ++i) {
            if (roll(2) == 0) {
                m_builder.history.governance.approvers.insert(people[i].id);
                m_witness.approvers.push_back(people[i].name);
            }
        }
        m_witness.approvalMode = roll(3) == 0;
        m_witness.autopilot = !m_witness.approvalMode && roll(2) == 0;
        m_builder.history.governance.mode = m_witness.approvalMode ? Mode::Approval
                                            : m_witness.autopilot  ? Mode::Autopilot
                                                                   : Mode::Review;
        m_witness.drawnOf1000 = roll(4) == 0 ? 50 + roll(50) : 100 + roll(900);
        m_builder.history.sampleDraw = m_witness.drawnOf1000 / 1000.0;
        tryModels();
        generate();
    }

    void step()
    {
        switch (roll(16)) {
        case 0:
            return generate();
        case 1:
        case 2:
            return edit();
        case 3:
            return takeBack();
        case 4:
            return changeSurroundings();
        case 5:
            return changeFacts();
        default:
            return decide();
        }
    }

    [[nodiscard]] const DraftHistory& history() const { return m_builder.history; }
    [[nodiscard]] const Witness& witness() const { return m_witness; }

private:
    /// Which of two models reviewers have tried, and how many of the segment's messages have gone out.
    void tryModels()
    {
        Governance& governance = m_builder.history.governance;
        m_witness.triedModels.clear();
        governance.recipes.clear();
        for (const QString& model : {u"m0"_s, u"m1"_s}) {
            if (roll(3) == 0)
                continue;
            m_witness.triedModels.append(model);
            Generation generation;
            generation.provider = u"builtin"_s;
            generation.model = model;
            governance.recipes.insert(recipeOf(generation));
        }
        m_witness.samplePerMille = roll(2) == 0 ? 100 : 50;
        m_builder.history.sampleOneIn = m_witness.samplePerMille == 100 ? 10 : 20;
    }

    int roll(int sides) { return static_cast<int>(m_random() % static_cast<unsigned>(sides)); }
    const User& anybody() { return people[static_cast<size_t>(roll(4))]; }

    void record(const RevisionId& id, const QString& words, const User* author,
                std::vector<int> parents)
    {
        m_revisions.push_back(id);
        m_witness.texts.push_back({.words = words,
                                   .author = author ? author->name : QString(),
                                   .generated = author == nullptr,
                                   .parents = std::move(parents),
                                   .writer = {}});
    }

    void generate()
    {
        const std::vector<int> parents = m_witness.leaves();
        const QString words = u"Generated %1 with a fact [@r1]."_s.arg(m_revisions.size());
        record(m_builder.generate(words), words, nullptr, parents);
        const QString model = u"m%1"_s.arg(roll(2));
        m_builder.history.generations.back().model = model;
        m_witness.texts.back().writer = model;
    }

    void edit()
    {
        const User& by = anybody();
        std::vector<int> parents = m_witness.leaves();
        if (roll(4) == 0) // offline, on an older text
            parents = {roll(static_cast<int>(m_revisions.size()))};
        std::vector<RevisionId> ids;
        for (const int parent : parents)
            ids.push_back(m_revisions[static_cast<size_t>(parent)]);
        const QString words = roll(2) == 0
                                  ? u"Edited %1 with a fact [@r1]."_s.arg(m_revisions.size())
                                  : u"Edited %1 without."_s.arg(m_revisions.size());
        record(m_builder.writeOn(ids, words, by), words, &by, parents);
    }

    void decide()
    {
        static constexpr std::array verdicts{
            Verdict::Approve, Verdict::Approve,        Verdict::Approve, Verdict::SignOff,
            Verdict::SignOff, Verdict::RequestChanges, Verdict::Reject};
        const Verdict verdict = verdicts[static_cast<size_t>(roll(7))];
        const User& by = anybody();
        std::vector<int> saw;
        std::vector<DecisionId> after;
        for (size_t i = 0; i < m_decisions.size(); ++i) {
            if (roll(4) != 0) { // sometimes offline: not all of them seen
                saw.push_back(static_cast<int>(i));
                after.push_back(m_decisions[i]);
            }
        }
        const std::vector<int> ends = m_witness.leaves();
        Witness::Seen on = m_witness.now;
        on.text = ends.size() == 1 ? ends.front() : -1;
        m_decisions.push_back(m_builder.decideSeeing(verdict, by, after));
        m_witness.verdicts.push_back({.verdict = verdict,
                                      .by = by.name,
                                      .role = by.role,
                                      .on = on,
                                      .saw = saw,
                                      .takenBack = false});
    }

    void takeBack()
    {
        if (m_decisions.empty())
            return;
        const auto index = static_cast<size_t>(roll(static_cast<int>(m_decisions.size())));
        const User& by = anybody();
        const bool reverse = roll(2) == 0;
        m_builder.takeBack(reverse ? Verdict::Reverse : Verdict::Withdraw, m_decisions[index], by);
        Witness::Verdicts& taken = m_witness.verdicts[index];
        if (reverse ? by.role == Role::Manager : (by.name == taken.by && by.role != Role::Sdr))
            taken.takenBack = true;
    }

    void changeSurroundings()
    {
        DraftHistory& history = m_builder.history;
        switch (roll(5)) {
        case 4:
            tryModels();
            break;
        case 0:
            history.prospect.email =
                roll(3) == 0 ? QString() : u"ada%1@rook.example"_s.arg(roll(2));
            m_witness.now.address = history.prospect.email;
            break;
        case 1:
            history.draft.step = StepId(u"step:s%1"_s.arg(roll(2)));
            m_witness.now.step = history.draft.step->text();
            break;
        case 2:
            history.governance.segments = {SegmentId(u"segment:g%1"_s.arg(roll(2)))};
            m_witness.now.segment = history.governance.segments.front().text();
            break;
        default:
            m_witness.strategic = roll(2) == 0;
            history.governance.tier = m_witness.strategic ? Tier::Strategic : Tier::Growth;
            break;
        }
    }

    void changeFacts()
    {
        DraftHistory& history = m_builder.history;
        switch (roll(4)) {
        case 0: {
            m_witness.suppressedHere = roll(2) == 0;
            Suppression suppression;
            suppression.channels = {m_witness.suppressedHere ? Channel::Email : Channel::Sms};
            history.suppressions = {suppression};
            break;
        }
        case 1:
            m_witness.evidenceWithdrawn = roll(2) == 0;
            history.withdrawn.clear();
            if (m_witness.evidenceWithdrawn)
                history.withdrawn = {EvidenceId(u"evidence:e1"_s)};
            break;
        case 2:
            m_witness.checked = roll(3) != 0;
            m_witness.blockerOpen = m_witness.checked && roll(2) == 0;
            history.findings.reset();
            if (m_witness.checked)
                history.findings.emplace();
            if (m_witness.blockerOpen)
                history.findings->push_back(
                    HistoryBuilder::blocker(u"recipient.name"_s, u"Adda"_s));
            break;
        default:
            m_witness.delivered = roll(6) == 0;
            history.delivery.reset();
            if (m_witness.delivered)
                history.delivery = Delivery();
            break;
        }
    }

    std::mt19937 m_random;
    HistoryBuilder m_builder;
    Witness m_witness;
    std::vector<RevisionId> m_revisions;
    std::vector<DecisionId> m_decisions;
};

} // namespace

class ReleasePropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingGoesThatTheWitnessForbids();
    void whatMayBeDecidedLeadsWhereItSays();
};

void ReleasePropertyTest::nothingGoesThatTheWitnessForbids()
{
    int released = 0;
    int compared = 0;
    for (unsigned seed = 1; seed <= 3000; ++seed) {
        Story story(seed);
        for (int i = 0; i < 14; ++i) {
            story.step();
            const bool may = mayDeliver(story.history(), false).ok();
            if (may != story.witness().mayGo())
                QFAIL(qPrintable(
                    u"seed %1, step %2: the kernel says %3"_s.arg(seed).arg(i).arg(may)));
            released += may ? 1 : 0;
            ++compared;
        }
    }
    QCOMPARE(compared, 42000);
    QVERIFY2(released > 1000, "too few histories end in a release to compare anything");
}

void ReleasePropertyTest::whatMayBeDecidedLeadsWhereItSays()
{
    int signedOff = 0;
    for (unsigned seed = 1; seed <= 400; ++seed) {
        Story story(seed);
        for (int i = 0; i < 10; ++i)
            story.step();
        for (const User& person : people) {
            HistoryBuilder builder;
            builder.history = story.history();
            if (mayDecide(builder.history, person, Verdict::Reject)) {
                builder.decide(Verdict::Reject, person);
                QCOMPARE(factsOf(builder.history).against, DraftFacts::Against::Rejected);
                continue;
            }
            QVERIFY(person.role == Role::Sdr || factsOf(builder.history).conflict ||
                    factsOf(builder.history).against == DraftFacts::Against::Rejected ||
                    factsOf(builder.history).delivered != DraftFacts::Delivered::No);
        }
        for (const User& person : people) {
            HistoryBuilder builder;
            builder.history = story.history();
            if (!mayDecide(builder.history, person, Verdict::SignOff))
                continue;
            builder.decide(Verdict::SignOff, person);
            QVERIFY(mayDeliver(builder.history, false).ok());
            ++signedOff;
        }
    }
    QVERIFY(signedOff > 5);
}

QTEST_GUILESS_MAIN(ReleasePropertyTest)
#include "release_property_test.moc"
