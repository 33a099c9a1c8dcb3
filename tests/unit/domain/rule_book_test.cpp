// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/rule_book.h"

#include "app/checks/engine.h"
#include "app/checks/finding_text.h"
#include "app/domain/rules_text.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;

namespace {

const SegmentId hotels(u"segment:hotels"_s);
const SegmentId chains(u"segment:chains"_s);
const QString warning = u"rules.swap_warning"_s;
const QString asks = severityRule(u"ask.count"_s);

QString outcome(const Result<void>& result)
{
    return result ? u"taken"_s : result.error().id;
}

} // namespace

class RuleBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCheckHasItsStanding();
    void everyDefaultIsWithinItsBounds();
    void bounds_data();
    void bounds();
    void floors_data();
    void floors();
    void limitsThatBelongTogetherAgree();
    void theSegmentGoesBeforeTheChannel();
    void ofSeveralSegmentsTheStrictestSeverityCounts();
    void whatAScopeCannotHaveIsRefused();
    void aResetIsAsWithout();
    void textsComeBackAsTheyWent();
    void aForeignHandLowersNothing();
};

void RuleBookTest::everyCheckHasItsStanding()
{
    const auto checks = checks::allChecks();
    const auto standings = checkStandings();
    QCOMPARE(standings.size(), checks.size());
    for (size_t i = 0; i < checks.size(); ++i) {
        QCOMPARE(standings[i].check, checks[i].id);
        QCOMPARE(standings[i].standard, levelFor(checks[i].severity));
        QVERIFY(standings[i].lowest <= standings[i].standard);
        QVERIFY(!checks::checkMeaning(QString::fromLatin1(checks[i].id)).isEmpty());
    }
}

void RuleBookTest::everyDefaultIsWithinItsBounds()
{
    Rules rules;
    for (const auto& [name, value] : rulesAsText(Rules()))
        QVERIFY2(setRule(rules, name, value).ok(), qPrintable(name));
    QVERIFY(rules == Rules());
    QVERIFY(rulesAgree(rules).ok());
    for (const RuleInfo& info : ruleInfos())
        QVERIFY2(*info.check == '\0' || standingOf(QString::fromLatin1(info.check)), info.name);
}

void RuleBookTest::bounds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("answer");
    QTest::newRow("least") << u"rules.email_words_max"_s << u"1"_s << u"taken"_s;
    QTest::newRow("most") << u"rules.email_words_max"_s << u"2000"_s << u"taken"_s;
    QTest::newRow("spaces") << u"rules.email_words_max"_s << u" 90 "_s << u"taken"_s;
    QTest::newRow("none") << u"rules.email_words_max"_s << u"0"_s << u"setting.range"_s;
    QTest::newRow("below") << u"rules.email_words_max"_s << u"-1"_s << u"setting.range"_s;
    QTest::newRow("above") << u"rules.email_words_max"_s << u"2001"_s << u"setting.range"_s;
    QTest::newRow("half") << u"rules.email_words_max"_s << u"1.5"_s << u"setting.value"_s;
    QTest::newRow("no number") << u"rules.email_words_max"_s << u"many"_s << u"setting.value"_s;
    QTest::newRow("over the network's own")
        << u"rules.whatsapp_characters_hard"_s << u"4097"_s << u"setting.range"_s;
    QTest::newRow("share") << warning << u"0.5"_s << u"taken"_s;
    QTest::newRow("share above one") << warning << u"1.01"_s << u"setting.range"_s;
    QTest::newRow("nan") << warning << u"nan"_s << u"setting.value"_s;
    QTest::newRow("inf") << warning << u"inf"_s << u"setting.value"_s;
    QTest::newRow("flag") << u"rules.sms_opt_out_required"_s << u"yes"_s << u"setting.value"_s;
    QTest::newRow("unknown") << u"rules.moods"_s << u"1"_s << u"setting.unknown"_s;
    QTest::newRow("no check") << severityRule(u"ask.mood"_s) << u"note"_s << u"setting.unknown"_s;
    QTest::newRow("no level") << asks << u"loud"_s << u"setting.value"_s;
}

