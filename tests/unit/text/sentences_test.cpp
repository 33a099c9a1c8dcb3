// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentences.h"

#include "app/text/chars.h"
#include "app/text/language.h"
#include "tests/unit/text/text_samples.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

QStringList partsOf(const QString& text, Language language)
{
    QStringList parts;
    for (const Span& span : sentences(text, language))
        parts << span.of(text).toString();
    return parts;
}

} // namespace

class SentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsTheCasesOfTheFile();
    void keepsOneSentence_data();
    void keepsOneSentence();
    void holdsEveryCharacterOnce();
    void splitsOtherScripts();
    void knowsAbbreviationDots();
};

void SentencesTest::splitsTheCasesOfTheFile()
{
    QFile file(QStringLiteral(COUNTERSIGN_TEST_DATA "/text/sentences.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
    int cases = 0;
    int right = 0;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).chopped(1);
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QStringList columns = line.split(u'\t');
        QCOMPARE(columns.size(), 2);
        QString marked = columns.at(1);
        marked.replace(u"\\n"_s, u"\n"_s).replace(u"\\r"_s, u"\r"_s);
        QStringList expected = marked.split(u'¦');
        for (QString& part : expected)
            part = part.trimmed();
        const QStringList got =
            partsOf(QString(marked).remove(u'¦'), languageFromTag(columns.at(0)));
        ++cases;
        if (got == expected)
            ++right;
        else
            qInfo().noquote() << columns.at(0) << "expected" << expected.join(u" ¦ "_s)
                              << "\n     got" << got.join(u" ¦ "_s);
    }
    QVERIFY(cases >= 200);
    qInfo() << right << "of" << cases << "as expected";
    QVERIFY2(right >= 0.97 * cases, "fewer than 97 in 100 cases split as expected");
}

void SentencesTest::keepsOneSentence_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("word") << u"Hello"_s;
    QTest::newRow("decimal") << u"It is 3.5 long"_s;
    QTest::newRow("address") << u"See k.example/a.b?c=d for more"_s;
    QTest::newRow("mark alone") << u"[@r1]"_s;
    QTest::newRow("stops alone") << u"..."_s;
}

void SentencesTest::keepsOneSentence()
{
    QFETCH(QString, text);
    QCOMPARE(partsOf(text, Language::English), QStringList{text});
}

void SentencesTest::holdsEveryCharacterOnce()
{
    std::mt19937 random(20'261);
    for (int round = 0; round < 4'000; ++round) {
        const QString text = randomText(random);
        const auto language = static_cast<Language>(round % 5);
        qsizetype end = 0;
        for (const Span& span : sentences(text, language)) {
            QVERIFY(span.start >= end);
            QVERIFY(!span.isEmpty());
            for (qsizetype i = end; i < span.start; ++i)
                QVERIFY(isSpace(at(text, i)));
            QVERIFY(!isSpace(at(text, span.start)) && !isSpace(at(text, span.end - 1)));
            end = span.end;
        }
        for (qsizetype i = end; i < text.size(); ++i)
            QVERIFY(isSpace(at(text, i)));
    }
}

void SentencesTest::splitsOtherScripts()
{
    QCOMPARE(partsOf(u"今日は晴れ。明日は雨。"_s, Language::Other),
             (QStringList{u"今日は晴れ。"_s, u"明日は雨。"_s}));
    QCOMPARE(partsOf(u"هل وصل؟ نعم وصل."_s, Language::Other),
             (QStringList{u"هل وصل؟"_s, u"نعم وصل."_s}));
    QCOMPARE(partsOf(u"Груз пришёл. Дверь закрыта."_s, Language::Other),
             (QStringList{u"Груз пришёл."_s, u"Дверь закрыта."_s}));
}

void SentencesTest::knowsAbbreviationDots()
{
    const QString text = u"Dr. Vale left at 6 a.m. today."_s;
    QVERIFY(isAbbreviationDot(text, 2));
    QVERIFY(isAbbreviationDot(text, text.indexOf(u"m."_s) + 1));
    QVERIFY(!isAbbreviationDot(text, text.size() - 1));
    QVERIFY(!isAbbreviationDot(text, 1));
}

QTEST_GUILESS_MAIN(SentencesTest)

#include "sentences_test.moc"
