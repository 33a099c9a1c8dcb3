// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/encoding.h"
#include "app/intake/utf8_scan.h"

#include <QBuffer>
#include <QStringEncoder>
#include <QTest>

#include <unicode/ucnv.h>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

Result<Encoding> detect(const QByteArray& bytes, const QString& wanted = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return detectEncoding(buffer, wanted);
}

QString decoded(const QByteArray& bytes, const QString& wanted = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<DecodedText> text = decodeAll(buffer, u"a.txt"_s, wanted);
    return text.ok() ? text->text : u"error: "_s + text.error().id;
}

/// Little-endian, without a mark.
QByteArray utf32(const QString& text)
{
    QByteArray bytes;
    for (const uint code : text.toUcs4()) {
        for (const int shift : {0, 8, 16, 24})
            bytes.append(static_cast<char>((code >> shift) & 0xFF));
    }
    return bytes;
}

QByteArray encoded(const QString& text, const QString& name)
{
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open(name.toLatin1().constData(), &status);
    QByteArray bytes(text.size() * 4, '\0');
    bytes.resize(ucnv_fromUChars(converter, bytes.data(), static_cast<int32_t>(bytes.size()),
                                 reinterpret_cast<const char16_t*>(text.utf16()),
                                 static_cast<int32_t>(text.size()), &status));
    ucnv_close(converter);
    return U_SUCCESS(status) ? bytes : QByteArray();
}

QByteArray utf16(const QString& text, bool mark)
{
    QStringEncoder encoder("UTF-16LE", mark ? QStringConverter::Flag::WriteBom
                                            : QStringConverter::Flag::Default);
    return encoder.encode(text);
}

} // namespace

class EncodingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRightOneIsFound_data();
    void theRightOneIsFound();
    void fewLinesAreEnough_data();
    void fewLinesAreEnough();
    void aChosenOneCounts_data();
    void aChosenOneCounts();
    void anUnknownNameIsRefused();
    void strayBytesInUtf8AreReadAsWindows1252();
    void oneByteFarDownTellsThatItIsNoUtf8();
    void anyCutGivesTheSameText_data();
    void anyCutGivesTheSameText();
    void everySequenceOfBytesIsJudgedAsQtJudgesIt();
    void aFileThatIsTooLargeIsRefused();
};

void EncodingTest::theRightOneIsFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("mark");
    QTest::addColumn<bool>("guessed");
    QTest::addColumn<QString>("text");
    const QString plain = u"Name,Firma\nJürgen,Kite GmbH\n"_s;
    QTest::newRow("ascii") << QByteArray("a,b\n") << u"UTF-8"_s << 0 << false << u"a,b\n"_s;
    QTest::newRow("utf-8") << plain.toUtf8() << u"UTF-8"_s << 0 << false << plain;
    QTest::newRow("utf-8 with a mark")
        << QByteArray("\xEF\xBB\xBF") + plain.toUtf8() << u"UTF-8"_s << 3 << false << plain;
    QTest::newRow("utf-16 with a mark")
        << utf16(plain, true) << u"UTF-16LE"_s << 2 << false << plain;
    QTest::newRow("utf-16 without") << utf16(plain, false) << u"UTF-16LE"_s << 0 << false << plain;
    QTest::newRow("utf-32 without") << utf32(plain) << u"UTF-32LE"_s << 0 << false << plain;
    QTest::newRow("windows-1252") << QByteArray(
                                         "Name,Firma,Notiz\r\nJ\xFCrgen K\xF6hler,Caf\xE9,\x93"
                                         "5 \x80 pro Kopf\x94\r\n")
                                  << u"windows-1252"_s << 0 << true
                                  << u"Name,Firma,Notiz\r\nJürgen Köhler,Café,“5 € pro Kopf”\r\n"_s;
    QTest::newRow("polish")
        << QByteArray("Imi\xEA"
                      ";Nazwisko;Firma;Miasto\nGra\xBF"
                      "yna;\xAF"
                      "ywiec;Dostawy \x8C"
                      "wie\xBF"
                      "o;\xA3"
                      "\xF3"
                      "d\x9F"
                      "\nStanis\xB3"
                      "aw;W\xF3"
                      "jcik;Zak\xB3"
                      "ad P\xF3"
                      "\xB3"
                      "nocny;Gda\xF1"
                      "sk\nMa\xB3"
                      "gorzata;D\xB9"
                      "browska;Ch\xB3"
                      "odnia G\xB3"
                      "\xF3"
                      "wna;Wroc\xB3"
                      "aw\n")
        << u"windows-1250"_s << 0 << true
        << u"Imię;Nazwisko;Firma;Miasto\nGrażyna;Żywiec;Dostawy Świeżo;Łódź\nStanisław;Wójcik;Zakład Północny;Gdańsk\nMałgorzata;Dąbrowska;Chłodnia Główna;Wrocław\n"_s;
    QTest::newRow("cyrillic")
        << QByteArray("\xC8\xEC\xFF;\xCA\xEE\xEC\xEF\xE0\xED\xE8\xFF\n\xC8\xE2\xE0\xED "
                      "\xCF\xE5\xF2\xF0\xEE\xE2;\xD0\xEE\xEC\xE0\xF8\xEA\xE0 \xE8 "
                      "\xEF\xE0\xF0\xF2\xED\xE5\xF0\xFB\n\xCC\xE0\xF0\xE8\xFF "
                      "\xD1\xE8\xE4\xEE\xF0\xEE\xE2\xE0;\xCF\xE5\xF0\xE2\xE0\xFF "
                      "\xF4\xE0\xE1\xF0\xE8\xEA\xE0\n")
        << u"windows-1251"_s << 0 << true
        << u"Имя;Компания\nИван Петров;Ромашка и партнеры\nМария Сидорова;Первая фабрика\n"_s;
}

