// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/job_list.h"
#include "models/common/table_model.h"
#include "models/evidence/evidence_model.h"
#include "models/evidence/evidence_words.h"
#include "models/findings/findings_model.h"
#include "models/history/history_model.h"
#include "models/queue/queue_filter.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

/// Every list under Qt's own tester, which ends the program at a breach of the model contract.
class ListsTest : public QObject {
    Q_OBJECT

private:
    static constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

    static EvidenceView passage(Input input, int number, bool cited)
    {
        EvidenceView view;
        view.evidence.id = EvidenceId(u"evidence:%1-%2"_s.arg(toText(input)).arg(number));
        view.evidence.input = input;
        view.evidence.text = u"passage %1"_s.arg(number);
        view.label = QString(QChar::fromLatin1(labelLetter(input)) % QString::number(number));
        view.cited = cited;
        return view;
    }
    static std::shared_ptr<DraftView> draft(const QString& id)
    {
        auto view = std::make_shared<DraftView>();
        view->draft.id = DraftId(id);
        return view;
    }
    static FindingView finding(Severity severity, bool open)
    {
        FindingView view;
        view.finding.check = u"accuracy.unsupported"_s;
        view.finding.severity = severity;
        view.open = open;
        return view;
    }
    static int rowsOf(const EvidenceModel& model, EvidenceModel::Kind kind)
    {
        int rows = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            rows +=
                model.index(row).data(EvidenceModel::KindRole).value<EvidenceModel::Kind>() == kind
                    ? 1
                    : 0;
        return rows;
    }

private Q_SLOTS:
    void evidenceStandsByInput()
    {
        EvidenceModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        const auto view = draft(u"draft:a"_s);
        for (int i = 1; i <= 12; ++i)
            view->evidence.push_back(passage(Input::Knowledge, i, i == 11));
        view->evidence.push_back(passage(Input::Research, 1, true));
        model.show(view);
        QCOMPARE(rowsOf(model, EvidenceModel::Kind::Heading), 4);
        QCOMPARE(rowsOf(model, EvidenceModel::Kind::Empty), 2); // signals and CRM
        QCOMPARE(rowsOf(model, EvidenceModel::Kind::Passage),
                 5); // 4 of 12 with the cited one, research
        QVERIFY(model.rowOf(EvidenceId(u"evidence:knowledge-11"_s)) >= 0);
        model.showAll(Input::Knowledge);
        QCOMPARE(rowsOf(model, EvidenceModel::Kind::Passage), 13);
        QCOMPARE(rowsOf(model, EvidenceModel::Kind::More), 0);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void theSamePassagesStayWhereTheyAre()
    {
        EvidenceModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        const auto view = draft(u"draft:a"_s);
        view->evidence.push_back(passage(Input::Research, 1, true));
        model.show(view);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const auto again = std::make_shared<DraftView>(*view);
        again->evidence.front().stale = true;
        model.show(again);
        QCOMPARE(reset.count(), 0);
        const int row = model.rowOf(EvidenceId(u"evidence:research-1"_s));
        QCOMPARE(model.index(row).data(EvidenceModel::StaleRole).toBool(), true);
    }

    void lightsWhatASentenceCites()
    {
        EvidenceModel model;
        const auto view = draft(u"draft:a"_s);
        view->evidence = {passage(Input::Research, 1, true), passage(Input::Signal, 1, true)};
        model.show(view);
        checks::SupportingPassage bears;
        bears.label = u"s1"_s;
        bears.spans = {{2, 5}};
        model.light({bears});
        QCOMPARE(model.lit(), std::vector{EvidenceId(u"evidence:signal-1"_s)});
        const QModelIndex index = model.index(model.rowOf(EvidenceId(u"evidence:signal-1"_s)));
        const auto matches =
            index.data(EvidenceModel::MatchesRole).value<EvidenceModel::MatchList>();
        QCOMPARE(matches, (EvidenceModel::MatchList{{2, 5}}));
        model.light({});
        QVERIFY(model.lit().empty());
    }

    void findingsThatWereSetAsideStandLast()
    {
        FindingsModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        model.show({finding(Severity::Blocker, false), finding(Severity::Blocker, true),
                    finding(Severity::Warning, true)});
        QCOMPARE(model.openCount(Severity::Blocker), 1);
        QCOMPARE(model.index(2).data(FindingsModel::OpenRole).toBool(), false);
        QCOMPARE(model.nextOpen(-1), 0);
        QCOMPARE(model.nextOpen(0), 1);
        QCOMPARE(model.nextOpen(1), 0); // around, past the one set aside
        model.show({finding(Severity::Blocker, false)});
        QCOMPARE(model.nextOpen(-1), -1);
    }

    void findingsComeByWeightAndThenAsOneReads()
    {
        const auto at = [](Severity severity, int start, Field field = Field::Text) {
            FindingView view = finding(severity, true);
            view.key = u"%1-%2"_s.arg(toText(severity)).arg(start);
            view.finding.field = field;
            view.finding.start = start;
            view.finding.end = start < 0 ? start : start + 4;
            return view;
        };
        FindingsModel model;
        model.show({at(Severity::Note, 3), at(Severity::Warning, 70), at(Severity::Blocker, 90),
                    at(Severity::Warning, -1), at(Severity::Warning, 20),
                    at(Severity::Warning, 30, Field::Subject), at(Severity::Blocker, 10)});
        QStringList order;
        for (int row = 0; row < model.rowCount(); ++row)
            order.append(model.findingAt(row).key);
        QCOMPARE(order,
                 (QStringList{u"blocker-10"_s, u"blocker-90"_s, u"warning-30"_s, u"warning-20"_s,
                              u"warning-70"_s, u"warning--1"_s, u"note-3"_s}));
    }

    void aListThatIsHeldMovesNothing()
    {
        FindingsModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        const auto named = [](const QString& key) {
            FindingView view = finding(Severity::Blocker, true);
            view.key = key;
            view.title = key;
            return view;
        };
        const auto keys = [&model] {
            QStringList texts;
            for (int row = 0; row < model.rowCount(); ++row)
                texts.append(model.findingAt(row).key);
            return texts;
        };
        model.show({named(u"a"_s), named(u"b"_s), named(u"b"_s), named(u"c"_s)});
        const QPersistentModelIndex third = model.index(3);
        model.setHeld(true);
        model.show({named(u"n"_s), named(u"c"_s), named(u"b"_s)});
        QCOMPARE(keys(), QStringList({u"a"_s, u"b"_s, u"b"_s, u"c"_s, u"n"_s}));
        QVERIFY(model.isMended(0) && !model.isMended(1) && model.isMended(2));
        QCOMPARE(model.openCount(Severity::Blocker), 3);
        QCOMPARE(model.nextOpen(-1), 1); // past what is mended
        model.setHeld(false);
        QCOMPARE(keys(), QStringList({u"n"_s, u"c"_s, u"b"_s}));
        QCOMPARE(third.row(), 1); // the same finding is the same row
        model.begin();
        model.show({named(u"z"_s)});
        QCOMPARE(keys(), QStringList({u"z"_s}));
        QVERIFY(!third.isValid());
    }

    void smallTalkStandsBehindWhatSaysSomething()
    {
        Evidence evidence;
        evidence.kind = u"transcript"_s;
        evidence.text = u"If I may."_s;
        QVERIFY(isSmallTalk(evidence));
        evidence.text = u"We lost 40 pallets."_s; // a figure
        QVERIFY(!isSmallTalk(evidence));
        evidence.text = u"The gap at the dock is what keeps me awake."_s;
        QVERIFY(!isSmallTalk(evidence));
        evidence.kind = u"note"_s;
        evidence.text = u"Left."_s;
        QVERIFY(!isSmallTalk(evidence));
    }

    void searchesThePassagesHoweverTheyAreWritten()
    {
        EvidenceModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        auto view = std::make_shared<DraftView>();
        view->draft.id = DraftId(u"draft:s"_s);
        for (const auto& [id, text] : {std::pair{u"e1"_s, u"Mu\u0308ller opened a shop"_s},
                                       std::pair{u"e2"_s, u"Nothing of the kind"_s}}) {
            EvidenceView passage;
            passage.evidence.id = EvidenceId(id);
            passage.evidence.text = text;
            view->evidence.push_back(passage);
        }
        model.show(view);
        model.setSearch(u"m\u00fcller SHOP"_s);
        QVERIFY(model.rowOf(EvidenceId(u"e1"_s)) >= 0);
        QCOMPARE(model.rowOf(EvidenceId(u"e2"_s)), -1);
        QCOMPARE(model.rowCount(), 2); // with its heading
        model.setSearch({});
        QVERIFY(model.rowOf(EvidenceId(u"e2"_s)) >= 0);
    }

    void historyIsNewestFirst()
    {
        HistoryModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        const auto view = draft(u"draft:a"_s);
        const QDateTime noon(QDate(2026, 11, 24), QTime(12, 0), Qt::UTC);
        RevisionView second;
        second.revision.origin = Origin::Edited;
        second.revision.at = noon;
        second.head = true;
        second.authorName = u"Sam"_s;
        RevisionView first;
        first.revision.origin = Origin::Generated;
        first.revision.at = noon.addDays(-1);
        view->revisions = {second, first};
        DecisionView decision;
        decision.decision.at = noon.addSecs(-3600);
        view->decisions = {decision};
        model.show(view);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.revisionAt(0)->authorName, u"Sam"_s);
        QVERIFY(model.decisionAt(1));
        QCOMPARE(model.revisionAt(2)->revision.origin, Origin::Generated);
        QCOMPARE(headLine(*view, noon.addSecs(7200)).left(2), u"v2"_s);
    }

