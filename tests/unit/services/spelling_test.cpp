// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/spelling.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using countersign::Spelling;
using countersign::text::Language;

/// Over small dictionaries of its own, so that the test does not depend on those of the system.
class SpellingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsTheWordsOfTheDictionary();
    void takesBritishFormsWhereOnlyAnAmericanDictionaryIsThere();
    void saysWhereThereIsNoDictionary();
    void isSafeToAskFromSeveralThreads();

private:
    void put(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

void SpellingTest::put(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void SpellingTest::initTestCase()
{
    put(u"en_US.aff"_s, "SET UTF-8\nTRY esianrtolcdugmphbyfvkwz\n");
    put(u"en_US.dic"_s, "7\ndock\nlogger\ncolor\norganize\nlicense\ngray\nreally\n");
    put(u"de_DE.aff"_s, "SET ISO8859-1\n");
    put(u"de_DE.dic"_s, "2\nK\xFC"
                        "hlung\nLager\n");
}

void SpellingTest::knowsTheWordsOfTheDictionary()
{
    const Spelling spelling({m_folder.path()});
    QVERIFY(spelling.hasDictionary(Language::English));
    QVERIFY(spelling.isKnown(u"dock"_s, Language::English));
    QVERIFY(!spelling.isKnown(u"dokc"_s, Language::English));
    QVERIFY(spelling.suggestions(u"dokc"_s, Language::English).contains(u"dock"_s));
    QVERIFY(spelling.suggestions(u"lgoger"_s, Language::English).contains(u"logger"_s));
    QVERIFY(spelling.suggestions(u"xqzvw"_s, Language::English).isEmpty());
    QVERIFY(spelling.isKnown(u"Kühlung"_s, Language::German));
    QVERIFY(!spelling.isKnown(u"Kuhlung"_s, Language::German));
}

void SpellingTest::takesBritishFormsWhereOnlyAnAmericanDictionaryIsThere()
{
    const Spelling spelling({m_folder.path()});
    QVERIFY(spelling.isKnown(u"colour"_s, Language::English));
    QVERIFY(spelling.isKnown(u"organise"_s, Language::English));
    QVERIFY(!spelling.isKnown(u"collour"_s, Language::English));
    QVERIFY(spelling.isKnown(u"grey"_s, Language::English));
    QVERIFY(!spelling.isKnown(u"realy"_s, Language::English));
}

void SpellingTest::saysWhereThereIsNoDictionary()
{
    const Spelling spelling({m_folder.path()});
    QVERIFY(!spelling.hasDictionary(Language::French));
    QVERIFY(!spelling.hasDictionary(Language::Other));
}

void SpellingTest::isSafeToAskFromSeveralThreads()
{
    const Spelling spelling({m_folder.path()});
    std::atomic<int> known = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int n = 0; n < 200; ++n)
                    known += spelling.isKnown(u"logger"_s, Language::English) ? 1 : 0;
            });
    }
    QCOMPARE(known.load(), 800);
}

QTEST_GUILESS_MAIN(SpellingTest)
#include "spelling_test.moc"