void EncodingTest::fewLinesAreEnough_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const QString czech = u"Jméno;Příjmení\nŘehoř;Šťastný\n"_s;
    const QString russian = u"Имя;Фамилия\nАнна;Жукова\n"_s;
    const QString german = u"Vorname;Nachname\nJürgen;Groß\nZoë;Köhler\n"_s;
    QTest::newRow("czech, windows") << czech << u"windows-1250"_s;
    QTest::newRow("czech, iso") << czech << u"ISO-8859-2"_s;
    QTest::newRow("russian, windows") << russian << u"windows-1251"_s;
    QTest::newRow("russian, koi") << russian << u"KOI8-R"_s;
    QTest::newRow("german, windows") << german << u"windows-1252"_s;
    QTest::newRow("german, mac") << german << u"macintosh"_s;
    QTest::newRow("german, capitals")
        << u"NAME;ORT\nMÜLLER GMBH;KÖLN\nGRÖSSE;ÖLBRONN\n"_s << u"windows-1252"_s;
    QTest::newRow("french") << u"Prénom;Société\nZoé;L’Hôte & Œuvres\nÉlodie;Çelik – 5 €\n"_s
                            << u"windows-1252"_s;
    QTest::newRow("spanish") << u"Nombre;Cargo\nBegoña;¿Dirección?\nÍñigo;1.ª línea\n"_s
                             << u"windows-1252"_s;
    QTest::newRow("signs") << u"Name;Note\nAcme™;5 m² à 3 £ · §5 “ok”… ½ ±2°\n"_s
                           << u"windows-1252"_s;
    QTest::newRow("japanese")
        << u"氏名,会社名\n山田 太郎,山田製作所\n鈴木 花子,鈴木商事株式会社\n"_s << u"Shift_JIS"_s;
}

void EncodingTest::fewLinesAreEnough()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    const QByteArray bytes = encoded(text, name);
    QCOMPARE(decoded(bytes), text);
    QCOMPARE(detect(bytes)->name, name);
}

void EncodingTest::theRightOneIsFound()
{
    QFETCH(QByteArray, bytes);
    const Result<Encoding> encoding = detect(bytes);
    QVERIFY(encoding.ok());
    QTEST(encoding->name, "name");
    QTEST(encoding->markLength, "mark");
    QTEST(encoding->guessed, "guessed");
    QVERIFY(!encoding->mixed);
    QTEST(decoded(bytes), "text");
}

void EncodingTest::aChosenOneCounts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("text");
    QTest::newRow("cp1252 though valid UTF-8") << QByteArray("\xC3\xBC") << u"cp1252"_s << u"Ã¼"_s;
    QTest::newRow("latin1 is read as 1252") << QByteArray("5 \x80") << u"latin1"_s << u"5 €"_s;
    QTest::newRow("ansi") << QByteArray("5 \x80") << u"ANSI"_s << u"5 €"_s;
    QTest::newRow("central Europe")
        << QByteArray("\xA3\xF3\x64\x9F") << u"windows-1250"_s << u"Łódź"_s;
    QTest::newRow("utf-16 by its mark") << utf16(u"Zoë"_s, true) << u"utf-16"_s << u"Zoë"_s;
    QTest::newRow("utf-8 drops its mark") << QByteArray("\xEF\xBB\xBFZo") << u"utf8"_s << u"Zo"_s;
    QTest::newRow("shift_jis") << QByteArray("\x93\xFA\x96\x7B") << u"Shift_JIS"_s << u"日本"_s;
}

