// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "tests/support/history_builder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;
using countersign::testing::HistoryBuilder;

class ContentHashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsFrozen();
    void itCoversTheEvidenceThatIsCited();
    void aDocumentsIdIsTheHashOfItsBody();
    void changingAnyPartOfADocumentBreaksItsSeal();
    void usersGetReadableIds();
};

void ContentHashTest::itIsFrozen()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada, a fact [@r1]."_s);
    // A change here voids every approval that exists: it needs a new version of the canonical form.
    QCOMPARE(contentHash(builder.history, builder.history.revisions.front()),
             u"24cc649bdcddbba7c7278b57800454b484646e7490d8c221a06df1a475323453"_s);
}

void ContentHashTest::itCoversTheEvidenceThatIsCited()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada, a fact [@r1]."_s);
    const DraftHistory& history = builder.history;
    Revision revision = history.revisions.front();
    const QString before = contentHash(history, revision);
    revision.citations[u"k9"_s] = EvidenceId(u"evidence:unused"_s);
    QCOMPARE(contentHash(history, revision), before);
    revision.citations[u"r1"_s] = EvidenceId(u"evidence:swapped"_s);
    QVERIFY(contentHash(history, revision) != before);
}

void ContentHashTest::aDocumentsIdIsTheHashOfItsBody()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    const Revision& revision = builder.history.revisions.front();
    QVERIFY(sealHolds(revision));
    QVERIFY(revision.id.text().startsWith(u"revision:d1:worker:"_s));
    QCOMPARE(revision.id.text().section(u':', 3).size(), 64);
    Revision again = revision;
    again.id = RevisionId();
    QCOMPARE(sealed(again).id, revision.id);
}

void ContentHashTest::changingAnyPartOfADocumentBreaksItsSeal()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    Decision decision;
    decision.draft = builder.history.draft.id;
    decision.revision = builder.history.revisions.front().id;
    decision.by = UserId(u"user:mara"_s);
    decision = sealed(decision);
    QVERIFY(sealHolds(decision));
    Decision forged = decision;
    forged.role = Role::Manager;
    QVERIFY(!sealHolds(forged));
    forged = decision;
    forged.verdict = Verdict::Reject;
    QVERIFY(!sealHolds(forged));
    forged = decision;
    forged.bulk = true;
    QVERIFY(!sealHolds(forged));
}

void ContentHashTest::usersGetReadableIds()
{
    QCOMPARE(userIdFor(u"Zoë  O'Neil-Żak"_s), UserId(u"user:zoe-o-neil-zak"_s));
    QCOMPARE(keyPart(u"draft:4f2a"_s), u"4f2a"_s);
    QVERIFY(newRecordId("draft") != newRecordId("draft"));
}

QTEST_GUILESS_MAIN(ContentHashTest)
#include "content_hash_test.moc"