void RuleBookTest::bounds()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, answer);
    Rules rules;
    QCOMPARE(outcome(setRule(rules, name, value)), answer);
    QCOMPARE(rules == Rules(), answer != u"taken"); // nothing half-set
}

void RuleBookTest::floors_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("lowest");
    QTest::newRow("unsupported") << u"accuracy.unsupported"_s << u"blocker"_s;
    QTest::newRow("contradicted") << u"accuracy.contradicted"_s << u"blocker"_s;
    QTest::newRow("unknown citation") << u"accuracy.unknown_citation"_s << u"blocker"_s;
    QTest::newRow("placeholder") << u"placeholder.unfilled"_s << u"blocker"_s;
    QTest::newRow("boundary") << u"boundary.violation"_s << u"blocker"_s;
    QTest::newRow("suppressed") << u"compliance.suppressed"_s << u"blocker"_s;
    QTest::newRow("injection") << u"security.injection"_s << u"blocker"_s;
    QTest::newRow("swap") << u"specificity.swap"_s << u"warning"_s;
    QTest::newRow("asks") << u"ask.count"_s << u"note"_s;
    QTest::newRow("spelling") << u"language.spelling"_s << u"off"_s;
}

void RuleBookTest::floors()
{
    QFETCH(QString, check);
    QFETCH(QString, lowest);
    const QStringList levels{u"off"_s, u"note"_s, u"warning"_s, u"blocker"_s};
    for (const QString& level : levels) {
        Rules rules;
        const bool isTaken = levels.indexOf(level) >= levels.indexOf(lowest);
        QCOMPARE(outcome(setRule(rules, severityRule(check), level)),
                 isTaken ? u"taken"_s : u"rules.severity_floor"_s);
        RuleBook book;
        for (const RuleScope& scope :
             {RuleScope{}, RuleScope{.channel = Channel::Sms}, RuleScope{.segment = hotels}})
            QCOMPARE(book.set({scope, severityRule(check), level}).ok(), isTaken);
    }
}

void RuleBookTest::limitsThatBelongTogetherAgree()
{
    RuleBook book;
    QVERIFY(book.set({{}, u"rules.email_words_min"_s, u"200"_s}).ok());
    QCOMPARE(outcome(book.agrees()), u"rules.order"_s);
    QVERIFY(book.set({{}, u"rules.email_words_max"_s, u"200"_s}).ok());
    QVERIFY(book.agrees().ok());
    QVERIFY(book.set({{.segment = hotels}, u"rules.email_words_max"_s, u"199"_s}).ok());
    QCOMPARE(outcome(book.agrees()), u"rules.order"_s);
}

void RuleBookTest::theSegmentGoesBeforeTheChannel()
{
    RuleBook book;
    QVERIFY(book.set({{}, warning, u"0.4"_s}).ok());
    QVERIFY(book.set({{.channel = Channel::Email}, warning, u"0.5"_s}).ok());
    QVERIFY(book.set({{.segment = hotels}, warning, u"0.6"_s}).ok());
    QCOMPARE(book.effective(Channel::Sms, {}).swapWarning, 0.4);
    QCOMPARE(book.effective({}, {}).swapWarning, 0.4);
    QCOMPARE(book.effective(Channel::Email, {}).swapWarning, 0.5);
    QCOMPARE(book.effective(Channel::Email, {chains}).swapWarning, 0.5);
    QCOMPARE(book.effective(Channel::Email, {hotels}).swapWarning, 0.6);
    QCOMPARE(book.effective(Channel::Sms, {hotels, chains}).swapWarning, 0.6);
    // Thresholds are those of the first, as the directives are.
    QCOMPARE(book.effective(Channel::Email, {chains, hotels}).swapWarning, 0.5);
    QCOMPARE(book.effective(Channel::Email, {hotels}).swapBlocker, 0.15);
}

