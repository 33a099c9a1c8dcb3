// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/governance.h"
#include "app/policy/segment_filter.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;

namespace {

Control control(ControlKind kind, const QString& value, Role role = Role::Manager,
                std::vector<ControlId> after = {})
{
    Control made;
    made.subject = u"segment:g1"_s;
    made.kind = kind;
    made.value = value;
    made.role = role;
    made.by = UserId(u"user:otto"_s);
    made.after = std::move(after);
    return sealed(made);
}

const QString foodFilter =
    u"{\"all\":[{\"field\":\"account.industry\",\"is\":\"Food\"},{\"field\":\"account.tier\",\"is_not\":\"strategic\"}]}"_s;

} // namespace

class GovernanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laterControlsReplaceThoseTheySaw();
    void ofConcurrentControlsTheStrictestWins();
    void aControlOfARoleThatMayNotIsLeftOut();
    void movingDownReplacesNothingStricter();
    void approversThatAllHeadsName();
    void filtersMatch();
    void filtersThatCannotBeRead_data();
    void filtersThatCannotBeRead();
    void aFilterThatIsNotUnderstoodLetsNobodyOut();
    void theFirstSegmentLeadsTheStrictestGoverns();
    void aCalibrationIsAManagersAndConcurrentOnesShareWhatBothName();
    void everySegmentMustHaveTriedTheRecipe();
    void noSegmentMeansReview();
    void personasByTitle();
};

void GovernanceTest::laterControlsReplaceThoseTheySaw()
{
    const Control first = control(ControlKind::Tier, u"strategic"_s);
    const Control second = control(ControlKind::Tier, u"growth"_s, Role::Manager, {first.id});
    QCOMPARE(tierOf({first, second}), Tier::Growth);
    QCOMPARE(counting({first, second}).size(), size_t(1));
}

void GovernanceTest::ofConcurrentControlsTheStrictestWins()
{
    QCOMPARE(tierOf({control(ControlKind::Tier, u"growth"_s),
                     control(ControlKind::Tier, u"strategic"_s)}),
             Tier::Strategic);
    QVERIFY(isRegulated(
        {control(ControlKind::Regulated, u"false"_s), control(ControlKind::Regulated, u"true"_s)}));
    const SegmentPolicy policy = segmentPolicyOf(
        {}, {control(ControlKind::Mode, u"review"_s), control(ControlKind::Mode, u"approval"_s),
             control(ControlKind::Order, u"3"_s), control(ControlKind::Order, u"2"_s)});
    QCOMPARE(policy.mode, Mode::Approval);
    QCOMPARE(policy.order, 2);
}

void GovernanceTest::aControlOfARoleThatMayNotIsLeftOut()
{
    QCOMPARE(tierOf({control(ControlKind::Tier, u"strategic"_s, Role::Sdr)}), Tier::None);
    // Anybody may move a mode down, nobody but a manager up.
    QCOMPARE(segmentPolicyOf({}, {control(ControlKind::Mode, u"approval"_s, Role::Sdr)}).mode,
             Mode::Approval);
    const Control approval = control(ControlKind::Mode, u"approval"_s);
    const Control up = control(ControlKind::Mode, u"autopilot"_s, Role::Sdr, {approval.id});
    QCOMPARE(segmentPolicyOf({}, {approval, up}).mode, Mode::Approval);
}

void GovernanceTest::movingDownReplacesNothingStricter()
{
    const Control autopilot = control(ControlKind::Mode, u"autopilot"_s);
    const Control approval = control(ControlKind::Mode, u"approval"_s);
    const Control review = control(ControlKind::Mode, u"review"_s, Role::Sdr, {approval.id});
    QCOMPARE(segmentPolicyOf({}, {approval, review}).mode, Mode::Approval);
    const Control down = control(ControlKind::Mode, u"review"_s, Role::Sdr, {autopilot.id});
    QCOMPARE(counting({autopilot, down}), std::vector{down});
    const Control managers = control(ControlKind::Mode, u"review"_s, Role::Manager, {approval.id});
    QCOMPARE(segmentPolicyOf({}, {approval, managers}).mode, Mode::Review);
}

void GovernanceTest::approversThatAllHeadsName()
{
    const std::set<UserId> both =
        approversOf({control(ControlKind::Approvers, u"user:a\nuser:b"_s),
                     control(ControlKind::Approvers, u"user:b\nuser:c"_s)});
    QCOMPARE(both, std::set{UserId(u"user:b"_s)});
}

void GovernanceTest::filtersMatch()
{
    const Result<SegmentFilter> filter = segmentFilterFromJson(foodFilter);
    QVERIFY(filter.ok());
    Account account;
    account.industry = u"food"_s;
    const Prospect prospect;
    QVERIFY(matches(
        *filter, {.prospect = prospect, .account = &account, .tier = Tier::Growth, .persona = {}}));
    QVERIFY(!matches(
        *filter,
        {.prospect = prospect, .account = &account, .tier = Tier::Strategic, .persona = {}}));
    QVERIFY(!matches(
        *filter, {.prospect = prospect, .account = nullptr, .tier = Tier::None, .persona = {}}));
    QVERIFY(matches(
        {}, {.prospect = prospect, .account = &account, .tier = Tier::None, .persona = {}}));
    QCOMPARE(segmentFilterFromJson(toJsonText(*filter)).value(), *filter);
}

void GovernanceTest::filtersThatCannotBeRead_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("no list") << u"{}"_s;
    QTest::newRow("unknown field") << u"{\"all\":[{\"field\":\"account.mood\",\"is\":\"good\"}]}"_s;
    QTest::newRow("no operator") << u"{\"all\":[{\"field\":\"account.name\"}]}"_s;
    QTest::newRow("cut off") << u"{\"all\":["_s;
}

