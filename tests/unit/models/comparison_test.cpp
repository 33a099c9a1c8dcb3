// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/comparison.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

class ComparisonTest : public QObject {
    Q_OBJECT

private:
    static RevisionView revision(const QString& id, Origin origin, const QString& text, bool head)
    {
        RevisionView view;
        view.revision.id = RevisionId(id);
        view.revision.origin = origin;
        view.revision.text = text;
        view.revision.at = QDateTime({2026, 11, 2}, {9, 0}, Qt::UTC);
        view.authorName = u"Sam"_s;
        view.head = head;
        return view;
    }
    static DraftView draft()
    {
        DraftView view;
        view.revisions = {revision(u"r4"_s, Origin::Edited, u"four"_s, true),
                          revision(u"r3"_s, Origin::Edited, u"three"_s, false),
                          revision(u"r2"_s, Origin::Edited, u"two"_s, false),
                          revision(u"r1"_s, Origin::Generated, u"one"_s, false)};
        view.head = view.revisions.front().revision;
        return view;
    }
    static DecisionView decision(const QString& revision, Verdict verdict)
    {
        DecisionView view;
        view.decision.revision = RevisionId(revision);
        view.decision.verdict = verdict;
        return view;
    }

private Q_SLOTS:
    void tellsWhatWentAndWhatCame()
    {
        const Comparison comparison =
            compare({u"Audit"_s, u"You failed two checks [@r1]."_s, {}},
                    {u"Audit"_s, u"You failed three checks [@r2]."_s, {}});
        QVERIFY(!comparison.isSame());
        QString before;
        QString after;
        for (const ComparedPart& part : comparison.text) {
            if (part.kind != ComparedPart::Kind::Added)
                before += part.text;
            if (part.kind != ComparedPart::Kind::Removed)
                after += part.text;
        }
        QCOMPARE(before, u"You failed two checks [R1]."_s);
        QCOMPARE(after, u"You failed three checks [R2]."_s);
        QCOMPARE(comparison.removed, 1); // marks are no words
        QCOMPARE(comparison.added, 1);
        QVERIFY(compare({u"S"_s, u"T"_s, {}}, {u"S"_s, u"T"_s, {}}).isSame());
    }

    void offersEachEarlierTextOnce()
    {
        DraftView view = draft();
        view.decisions = {decision(u"r3"_s, Verdict::RequestChanges),
                          decision(u"r2"_s, Verdict::Approve)};
        const std::vector<ComparableText> texts =
            comparableTexts(view, QDateTime({2026, 11, 30}, {9, 0}, Qt::UTC));
        QStringList ids;
        for (const ComparableText& text : texts)
            ids.append(text.revision.text());
        QCOMPARE(ids, QStringList({u"r2"_s, u"r1"_s, u"r3"_s}));
        QCOMPARE(texts.at(0).name, u"What was approved"_s);
        QCOMPARE(texts.at(1).name, u"As generated"_s);
        QVERIFY2(texts.at(2).name.startsWith(u"v3 · edited by Sam"_s),
                 qPrintable(texts.at(2).name));
        QCOMPARE(firstComparable(texts, view), 0);
    }

    void withoutAnApprovalTheTextBeforeComesFirst()
    {
        const DraftView view = draft();
        const std::vector<ComparableText> texts = comparableTexts(view, {});
        QCOMPARE(texts.at(size_t(firstComparable(texts, view))).revision.text(), u"r3"_s);
        QCOMPARE(firstComparable({}, DraftView{}), -1);
    }

    void anApprovalOfTheHeadIsNoEarlierText()
    {
        DraftView view = draft();
        view.decisions = {decision(u"r4"_s, Verdict::Approve)};
        for (const ComparableText& text : comparableTexts(view, {}))
            QVERIFY(text.name != u"What was approved"_s);
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::ComparisonTest)

#include "comparison_test.moc"
