// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include "app/text/chars.h"
#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

QStringList pieces(const QString& text)
{
    QStringList result;
    for (const Token& token : tokens(text))
        result << token.span.of(text).toString();
    return result;
}

} // namespace

class TokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsText_data();
    void cutsText();
    void knowsKinds_data();
    void knowsKinds();
    void holdsEveryCharacterOnce();
    void foldsForComparison_data();
    void foldsForComparison();
    void foldingTwiceChangesNothing();
    void countsWords_data();
    void countsWords();
    void stemsWords_data();
    void stemsWords();
    void knowsStopWords();
};

void TokensTest::cutsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QString& text, const QStringList& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("words", u"Don't lift the tail-lift"_s, {u"Don't"_s, u"lift"_s, u"the"_s, u"tail-lift"_s});
    row("mark", u"slow [@r1]."_s, {u"slow"_s, u"[@r1]"_s, u"."_s});
    row("money", u"£1.9m, $3,400,000"_s, {u"£"_s, u"1.9m"_s, u","_s, u"$"_s, u"3,400,000"_s});
    row("grouped by blanks", u"1 200 000 € und 1\u202F200"_s,
        {u"1 200 000"_s, u"€"_s, u"und"_s, u"1\u202F200"_s});
    row("two figures", u"in 2026 120 vans"_s, {u"in"_s, u"2026"_s, u"120"_s, u"vans"_s});
    row("clock", u"05:40 or 6 a.m. now"_s, {u"05:40"_s, u"or"_s, u"6"_s, u"a.m."_s, u"now"_s});
    row("address", u"See https://k.example/a?b=1, ok"_s,
        {u"See"_s, u"https://k.example/a?b=1"_s, u","_s, u"ok"_s});
    row("bare address", u"See kite.example/map."_s, {u"See"_s, u"kite.example/map"_s, u"."_s});
    row("mail", u"To a.b-c@kite.example!"_s, {u"To"_s, u"a.b-c@kite.example"_s, u"!"_s});
    row("mention", u"@orla #cold"_s, {u"@orla"_s, u"#cold"_s});
    row("names", u"A/S, R&D, S/4HANA"_s, {u"A/S"_s, u","_s, u"R&D"_s, u","_s, u"S/4HANA"_s});
    row("elision", u"l'envoyer qu'il O'Neil"_s,
        {u"l'"_s, u"envoyer"_s, u"qu'"_s, u"il"_s, u"O'Neil"_s});
    row("abbreviations", u"z.B. U.S. e.g. J.P. Vale"_s,
        {u"z.B."_s, u"U.S."_s, u"e.g."_s, u"J.P."_s, u"Vale"_s});
    row("end of sentence", u"It ended."_s, {u"It"_s, u"ended"_s, u"."_s});
    row("ellipsis", u"wait... and…"_s, {u"wait"_s, u"..."_s, u"and"_s, u"…"_s});
    row("temperature", u"−25 °C"_s, {u"−"_s, u"25"_s, u"°"_s, u"C"_s});
    row("emoji", u"ok 👩\u200D🚀 👍🏽!"_s, {u"ok"_s, u"👩\u200D🚀"_s, u"👍🏽"_s, u"!"_s});
    row("combining", u"Zoe\u0308 sings"_s, {u"Zoe\u0308"_s, u"sings"_s});
    row("hyphened figure", u"60-minute"_s, {u"60"_s, u"-"_s, u"minute"_s});
}

void TokensTest::cutsText()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QCOMPARE(pieces(text), expected);
}

void TokensTest::knowsKinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const QString& text, Token::Kind kind) {
        QTest::newRow(qPrintable(text)) << text << static_cast<int>(kind);
    };
    row(u"word"_s, Token::Kind::Word);
    row(u"LTE-M"_s, Token::Kind::Word);
    row(u"3rd"_s, Token::Kind::Number);
    row(u"1,200.5"_s, Token::Kind::Number);
    row(u"€"_s, Token::Kind::Symbol);
    row(u"%"_s, Token::Kind::Symbol);
    row(u"😀"_s, Token::Kind::Symbol);
    row(u"—"_s, Token::Kind::Punctuation);
    row(u"www.kite.example"_s, Token::Kind::Url);
    row(u"a@kite.example"_s, Token::Kind::Email);
    row(u"#cold"_s, Token::Kind::Mention);
    row(u"[@k2]"_s, Token::Kind::Mark);
}

void TokensTest::knowsKinds()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    const auto found = tokens(text);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(static_cast<int>(found.front().kind), kind);
    if (found.front().kind == Token::Kind::Mark)
        QCOMPARE(found.front().folded, u"k2"_s);
}

