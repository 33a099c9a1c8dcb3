// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/file_name.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using countersign::delivery::safeFileName;

class FileNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void longNamesAreCutBetweenCharacters();
    void nothingLeavesTheFolder();
};

void FileNameTest::names_data()
{
    QTest::addColumn<QString>("stem");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"Orla Brandt - draft 4f2a"_s << u"Orla Brandt - draft 4f2a.eml"_s;
    QTest::newRow("accents stay") << u"Søren Åkjær"_s << u"Søren Åkjær.eml"_s;
    QTest::newRow("decomposed") << u"Zoe\u0308"_s << u"Zoë.eml"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << u"etc passwd.eml"_s;
    QTest::newRow("backslashes") << u"C:\\boot.ini"_s << u"C boot.ini.eml"_s;
    QTest::newRow("line break") << u"Kit\r\nX: 1"_s << u"Kit X 1.eml"_s;
    QTest::newRow("device") << u"CON"_s << u"_CON.eml"_s;
    QTest::newRow("device with an ending") << u"lpt1.notes"_s << u"_lpt1.notes.eml"_s;
    QTest::newRow("no device") << u"console"_s << u"console.eml"_s;
    QTest::newRow("dots and blanks at the ends") << u" ..hidden.. "_s << u"hidden.eml"_s;
    QTest::newRow("looks like an option") << u"--help"_s << u"help.eml"_s;
    QTest::newRow("turned direction") << u"gpj\u202Eexe"_s << u"gpj exe.eml"_s;
    QTest::newRow("nothing") << u" / . "_s << u"message.eml"_s;
    QTest::newRow("empty") << QString() << u"message.eml"_s;
}

void FileNameTest::names()
{
    QFETCH(QString, stem);
    QTEST(safeFileName(stem, u".eml"_s), "name");
}

void FileNameTest::longNamesAreCutBetweenCharacters()
{
    const QString name =
        safeFileName(QString(u"👩‍👩‍👧‍👦"_s).repeated(30), u".eml"_s);
    QVERIFY(name.toUtf8().size() <= 120);
    QVERIFY(name.endsWith(u".eml"_s));
    QCOMPARE(name.chopped(4), QString(u"👩‍👩‍👧‍👦"_s).repeated(4)); // 25 bytes each
    QCOMPARE(safeFileName(QString(300, u'a'), u".eml"_s).size(), 120);
}

void FileNameTest::nothingLeavesTheFolder()
{
    std::mt19937 random(2);
    const QString letters = u"a./\\:~-\0*? \n\u202Eé"_s;
    for (int round = 0; round < 5'000; ++round) {
        QString stem;
        for (size_t i = 0; i < random() % 20; ++i)
            stem += letters[qsizetype(random() % size_t(letters.size()))];
        const QString name = safeFileName(stem, u".eml"_s);
        QVERIFY(!name.contains(u'/') && !name.contains(u'\\') && !name.contains(QChar(u'\0')));
        QVERIFY(!name.startsWith(u'.') && !name.startsWith(u'-'));
        QCOMPARE(safeFileName(stem, u".eml"_s), name);
        QVERIFY(name.size() > 4);
    }
}

QTEST_GUILESS_MAIN(FileNameTest)
#include "file_name_test.moc"