void EncodingTest::aChosenOneCounts()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    QTEST(decoded(bytes, wanted), "text");
    QVERIFY(!detect(bytes, wanted)->guessed);
}

void EncodingTest::anUnknownNameIsRefused()
{
    const Result<Encoding> encoding = detect("a", u"klingon-1"_s);
    QVERIFY(!encoding.ok());
    QCOMPARE(encoding.error().id, u"encoding.unknown"_s);
    QCOMPARE(encoding.error().args, QStringList{u"klingon-1"_s});
}

void EncodingTest::strayBytesInUtf8AreReadAsWindows1252()
{
    const QByteArray bytes = u"Zoë,Łukasz,Søren,Ünal\n"_s.toUtf8() + "J\xF6rg\n";
    const Result<Encoding> encoding = detect(bytes);
    QCOMPARE(encoding->name, u"UTF-8"_s);
    QVERIFY(encoding->mixed);
    QCOMPARE(decoded(bytes), u"Zoë,Łukasz,Søren,Ünal\nJörg\n"_s);
}

void EncodingTest::oneByteFarDownTellsThatItIsNoUtf8()
{
    QByteArray bytes = "Name,City\n";
    bytes += QByteArray("Ann,Bath\n").repeated(100'000);
    bytes += "J\xFCrgen,K\xF6ln\n";
    const Result<Encoding> encoding = detect(bytes);
    QCOMPARE(encoding->name, u"windows-1252"_s);
    QVERIFY(decoded(bytes).endsWith(u"Jürgen,Köln\n"_s));
}

void EncodingTest::anyCutGivesTheSameText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("mixed");
    const QString text = u"Grüße aus Łódź 👋 – 東京"_s;
    QTest::newRow("utf-8") << text.toUtf8() << u"UTF-8"_s << false;
    QTest::newRow("utf-16") << utf16(text, false) << u"UTF-16LE"_s << false;
    QTest::newRow("utf-8 with strays") << text.toUtf8() + "\xFC\xE2\x82" << u"UTF-8"_s << true;
    QTest::newRow("shift_jis") << QByteArray("\x93\xFA\x96\x7B\x8C\xEA") << u"Shift_JIS"_s << false;
}

void EncodingTest::anyCutGivesTheSameText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    Encoding chosen;
    chosen.name = encoding;
    QFETCH(bool, mixed);
    chosen.mixed = mixed;
    const QString whole = TextDecoder(chosen).decode(bytes, true);
    QVERIFY(!whole.isEmpty());
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        TextDecoder decoder(chosen);
        QString text = decoder.decode(bytes.first(cut), false);
        text += decoder.decode(bytes.sliced(cut), true);
        QCOMPARE(text, whole);
    }
}

void EncodingTest::everySequenceOfBytesIsJudgedAsQtJudgesIt()
{
    std::mt19937 random(7);
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes;
        for (int i = 0; i < 5; ++i) // bytes that begin and continue sequences, more often than not
            bytes.append(static_cast<char>(random() % 3 ? 0x80 + random() % 0x80 : 'a'));
        const auto cut = static_cast<qsizetype>(random() % 6);
        Utf8Scan scan;
        scan.feed(bytes.first(cut));
        scan.feed(bytes.sliced(cut));
        scan.end();
        QCOMPARE(scan.invalid() == 0, bytes.isValidUtf8());
    }
}

void EncodingTest::aFileThatIsTooLargeIsRefused()
{
    QBuffer buffer;
    buffer.setData(QByteArray(2 << 20, 'a'));
    buffer.open(QIODevice::ReadOnly);
    const Result<DecodedText> text = decodeAll(buffer, u"a.txt"_s, {}, 1 << 20);
    QVERIFY(!text.ok());
    QCOMPARE(text.error().id, u"file.too_large"_s);
    QCOMPARE(text.error().args, (QStringList{u"a.txt"_s, u"1"_s}));
}

QTEST_GUILESS_MAIN(EncodingTest)
#include "encoding_test.moc"