void TokensTest::holdsEveryCharacterOnce()
{
    std::mt19937 random(12'345);
    for (int round = 0; round < 4'000; ++round) {
        const QString text = randomText(random);
        qsizetype end = 0;
        for (const Token& token : tokens(text)) {
            QVERIFY(token.span.start >= end && !token.span.isEmpty());
            for (qsizetype i = end; i < token.span.start; ++i)
                QVERIFY(isSpace(at(text, i)) || isInvisible(at(text, i)));
            end = token.span.end;
        }
        QVERIFY(end <= text.size());
        for (qsizetype i = end; i < text.size(); ++i)
            QVERIFY(isSpace(at(text, i)) || isInvisible(at(text, i)));
    }
}

void TokensTest::foldsForComparison_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::newRow("case") << u"HeLLo"_s << u"hello"_s;
    QTest::newRow("sharp s") << u"Straße"_s << u"strasse"_s;
    QTest::newRow("capital sharp s") << u"STRAẞE"_s << u"strasse"_s;
    QTest::newRow("apostrophe") << u"don’t"_s << u"don't"_s;
    QTest::newRow("hyphen") << u"tail\u2011lift"_s << u"tail-lift"_s;
    QTest::newRow("decomposed") << u"Mu\u0308ller"_s << u"müller"_s;
    QTest::newRow("soft hyphen") << u"Kühl\u00ADkette"_s << u"kühlkette"_s;
    QTest::newRow("ligature") << u"ﬁle"_s << u"file"_s;
    QTest::newRow("Greek") << u"ΣΊΣΥΦΟΣ"_s << u"σίσυφοσ"_s;
}

void TokensTest::foldsForComparison()
{
    QFETCH(QString, text);
    QFETCH(QString, folded);
    QCOMPARE(fold(text), folded);
}

void TokensTest::foldingTwiceChangesNothing()
{
    std::mt19937 random(5);
    for (int round = 0; round < 2'000; ++round) {
        const QString once = fold(randomText(random));
        QCOMPARE(fold(once), once);
    }
    for (char32_t c = 0; c < 0x3000; ++c) {
        if (QChar::isSurrogate(c))
            continue;
        const QString once = fold(QString::fromUcs4(&c, 1));
        QCOMPARE(fold(once), once);
    }
}

void TokensTest::countsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("plain") << u"The dock is slow."_s << 4;
    QTest::newRow("mark") << u"The dock [@r1] is slow [@k1]."_s << 4;
    QTest::newRow("hyphens") << u"A three-page tail-lift e-mail"_s << 4;
    QTest::newRow("figures") << u"It cost £1.9m, up 12 %."_s << 5;
    QTest::newRow("figure with a hyphen") << u"a 60-minute call"_s << 3;
    QTest::newRow("address") << u"See https://k.example/a?b=1 now"_s << 3;
    QTest::newRow("dash joins nothing") << u"cold—dry"_s << 2;
    QTest::newRow("spaced dash") << u"cold – dry"_s << 2;
    QTest::newRow("slash") << u"and/or"_s << 1;
    QTest::newRow("elision") << u"Puis-je vous l'envoyer ?"_s << 3;
    QTest::newRow("emoji") << u"Great 🎉 news"_s << 2;
    QTest::newRow("nothing") << u" … [@r1] !"_s << 0;
    QTest::newRow("clock") << u"at 05:40"_s << 2;
}

void TokensTest::countsWords()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(wordCount(text), count);
}

void TokensTest::stemsWords_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("language");
    QTest::newRow("plural") << u"Trailers"_s << u"trailer"_s << static_cast<int>(Language::English);
    QTest::newRow("tense") << u"opened"_s << u"opening"_s << static_cast<int>(Language::English);
    QTest::newRow("possessive") << u"depot's"_s << u"depots"_s
                                << static_cast<int>(Language::English);
    QTest::newRow("German") << u"Lagern"_s << u"lager"_s << static_cast<int>(Language::German);
    QTest::newRow("French") << u"palettes"_s << u"palette"_s << static_cast<int>(Language::French);
    QTest::newRow("Spanish") << u"camiones"_s << u"camión"_s << static_cast<int>(Language::Spanish);
}

void TokensTest::stemsWords()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(int, language);
    QCOMPARE(stem(a, static_cast<Language>(language)), stem(b, static_cast<Language>(language)));
    QCOMPARE(stem(a, Language::Other), fold(a));
}

void TokensTest::knowsStopWords()
{
    QVERIFY(isStopWord(u"the", Language::English));
    QVERIFY(!isStopWord(u"dock", Language::English));
    QVERIFY(isStopWord(u"und", Language::German));
    QVERIFY(!isStopWord(u"und", Language::English));
    QVERIFY(isStopWord(u"qu'", Language::French));
    QVERIFY(isStopWord(u"para", Language::Spanish));
}

QTEST_GUILESS_MAIN(TokensTest)

#include "tokens_test.moc"
