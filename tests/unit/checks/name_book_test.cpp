// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/known_names.h"
#include "app/checks/name_book.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

namespace {

NameBook bookOf(const QStringList& names)
{
    NameBook book;
    for (const QString& name : names)
        book.add(name);
    book.close();
    return book;
}

QStringList candidatesIn(const QStringList& names, const QString& text)
{
    return bookOf(names).candidates(text::tokens(text));
}

QStringList found(const KnownNames& names, const QString& text)
{
    QStringList words;
    for (const KnownNames::Hit& hit : names.find(text, text::tokens(text)))
        words.append(hit.name + u"@"_s + QString::number(hit.span.start));
    return words;
}

} // namespace

class NameBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhoMayBeMeant_data();
    void findsWhoMayBeMeant();
    void losesNothingThatAllNamesWouldFind();
    void anEmptyBook();
};

void NameBookTest::findsWhoMayBeMeant_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("candidates");
    const auto row = [](const char* name, const QStringList& names, const QString& text,
                        const QStringList& candidates) {
        QTest::newRow(name) << names << text << candidates;
    };
    row("two words", {u"Ada Rook"_s, u"Ada Sorel"_s, u"Ben Rook"_s}, u"Hi Ada Rook,"_s,
        {u"Ada Rook"_s});
    row("a possessive", {u"Orla"_s, u"Rhys"_s, u"Nordhaff"_s},
        u"Orla's door, Rhys' bay, Nordhaffs Tor"_s, {u"Orla"_s, u"Rhys"_s, u"Nordhaff"_s});
    row("without its suffix", {u"Kite Inc."_s, u"Larkspur GmbH"_s}, u"I saw Kite and Larkspur"_s,
        {u"Kite Inc."_s, u"Larkspur GmbH"_s});
    row("with accents", {u"Jürgen Größe"_s}, u"Lieber Jürgen Größe"_s, {u"Jürgen Größe"_s});
    row("nobody", {u"Ada Rook"_s}, u"Hi Ben, the docks are open"_s, {});
}

void NameBookTest::findsWhoMayBeMeant()
{
    QFETCH(QStringList, names);
    QFETCH(QString, text);
    QFETCH(QStringList, candidates);
    QCOMPARE(candidatesIn(names, text), candidates);
}

void NameBookTest::losesNothingThatAllNamesWouldFind()
{
    const QStringList parts{u"Ada"_s,      u"Will"_s,   u"O'Neill"_s, u"Kite"_s, u"von"_s,
                            u"Ostrów"_s,   u"Rook's"_s, u"Inc."_s,    u"GmbH"_s, u"J."_s,
                            u"Nordhaff"_s, u"&"_s,      u"Co"_s,      u"ada"_s,  u"Li"_s};
    std::mt19937 random(11);
    const auto some = [&](int most) {
        QStringList words;
        for (int n = 1 + static_cast<int>(random() % unsigned(most)); n > 0; --n)
            words.append(parts[static_cast<qsizetype>(random() % size_t(parts.size()))]);
        return words.join(u' ');
    };
    int hits = 0;
    for (int round = 0; round < 400; ++round) {
        QStringList names;
        for (int n = 0; n < 12; ++n)
            names.append(some(3));
        names.removeDuplicates();
        const QString text = some(14) + u"'s bay"_s;
        const QStringList wanted = found(KnownNames(names), text);
        QCOMPARE(found(KnownNames(candidatesIn(names, text)), text), wanted);
        hits += static_cast<int>(wanted.size());
    }
    QVERIFY(hits > 400);
}

void NameBookTest::anEmptyBook()
{
    QVERIFY(NameBook().isEmpty());
    QVERIFY(candidatesIn({u" "_s}, u"Hi Ada"_s).isEmpty());
}

QTEST_GUILESS_MAIN(NameBookTest)
#include "name_book_test.moc"
