// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/material_edit.h"

#include <QTest>

using namespace Qt::StringLiterals;
using countersign::EditedText;
using countersign::EvidenceId;
using countersign::isMaterialEdit;

namespace {

/// Sixty words, so that three of them are the twentieth part.
const QString letter =
    u"Hi Ada,\n\nYour Leeds depot opened on Monday with 14 doors [@r1]. I was glad to read about "
    u"it, "
    "because so few of the people we talk with write down so openly what went wrong on the way and "
    "what they will try next time round, and that helps all of us a good deal more than the usual "
    "kind words do.\n\nMay I send you the sheet?\n\nBest wishes\nMara"_s;

EditedText edited(const QString& text, const QString& subject = u"Leeds"_s)
{
    return {subject, text, {{u"r1"_s, EvidenceId(u"evidence:1"_s)}}};
}

QString with(const QString& from, const QString& to)
{
    return QString(letter).replace(from, to);
}

} // namespace

class MaterialEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edits_data();
    void edits();
    void anotherSubjectIsMaterial();
    void anotherCitationIsMaterial();
};

void MaterialEditTest::edits_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("material");
    QTest::newRow("nothing") << letter << false;
    QTest::newRow("one plain word") << with(u"a good deal"_s, u"a great deal"_s) << false;
    QTest::newRow("a figure") << with(u"14 doors"_s, u"15 doors"_s) << true;
    QTest::newRow("a name") << with(u"Mara"_s, u"Nora"_s) << true;
    QTest::newRow("a word of a claim") << with(u"opened on"_s, u"closed on"_s) << true;
    QTest::newRow("a word of the ask") << with(u"the sheet?"_s, u"the table?"_s) << true;
    QTest::newRow("more than the twentieth part")
        << with(u"because so few of the people we talk with"_s,
                u"since hardly anyone around here"_s)
        << true;
}

void MaterialEditTest::edits()
{
    QFETCH(QString, after);
    QFETCH(bool, material);
    QCOMPARE(isMaterialEdit(edited(letter), edited(after)), material);
}

void MaterialEditTest::anotherSubjectIsMaterial()
{
    QVERIFY(isMaterialEdit(edited(letter), edited(letter, u"Hull"_s)));
}

void MaterialEditTest::anotherCitationIsMaterial()
{
    EditedText other = edited(letter);
    other.citations[u"r1"_s] = EvidenceId(u"evidence:2"_s);
    QVERIFY(isMaterialEdit(edited(letter), other));
}

QTEST_GUILESS_MAIN(MaterialEditTest)
#include "material_edit_test.moc"
