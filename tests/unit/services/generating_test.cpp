// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_service.h"
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/generation_service.h"
#include "app/services/open_workspace.h"
#include "app/services/review_service.h"
#include "app/services/workspace_service.h"
#include "app/store/audit_log.h"
#include "app/store/checked.h"
#include "app/store/device_keys.h"
#include "app/store/queue.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::FixedClock;

/// What a new text bears on is looked at after it, and that it is owed is written down with the text.
class GeneratingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRunThatIsCutOffOwesTheNeighboursAndARunToItsEndDoesNot();

    void whatCannotBeFollowedLeavesTheText();
    void aTextThatWasWrittenAgainCanBePutBack();

private:
    [[nodiscard]] int owed() const;
    [[nodiscard]] QString textOf(const DraftId& draft) const;
    /// A draft that the composer wrote.
    [[nodiscard]] DraftId written();
    /// What the log has of this draft, newest first.
    [[nodiscard]] QStringList logged(const DraftId& draft) const;

    QTemporaryDir m_folder;
    std::shared_ptr<FixedClock> m_clock = std::make_shared<FixedClock>();
    std::unique_ptr<OpenWorkspace> m_workspace;
    std::unique_ptr<store::Workspace> m_reading;
};

void GeneratingTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"data"_s)));
    const QString path = m_folder.filePath(u"sample.countersign"_s);
    auto made = OpenWorkspace::create(path, u"Me"_s, m_clock);
    QVERIFY(made.ok());
    m_workspace = *std::move(made);
    QVERIFY(m_workspace->workspace().fillWithSample().ok());
    auto reading = store::Workspace::open(
        path, store::OpenMode::ReadOnly,
        {m_clock, std::make_shared<store::FileDeviceKeys>(store::FileDeviceKeys::defaultFolder())});
    QVERIFY(reading.ok());
    m_reading = *std::move(reading);
}

/// Drafts that are known to owe their neighbours a look.
int GeneratingTest::owed() const
{
    const Result<int> count = m_reading->read([](store::Reader& reader) -> Result<int> {
        int owing = 0;
        store::QueueRequest all;
        all.limit = 10'000;
        for (const store::QueueRow& row : reader.queue().page(all).rows) {
            const auto checked = reader.checked().ofDraft(row.draft);
            owing += checked && checked->basis == store::neighboursOwed ? 1 : 0;
        }
        return owing;
    });
    return count ? *count : -1;
}

void GeneratingTest::aRunThatIsCutOffOwesTheNeighboursAndARunToItsEndDoesNot()
{
    QCOMPARE(owed(), 0);
    std::vector<int> seen;
    GenerateRequest request;
    request.limit = 3;
    const auto report = m_workspace->generation().generate(request, [&](const Progress& progress) {
        if (!progress.item.isEmpty())
            seen.push_back(owed());
    });
    QVERIFY(report.ok());
    QCOMPARE(report->generated.size(), size_t(3));
    // Before the last of the three, two are written: were the run cut off here, they would be found.
    QCOMPARE(*std::max_element(seen.begin(), seen.end()), 2);
    QCOMPARE(owed(), 0);

    const auto again =
        m_workspace->generation().regenerate(report->generated.front(), u"shorter"_s);
    QVERIFY2(again.ok(), qPrintable(again ? QString() : again.error().id));
    QCOMPARE(owed(), 0);
}

QString GeneratingTest::textOf(const DraftId& draft) const
{
    const Result<DraftView> view = m_workspace->review().viewOf(draft);
    return view && view->head ? view->head->text : QString();
}

DraftId GeneratingTest::written()
{
    GenerateRequest request;
    request.limit = 1;
    const Result<GenerateReport> report = m_workspace->generation().generate(request);
    return report && !report->generated.empty() ? report->generated.front() : DraftId();
}

QStringList GeneratingTest::logged(const DraftId& draft) const
{
    QStringList actions;
    const Result<void> read = m_reading->read([&](store::Reader& reader) -> Result<void> {
        store::AuditFilter filter;
        filter.kind = u"generate"_s;
        filter.subject = draft.text();
        for (const AuditEntry& entry : reader.audit().list({.limit = 100, .after = {}}, filter))
            actions.append(entry.action);
        return {};
    });
    return read ? actions : QStringList();
}

void GeneratingTest::whatCannotBeFollowedLeavesTheText()
{
    const DraftId draft = written();
    const QString before = textOf(draft);
    QVERIFY(!before.isEmpty());
    const QString wish = u"make it rhyme"_s;
    const auto refused = m_workspace->generation().regenerate(draft, wish);
    QCOMPARE(refused.error().id, u"generation.not_followed"_s);
    QCOMPARE(refused.error().args, QStringList{wish});
    QCOMPARE(textOf(draft), before);

    GenerateRequest request;
    request.prospects = {m_workspace->review().viewOf(draft)->prospect.id};
    request.directive = wish;
    Result<GenerateReport> report = m_workspace->generation().generate(request);
    const auto isOurs = [&](const GenerationFailure& failure) {
        return failure.reason.id == "generation.not_followed"_L1;
    };
    QVERIFY(std::any_of(report->failed.begin(), report->failed.end(), isOurs));
    QCOMPARE(textOf(draft), before);
    QVERIFY(!logged(draft).contains(u"generate.again"_s));

    request.unfollowed = Unfollowed::Write;
    report = m_workspace->generation().generate(request);
    QVERIFY(std::find(report->generated.begin(), report->generated.end(), draft) !=
            report->generated.end());
    QVERIFY(std::any_of(report->notFollowed.begin(), report->notFollowed.end(), isOurs));
    QVERIFY(logged(draft).contains(u"generate.again"_s));
}

void GeneratingTest::aTextThatWasWrittenAgainCanBePutBack()
{
    const DraftId draft = written();
    const QString before = textOf(draft);
    QVERIFY(m_workspace->generation().regenerate(draft, u"shorter"_s).ok());
    const QString shorter = textOf(draft);
    QVERIFY(shorter != before);
    QVERIFY(*m_workspace->decisions().lastWasRewriting());
    QCOMPARE(logged(draft).count(u"generate.again"_s), 1);

    const Result<DecisionOutcome> undone = m_workspace->decisions().undoLast();
    QVERIFY2(undone.ok(), qPrintable(undone ? QString() : undone.error().id));
    QCOMPARE(undone->draft, draft);
    QVERIFY(!undone->decision);
    QCOMPARE(textOf(draft), before);
    QCOMPARE(logged(draft).first(), u"generate.undo"_s);
    QVERIFY(m_workspace->review().viewOf(draft)->checked); // its findings are those of this text

    // Once only, and not over what somebody wrote since.
    QVERIFY(!*m_workspace->decisions().lastWasRewriting());
    QVERIFY(m_workspace->generation().regenerate(draft, u"shorter"_s).ok());
    const Result<DraftView> view = m_workspace->review().viewOf(draft);
    EditedText mine{view->head->subject, QString(view->head->text + u"\n\nPS: thank you."_s),
                    view->head->citations};
    QVERIFY(m_workspace->edits().finish(draft, view->head->id, mine).ok());
    QVERIFY(!*m_workspace->decisions().lastWasRewriting());
    QCOMPARE(textOf(draft), mine.text);
}

QTEST_GUILESS_MAIN(GeneratingTest)
#include "generating_test.moc"