void GovernanceTest::filtersThatCannotBeRead()
{
    QFETCH(QString, json);
    const Result<SegmentFilter> filter = segmentFilterFromJson(json);
    QVERIFY(!filter.ok());
    QCOMPARE(filter.error().code, ErrorCode::BadInput);
}

void GovernanceTest::aFilterThatIsNotUnderstoodLetsNobodyOut()
{
    Segment strict;
    strict.id = SegmentId(u"segment:strict"_s);
    const SegmentPolicy segment =
        segmentPolicyOf(strict, {control(ControlKind::Mode, u"approval"_s),
                                 control(ControlKind::Filter, u"{\"of a later version\":1}"_s)});
    const Prospect prospect;
    const FilterSubject anybody{
        .prospect = prospect, .account = nullptr, .tier = Tier::None, .persona = {}};
    QCOMPARE(matchingSegments({segment}, anybody).size(), size_t(1));
    QCOMPARE(governanceOf(matchingSegments({segment}, anybody), {}, {}).mode, Mode::Approval);
    const SegmentPolicy without =
        segmentPolicyOf(strict, {control(ControlKind::Mode, u"approval"_s)});
    QVERIFY(matchingSegments({without}, anybody).empty());
}

void GovernanceTest::theFirstSegmentLeadsTheStrictestGoverns()
{
    const auto segment = [](const QString& name, int order, Mode mode) {
        SegmentPolicy policy;
        policy.segment.id = SegmentId(u"segment:"_s + name);
        policy.segment.name = name;
        policy.filters = {
            {{.field = u"account.industry"_s, .op = FilterCondition::Op::Is, .value = u"Food"_s}}};
        policy.order = order;
        policy.mode = mode;
        policy.approvers = {UserId(u"user:of-"_s + name)};
        return policy;
    };
    Account account;
    account.industry = u"Food"_s;
    const Prospect prospect;
    const FilterSubject subject{
        .prospect = prospect, .account = &account, .tier = Tier::None, .persona = {}};
    const std::vector<SegmentPolicy> matching = matchingSegments(
        {segment(u"b"_s, 2, Mode::Approval), segment(u"a"_s, 1, Mode::Autopilot)}, subject);
    const Governance governance = governanceOf(matching, {}, {});
    QCOMPARE(governance.segments.front(), SegmentId(u"segment:a"_s));
    QCOMPARE(governance.mode, Mode::Approval);
    QCOMPARE(governance.approvers.size(), size_t(2));
}

void GovernanceTest::aCalibrationIsAManagersAndConcurrentOnesShareWhatBothName()
{
    const Control one = control(
        ControlKind::Calibration,
        toJsonText(Calibration{.recipes = {u"a"_s, u"b"_s}, .handedOver = 3, .decisions = 0}));
    const Control other = control(
        ControlKind::Calibration,
        toJsonText(Calibration{.recipes = {u"b"_s, u"c"_s}, .handedOver = 5, .decisions = 0}));
    QCOMPARE(segmentPolicyOf({}, {one}).calibration->recipes, (std::set{u"a"_s, u"b"_s}));
    const SegmentPolicy both = segmentPolicyOf({}, {one, other});
    QCOMPARE(both.calibration->recipes, std::set{u"b"_s});
    QCOMPARE(both.calibration->handedOver, 5);
    // One that cannot be read allows nothing.
    const Control broken = control(ControlKind::Calibration, u"?"_s);
    QVERIFY(segmentPolicyOf({}, {one, broken}).calibration->recipes.empty());
    const Control forged = control(ControlKind::Calibration, one.value, Role::Reviewer);
    QVERIFY(!segmentPolicyOf({}, {forged}).calibration);
}

void GovernanceTest::everySegmentMustHaveTriedTheRecipe()
{
    SegmentPolicy one;
    one.segment.id = SegmentId(u"segment:g1"_s);
    one.mode = Mode::Autopilot;
    one.calibration = Calibration{.recipes = {u"a"_s, u"b"_s}, .handedOver = 0, .decisions = 0};
    SegmentPolicy other = one;
    other.segment.id = SegmentId(u"segment:g2"_s);
    other.calibration = Calibration{.recipes = {u"b"_s}, .handedOver = 0, .decisions = 0};
    QCOMPARE(governanceOf({one}, {}, {}).recipes, (std::set{u"a"_s, u"b"_s}));
    QCOMPARE(governanceOf({one, other}, {}, {}).recipes, std::set{u"b"_s});
    other.calibration.reset();
    QVERIFY(governanceOf({one, other}, {}, {}).recipes.empty());
}

void GovernanceTest::noSegmentMeansReview()
{
    QCOMPARE(governanceOf({}, {}, {}).effectiveMode(), Mode::Review);
    QCOMPARE(governanceOf({}, {control(ControlKind::Tier, u"strategic"_s)}, {}).effectiveMode(),
             Mode::Approval);
}

void GovernanceTest::personasByTitle()
{
    const std::vector<QStringList> patterns{{u"\\bCFO\\b"_s, u"\\bfinance director\\b"_s},
                                            {u"("_s, u"\\bqualité\\b"_s}};
    QCOMPARE(personaForTitle(patterns, u"Finance Director, Group Operations"_s),
             std::optional<size_t>(0));
    QCOMPARE(personaForTitle(patterns, u"Responsable Qualité"_s), std::optional<size_t>(1));
    QCOMPARE(personaForTitle(patterns, u"Head of Applications"_s), std::nullopt);
}

QTEST_GUILESS_MAIN(GovernanceTest)
#include "governance_test.moc"