    void tablesGrow()
    {
        TableModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        model.show({u"a"_s, u"b"_s}, {{u"1"_s, u"2"_s}});
        model.append({{u"3"_s, u"4"_s}, {u"5"_s}}); // a short row has empty cells
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(1, 1).data().toString(), u"4"_s);
        QCOMPARE(model.index(2, 1).data().toString(), QString());
    }

    void jobsRunOneAfterTheOtherAndTellWhatCameOfThem()
    {
        Async worker(Async::Ending::StopNow);
        JobList jobs(worker);
        const QAbstractItemModelTester tester(&jobs, fatal);
        QSignalSpy ended(&jobs, &JobList::ended);
        const int first = jobs.start(u"first"_s, [](std::stop_token, const ProgressHandler& tell) {
            tell({1, 2, {}});
            JobEnd end;
            end.report.summary = u"two read"_s;
            return end;
        });
        jobs.start(u"second"_s, [](std::stop_token, const ProgressHandler&) {
            return JobEnd{JobEnd::How::Failed, {}};
        });
        QTRY_COMPARE(ended.count(), 2);
        QCOMPARE(jobs.index(0).data().toString(), u"second"_s); // newest first
        QCOMPARE(jobs.reportAt(jobs.rowOf(first)).summary, u"two read"_s);
        QCOMPARE(jobs.runningRow(), -1);
    }

    void aCancelledJobHearsOfIt()
    {
        Async worker(Async::Ending::StopNow);
        JobList jobs(worker);
        QSignalSpy ended(&jobs, &JobList::ended);
        const int number =
            jobs.start(u"long"_s, [](const std::stop_token& stop, const ProgressHandler&) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return JobEnd{JobEnd::How::Stopped, {}};
            });
        QTRY_VERIFY(jobs.runningRow() >= 0);
        jobs.cancel(number);
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(jobs.index(0).data(JobList::EndRole).toInt(), int(JobEnd::How::Stopped));
    }

    void aFilterComesBackAsItWasKept()
    {
        QueueChoice choice;
        choice.segment = SegmentId(u"segment:x"_s);
        choice.states = std::vector{policy::ReviewState::Ready};
        choice.channel = Channel::Sms;
        choice.forMe = true;
        QCOMPARE(queueChoiceFromText(toText(choice)), choice);
        QCOMPARE(queueChoiceFromText(toText(QueueChoice())), QueueChoice());
        QCOMPARE(queueChoiceFromText(u"not json"_s), QueueChoice());
    }

    void whatWasSentBackIsForItsSdr()
    {
        QueueChoice choice;
        choice.forMe = true;
        const User sam{.id = UserId(u"user:sam"_s),
                       .name = u"Sam Okafor"_s,
                       .role = Role::Sdr,
                       .email = {},
                       .languages = {}};
        const store::QueueFilter filter = filterOf(choice, sam);
        QCOMPARE(filter.owner, u"Sam Okafor"_s);
        for (const policy::ReviewState state :
             {policy::ReviewState::ChangesRequested, policy::ReviewState::Rejected})
            QVERIFY(std::find(filter.states.begin(), filter.states.end(), state) !=
                    filter.states.end());
        choice.states = std::vector{policy::ReviewState::Ready};
        QCOMPARE(filterOf(choice, sam).states, *choice.states);
    }

    void whatAReviewerCanReadIsForThem()
    {
        QueueChoice choice;
        choice.forMe = true;
        User mara{.id = UserId(u"user:mara"_s),
                  .name = u"Mara Lindqvist"_s,
                  .role = Role::Reviewer,
                  .email = {},
                  .languages = {u"de"_s, u"en"_s}};
        QCOMPARE(filterOf(choice, mara).languages, mara.languages);
        QCOMPARE(filterOf(choice, mara).states, statesToReview());
        choice.language = u"fr"_s; // asked for by name
        QCOMPARE(filterOf(choice, mara).languages, QStringList{u"fr"_s});
        choice.language.clear();
        mara.languages.clear(); // nobody said what they read: everything
        QVERIFY(filterOf(choice, mara).languages.isEmpty());
        mara.role = Role::Manager;
        QCOMPARE(filterOf(choice, mara).signer, mara.id);
    }

    void aSearchLooksEverywhere()
    {
        QueueChoice choice;
        choice.channel = Channel::Sms;
        choice.search = u"a"_s; // one letter is none
        QCOMPARE(filterOf(choice, std::nullopt).states, statesToReview());
        choice.search = u"ada"_s;
        const store::QueueFilter filter = filterOf(choice, std::nullopt);
        QVERIFY(filter.states.empty() && filter.channels.empty());
        QCOMPARE(filter.search, u"ada"_s);
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::ListsTest)
#include "lists_test.moc"
