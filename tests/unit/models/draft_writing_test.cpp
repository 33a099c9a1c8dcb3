// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/draft_writing.h"

#include "app/services/session.h"
#include "models/common/desk.h"
#include "tests/support/behind_the_back.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::BehindTheBack;

/// What is typed is kept, whatever the store does meanwhile.
class DraftWritingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFailedSaveIsTriedAgain();
    void whatCouldNotBeFinishedIsKept();
    void closingAfterAFailureKeepsIt();

private:
    void breakIt(const QString& table, const QString& on);
    [[nodiscard]] qint64 keptWith(const QString& word) const;
    void type(const QString& word);

    std::unique_ptr<testing::Desk> m_made; ///< makes the workspace
    std::unique_ptr<Desk> m_desk;          ///< what the window works at
    std::unique_ptr<DraftWriting> m_writing;
    std::unique_ptr<BehindTheBack> m_file;
    DraftId m_draft;
    EditedText m_text;
};

void DraftWritingTest::init()
{
    m_made = std::make_unique<testing::Desk>();
    const QString path = m_made->path(u"desk.countersign"_s);
    m_draft = m_made->draft(u"one"_s);
    auto opened = OpenWorkspace::open(path, m_made->clock);
    QVERIFY(opened.ok());
    QVERIFY((*opened)->session().actAs(u"Rita"_s).ok());
    const Result<DraftView> view = (*opened)->review().viewOf(m_draft);
    QVERIFY(view.ok());
    m_desk = std::make_unique<Desk>(*std::move(opened));
    m_file = std::make_unique<BehindTheBack>(path);
    m_writing = std::make_unique<DraftWriting>(*m_desk);
    QVERIFY(view->head);
    m_text = EditedText{.subject = view->head->subject,
                        .text = view->head->text,
                        .citations = view->head->citations};
    m_writing->begin(m_draft, view->head->id, m_text);
}

void DraftWritingTest::cleanup()
{
    m_writing.reset();
    m_desk.reset();
    m_file.reset();
    m_made.reset();
}

void DraftWritingTest::breakIt(const QString& table, const QString& on)
{
    m_file->run(
        u"CREATE TRIGGER broken BEFORE %1 ON %2 BEGIN SELECT RAISE(ABORT, 'broken'); END"_s.arg(
            on, table));
}

qint64 DraftWritingTest::keptWith(const QString& word) const
{
    return m_file->number(
        u"SELECT count(*) FROM work_in_progress WHERE text LIKE '%%%1%%'"_s.arg(word));
}

void DraftWritingTest::type(const QString& word)
{
    m_writing->change(m_text.subject, QString(m_text.text + u' ' + word));
}

void DraftWritingTest::aFailedSaveIsTriedAgain()
{
    breakIt(u"work_in_progress"_s, u"INSERT"_s);
    type(u"Quillon"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_writing->saving(), DraftWriting::Saving::Failed, 20000);
    m_file->run(u"DROP TRIGGER broken"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_writing->saving(), DraftWriting::Saving::Saved, 20000);
    QCOMPARE(keptWith(u"Quillon"_s), 1);
}

void DraftWritingTest::whatCouldNotBeFinishedIsKept()
{
    breakIt(u"revision"_s, u"INSERT"_s);
    type(u"Quillon"_s);
    bool refused = false;
    m_writing->finish([&refused](const Result<EditOutcome>& outcome) { refused = !outcome.ok(); });
    // The window closes before it is known how that ended.
    m_writing.reset();
    m_desk.reset();
    QCOMPARE(keptWith(u"Quillon"_s), 1);
    QVERIFY(!refused); // nobody was there to be told
}

void DraftWritingTest::closingAfterAFailureKeepsIt()
{
    breakIt(u"work_in_progress"_s, u"INSERT"_s);
    type(u"Quillon"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_writing->saving(), DraftWriting::Saving::Failed, 20000);
    m_file->run(u"DROP TRIGGER broken"_s);
    m_writing.reset();
    m_desk.reset();
    QCOMPARE(keptWith(u"Quillon"_s), 1);
}

QTEST_GUILESS_MAIN(DraftWritingTest)
#include "draft_writing_test.moc"