void RuleBookTest::ofSeveralSegmentsTheStrictestSeverityCounts()
{
    const CheckStanding& standing = *standingOf(u"ask.count"_s);
    RuleBook book;
    QVERIFY(book.set({{.segment = hotels}, asks, u"note"_s}).ok());
    const auto level = [&](const std::vector<SegmentId>& segments) {
        return levelOf(book.effective(Channel::Email, segments), standing);
    };
    QCOMPARE(level({hotels}), CheckLevel::Note);
    QCOMPARE(level({hotels, chains}), CheckLevel::Warning); // chains has what everybody has
    QVERIFY(book.set({{.segment = chains}, asks, u"blocker"_s}).ok());
    QCOMPARE(level({hotels, chains}), CheckLevel::Blocker);
    QCOMPARE(level({chains, hotels}), CheckLevel::Blocker);
    QCOMPARE(level({}), CheckLevel::Warning);
}

void RuleBookTest::whatAScopeCannotHaveIsRefused()
{
    RuleBook book;
    QCOMPARE(outcome(book.set({{.channel = Channel::Sms}, u"rules.email_words_max"_s, u"90"_s})),
             u"rules.scope"_s);
    QCOMPARE(outcome(book.set({{.segment = hotels}, u"rules.vendor"_s, u"Lumo"_s})),
             u"rules.scope"_s);
    QCOMPARE(outcome(book.set({{.segment = hotels}, u"rules.email_words_max"_s, u"90"_s})),
             u"taken"_s);
    QVERIFY(!RuleBook::knows(u"rules.vendor@email"_s));
    QVERIFY(RuleBook::knows(u"rules.swap_warning@email"_s));
    QVERIFY(!RuleBook::knows(u"rules.mood"_s));
}

void RuleBookTest::aResetIsAsWithout()
{
    RuleBook book;
    const RuleScope email{.channel = Channel::Email};
    QVERIFY(book.set({{}, warning, u"0.4"_s}).ok());
    QVERIFY(book.set({email, warning, u"0.5"_s}).ok());
    QVERIFY(book.isSet(email, warning) && book.isSet({}, warning));
    QVERIFY(book.set({email, warning, std::nullopt}).ok());
    QVERIFY(!book.isSet(email, warning));
    QCOMPARE(book.effective(Channel::Email, {}).swapWarning, 0.4);
    QVERIFY(book.set({{}, warning, std::nullopt}).ok());
    QVERIFY(book == RuleBook());
}

/// Whatever was taken is read back the same, and read back from its own texts changes nothing.
void RuleBookTest::textsComeBackAsTheyWent()
{
    std::mt19937 random(20261130); // NOLINT(cert-msc51-cpp): the same books every time
    const std::map<QString, QString> standard = rulesAsText(Rules());
    const std::vector<QString> levels{u"off"_s, u"note"_s, u"warning"_s, u"blocker"_s, u"0.25"_s,
                                      u"7"_s,   u"true"_s, u"false"_s,   u"12"_s};
    const std::vector<RuleScope> scopes{{},
                                        {.channel = Channel::Email},
                                        {.channel = Channel::Phone},
                                        {.segment = hotels},
                                        {.segment = chains}};
    const auto pick = [&random](const auto& from) { return from[random() % from.size()]; };
    std::vector<QString> names;
    for (const auto& [name, value] : standard)
        names.push_back(name);
    for (int round = 0; round < 200; ++round) {
        RuleBook book;
        for (int i = 0; i < 20; ++i)
            (void)book.set({pick(scopes), pick(names), pick(levels)});
        QVERIFY(RuleBook::fromTexts(book.texts()) == book);
        for (const auto& [key, value] : book.texts())
            QVERIFY2(RuleBook::knows(key), qPrintable(key));
        for (const CheckStanding& standing : checkStandings())
            QVERIFY(levelOf(book.effective(Channel::Email, {hotels, chains}), standing) >=
                    standing.lowest);
    }
}

void RuleBookTest::aForeignHandLowersNothing()
{
    const RuleBook book =
        RuleBook::fromTexts({{severityRule(u"security.injection"_s), u"off"_s},
                             {u"rules.severity.boundary.violation@sms"_s, u"note"_s},
                             {u"rules.email_words_max"_s, u"1000000"_s},
                             {u"rules.of_tomorrow"_s, u"1"_s},
                             {warning, u"0.5"_s}});
    QCOMPARE(book.texts().size(), size_t(1));
    QCOMPARE(book.common().swapWarning, 0.5);
}

QTEST_GUILESS_MAIN(RuleBookTest)
#include "rule_book_test.moc"
