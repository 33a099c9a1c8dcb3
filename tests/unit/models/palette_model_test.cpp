// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/palette/palette_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

class PaletteModelTest : public QObject {
    Q_OBJECT

private:
    static PaletteEntry entry(const QString& text, const QString& group = {}, bool usable = true)
    {
        PaletteEntry made;
        made.text = text;
        made.group = group;
        made.usable = usable;
        return made;
    }
    static QStringList shown(const PaletteModel& model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.entryAt(row).text);
        return texts;
    }

private Q_SLOTS:
    void ranks_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("rank");
        QTest::newRow("nothing typed") << u""_s << u"Reject"_s << 0;
        QTest::newRow("begins") << u"rej"_s << u"Reject"_s << 0;
        QTest::newRow("a word begins") << u"dra"_s << u"Next draft"_s << 1;
        QTest::newRow("inside") << u"raft"_s << u"Next draft"_s << 2;
        QTest::newRow("two words") << u"next dra"_s << u"Next draft"_s << 1;
        QTest::newRow("not") << u"reject it"_s << u"Reject"_s << -1;
        QTest::newRow("accents") << u"muller"_s << u"Jürgen MÜLLER"_s << 1;
        QTest::newRow("decomposed") << u"mü"_s << u"Mu\u0308ller"_s << 0;
    }
    void ranks()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QTEST(paletteRank(typed, text), "rank");
    }

    void listsTheBestFirst()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model);
        model.setEntries({entry(u"Next draft"_s), entry(u"Undo"_s, u"Deciding"_s),
                          entry(u"Decide later"_s), entry(u"Dress"_s)});
        QCOMPARE(model.rowCount(), 4);
        model.setTyped(u"d"_s);
        QCOMPARE(shown(model),
                 QStringList({u"Decide later"_s, u"Dress"_s, u"Next draft"_s, u"Undo"_s}));
        model.setTyped(u"deciding"_s);
        QCOMPARE(shown(model), QStringList({u"Undo"_s})); // by its group
    }

    void whatIsFoundStandsBehind()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model);
        model.setEntries({entry(u"Audit"_s, {}, false)});
        model.setTyped(u"aud"_s);
        model.setFound(u"au"_s, {entry(u"Too late"_s)}); // other words are typed by now
        QCOMPARE(model.rowCount(), 1);
        model.setFound(u"aud"_s, {entry(u"Audun Vik"_s)});
        QCOMPARE(shown(model), QStringList({u"Audit"_s, u"Audun Vik"_s}));
        QCOMPARE(model.firstUsable(), 1);
        model.setTyped(u"audu"_s);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.firstUsable(), -1);
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::PaletteModelTest)

#include "palette_model_test.moc"
