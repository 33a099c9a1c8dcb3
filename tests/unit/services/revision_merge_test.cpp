// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/revision_merge.h"

#include "app/domain/document.h"
#include "tests/support/history_builder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::HistoryBuilder;

class RevisionMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void twoEditsApartGoTogether();
    void whoeverMergesGetsTheSameBytes();
    void overlappingEditsDoNot();
    void oneLabelForTwoPassagesIsAConflict();
    void theNearestCommonAncestorIsFound();

private:
    const Revision& revision(const RevisionId& id) const;

    HistoryBuilder m_builder;
    User m_mara = HistoryBuilder::user(u"Mara"_s, Role::Sdr);
    User m_otto = HistoryBuilder::user(u"Otto"_s, Role::Reviewer);
};

void RevisionMergeTest::init()
{
    m_builder = HistoryBuilder();
}

const Revision& RevisionMergeTest::revision(const RevisionId& id) const
{
    for (const Revision& known : m_builder.history.revisions) {
        if (known.id == id)
            return known;
    }
    qFatal("no such revision");
}

void RevisionMergeTest::twoEditsApartGoTogether()
{
    const RevisionId base =
        m_builder.write(u"Good morning Ada.\n\nThe dock opens early."_s, m_mara);
    const RevisionId a =
        m_builder.writeOn({base}, u"Good evening Ada.\n\nThe dock opens early."_s, m_mara);
    const RevisionId b =
        m_builder.writeOn({base}, u"Good morning Ada.\n\nThe dock opens late."_s, m_otto);
    const auto merge = mergeRevision(m_builder.history.revisions, revision(a), revision(b));
    QVERIFY(merge);
    QCOMPARE(merge->text, u"Good evening Ada.\n\nThe dock opens late."_s);
    QCOMPARE(merge->author, mergeUser());
    QCOMPARE(merge->origin, Origin::Merged);
    QCOMPARE(merge->parents.size(), size_t(2));
    QVERIFY(sealHolds(*merge));
}

void RevisionMergeTest::whoeverMergesGetsTheSameBytes()
{
    const RevisionId base = m_builder.write(u"One two three.\n\nFour five six."_s, m_mara);
    const RevisionId a = m_builder.writeOn({base}, u"One two THREE.\n\nFour five six."_s, m_mara);
    const RevisionId b = m_builder.writeOn({base}, u"One two three.\n\nFour five SIX."_s, m_otto);
    const auto here = mergeRevision(m_builder.history.revisions, revision(a), revision(b));
    const auto there = mergeRevision(m_builder.history.revisions, revision(b), revision(a));
    QVERIFY(here && there);
    QCOMPARE(here->id, there->id);
    QCOMPARE(here->at, revision(b).at);
}

void RevisionMergeTest::overlappingEditsDoNot()
{
    const RevisionId base = m_builder.write(u"The dock opens early."_s, m_mara);
    const RevisionId a = m_builder.writeOn({base}, u"The dock opens late."_s, m_mara);
    const RevisionId b = m_builder.writeOn({base}, u"The dock opens never."_s, m_otto);
    QVERIFY(!mergeRevision(m_builder.history.revisions, revision(a), revision(b)));
}

void RevisionMergeTest::oneLabelForTwoPassagesIsAConflict()
{
    EditedText base{{}, u"A first.\n\nA second."_s, {}};
    EditedText mine{{}, u"A first [@r1].\n\nA second."_s, {{u"r1"_s, EvidenceId(u"evidence:a"_s)}}};
    EditedText theirs{
        {}, u"A first.\n\nA second [@r1]."_s, {{u"r1"_s, EvidenceId(u"evidence:b"_s)}}};
    QVERIFY(!mergedSides(base, mine, theirs).clean);
    theirs.citations[u"r1"_s] = EvidenceId(u"evidence:a"_s);
    QVERIFY(mergedSides(base, mine, theirs).clean);
}

void RevisionMergeTest::theNearestCommonAncestorIsFound()
{
    const RevisionId first = m_builder.write(u"one"_s, m_mara);
    const RevisionId second = m_builder.writeOn({first}, u"two"_s, m_mara);
    const RevisionId a = m_builder.writeOn({second}, u"three"_s, m_mara);
    const RevisionId b = m_builder.writeOn({second}, u"four"_s, m_otto);
    const Revision* common = commonAncestor(m_builder.history.revisions, a, b);
    QVERIFY(common);
    QCOMPARE(common->id, second);
    const RevisionId alone = m_builder.writeOn({}, u"five"_s, m_otto);
    QVERIFY(!commonAncestor(m_builder.history.revisions, a, alone));
}

QTEST_GUILESS_MAIN(RevisionMergeTest)
#include "revision_merge_test.moc"
