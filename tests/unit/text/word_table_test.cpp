// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/word_table.h"

#include <QHash>
#include <QString>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class WordTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasInserted();
    void keepsTheFirstValue();
    void agreesWithAHash();
};

void WordTableTest::findsWhatWasInserted()
{
    const WordSet set(u"  the und  le ");
    QVERIFY(set.contains(u"the"));
    QVERIFY(set.contains(u"le"));
    QVERIFY(!set.contains(u""));
    QVERIFY(!set.contains(u"th"));
    QVERIFY(!WordSet(u"").contains(u"the"));
    QCOMPARE(WordTable<int>().find(u"the"), nullptr);
}

void WordTableTest::keepsTheFirstValue()
{
    WordTable<int> table;
    table.insert(u"may", 5);
    table.insert(u"may", 6);
    QCOMPARE(*table.find(u"may"), 5);
}

void WordTableTest::agreesWithAHash()
{
    std::mt19937 random(1);
    std::uniform_int_distribution<int> letter(u'a', u'e');
    std::uniform_int_distribution<int> length(1, 4);
    std::vector<QString> words;
    for (int i = 0; i < 600; ++i) {
        QString word;
        for (int n = length(random); n > 0; --n)
            word += QChar(letter(random));
        words.push_back(word);
    }
    WordTable<int> table;
    QHash<QString, int> expected;
    for (std::size_t i = 0; i < 400; ++i) {
        table.insert(words[i], static_cast<int>(i));
        if (!expected.contains(words[i]))
            expected.insert(words[i], static_cast<int>(i));
    }
    for (const QString& word : words) {
        const int* found = table.find(word);
        QCOMPARE(found != nullptr ? *found : -1, expected.value(word, -1));
    }
}

QTEST_GUILESS_MAIN(WordTableTest)

#include "word_table_test.moc"
