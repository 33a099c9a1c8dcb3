// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/eml.h"
#include "app/delivery/header_text.h"

#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::delivery;

namespace {

/// A reader of messages of our own, so that the writer is not its own judge.
struct Parsed {
    QList<QPair<QByteArray, QByteArray>> headers; ///< name, unfolded value
    QByteArray body;
    QByteArrayList rawLines; ///< of the head

    [[nodiscard]] QByteArrayList all(const QByteArray& name) const
    {
        QByteArrayList values;
        for (const auto& [header, value] : headers) {
            if (header.compare(name, Qt::CaseInsensitive) == 0)
                values.append(value);
        }
        return values;
    }
};

Parsed parsed(const QByteArray& eml)
{
    Parsed message;
    const qsizetype end = eml.indexOf("\r\n\r\n");
    message.body = eml.mid(end + 4);
    QByteArray head = eml.left(end);
    for (const QByteArray& line : QByteArray(head).replace("\r\n", "\n").split('\n'))
        message.rawLines.append(line);
    head.replace("\r\n ", " ");
    for (const QByteArray& line : head.replace("\r\n", "\n").split('\n')) {
        const qsizetype colon = line.indexOf(':');
        message.headers.append({line.left(colon), line.mid(colon + 1).trimmed()});
    }
    return message;
}

/// RFC 2047: blanks between encoded-words do not count.
QString decodedWords(const QByteArray& value)
{
    static const QRegularExpression word(uR"(=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=)"_s);
    QString text;
    qsizetype from = 0;
    const QString source = QString::fromLatin1(value);
    QRegularExpressionMatchIterator matches = word.globalMatch(source);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString between = source.mid(from, match.capturedStart() - from);
        if (from == 0 || !between.trimmed().isEmpty())
            text += between;
        text += QString::fromUtf8(QByteArray::fromBase64(match.captured(1).toLatin1()));
        from = match.capturedEnd();
    }
    return text + source.mid(from);
}

QByteArray fromQuotedPrintable(QByteArray body)
{
    body.replace("=\r\n", "");
    QByteArray plain;
    for (qsizetype i = 0; i < body.size(); ++i) {
        if (body[i] == '=') {
            plain += QByteArray::fromHex(body.mid(i + 1, 2));
            i += 2;
        } else {
            plain += body[i];
        }
    }
    return plain;
}

QString bodyText(const Parsed& message)
{
    const bool quoted = message.all("Content-Transfer-Encoding").value(0) == "quoted-printable";
    const QByteArray bytes =
        quoted ? fromQuotedPrintable(message.body) : QByteArray::fromBase64(message.body);
    return QString::fromUtf8(bytes);
}

MailMessage message()
{
    MailMessage mail;
    mail.from = {u"Wren Hallatt"_s, u"wren@kite.example"_s};
    mail.to = {u"Orla Brandt"_s, u"orla@nord.example"_s};
    mail.subject = u"Spares in Gdansk"_s;
    mail.text = u"Hi Orla,\n\nsix doors [@r1].\n\nWren"_s;
    mail.date = QDateTime(QDate(2026, 11, 24), QTime(9, 5, 7), Qt::OffsetFromUTC, 3600);
    mail.messageId = u"draft:4f2a"_s;
    mail.domain = u"kite.example"_s;
    return mail;
}

Parsed written(const MailMessage& mail)
{
    const Result<QByteArray> eml = emlMessage(mail);
    return eml.ok() ? parsed(*eml) : Parsed();
}

} // namespace

class EmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsWhatMailProgramsOpen();
    void aSubjectGoesWithoutItsMarks();
    void subjectsComeBackAsTheyWere_data();
    void subjectsComeBackAsTheyWere();
    void namesAreQuotedOrEncoded_data();
    void namesAreQuotedOrEncoded();
    void noHeaderCanBeSmuggledIn();
    void bodiesComeBackAsTheyWere_data();
    void bodiesComeBackAsTheyWere();
    void marksAreNotSent();
    void addresses_data();
    void addresses();
    void whatIsMissingIsSaid();
    void theSameDraftHasTheSameId();
    void randomTextsSurvive();
};

void EmlTest::aMessageIsWhatMailProgramsOpen()
{
    const Result<QByteArray> eml = emlMessage(message());
    QVERIFY(eml.ok());
    QCOMPARE(*eml, QByteArray("From: Wren Hallatt <wren@kite.example>\r\n"
                              "To: Orla Brandt <orla@nord.example>\r\n"
                              "Subject: Spares in Gdansk\r\n"
                              "Date: Tue, 24 Nov 2026 09:05:07 +0100\r\n"
                              "Message-ID: <draft4f2a@kite.example>\r\n"
                              "MIME-Version: 1.0\r\n"
                              "Content-Type: text/plain; charset=UTF-8\r\n"
                              "Content-Transfer-Encoding: quoted-printable\r\n"
                              "X-Unsent: 1\r\n"
                              "\r\n"
                              "Hi Orla,\r\n\r\nsix doors.\r\n\r\nWren\r\n"));
    MailMessage unnamed = message();
    unnamed.from = {};
    unnamed.language = u"de"_s;
    const Parsed parts = written(unnamed);
    QVERIFY(parts.all("From").isEmpty());
    QCOMPARE(parts.all("Content-Language"), QByteArrayList{"de"});
}

void EmlTest::subjectsComeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("subject");
    QTest::newRow("ascii")
        << u"Two  blanks, and a long line that has to be folded somewhere before "
           "it ends at last"_s;
    QTest::newRow("one long word") << QString(200, u'x');
    QTest::newRow("umlauts and a tram")
        << u"Rückfrage zur Straßenbahn-Ausschreibung — drei Ideen für Köln-Süd, Düsseldorf und "
           "Mönchengladbach 🚋"_s;
    QTest::newRow("looks encoded") << u"=?UTF-8?B?aGk=?= is what it says"_s;
    QTest::newRow("right to left") << u"פגישה ביום שלישי בשעה עשר — מה דעתך?"_s;
    QTest::newRow("family") << QString(u"👩‍👩‍👧‍👦"_s).repeated(12);
    QTest::newRow("combining") << QString(u"e\u0301"_s).repeated(90);
    QTest::newRow("many marks on one letter") << QString(u"a"_s + QString(200, QChar(0x0301)));
    QTest::newRow("nothing") << QString();
}

void EmlTest::aSubjectGoesWithoutItsMarks()
{
    MailMessage mail = message();
    mail.subject = u"Six doors in Gdansk [@r1] and [1]"_s;
    QCOMPARE(written(mail).all("Subject"), QByteArrayList{"Six doors in Gdansk and [1]"});
}

void EmlTest::subjectsComeBackAsTheyWere()
{
    MailMessage mail = message();
    QFETCH(QString, subject);
    mail.subject = subject;
    const Parsed parts = written(mail);
    QCOMPARE(parts.all("Subject").size(), 1);
    QCOMPARE(decodedWords(parts.all("Subject").value(0)), subject);
    static const QRegularExpression word(uR"(=\?UTF-8\?B\?([^?]*)\?=)"_s);
    for (const QByteArray& line : parts.rawLines) {
        QVERIFY2(line.size() <= 78, line.constData());
        const QString text = QString::fromLatin1(line);
        for (const char c : line)
            QVERIFY(static_cast<unsigned char>(c) < 0x80);
        QRegularExpressionMatchIterator matches = word.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            QVERIFY(match.capturedLength() <= 75);
            if (!subject.startsWith(u"=?"_s))
                QVERIFY(QByteArray::fromBase64(match.captured(1).toLatin1()).isValidUtf8());
        }
    }
}

void EmlTest::namesAreQuotedOrEncoded_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("atoms") << u"Orla Brandt"_s << QByteArray("Orla Brandt <o@nord.example>");
    QTest::newRow("none") << QString() << QByteArray("o@nord.example");
    QTest::newRow("comma") << u"Brandt, Orla"_s << QByteArray("\"Brandt, Orla\" <o@nord.example>");
    QTest::newRow("dot") << u"Mary St. Amand"_s
                         << QByteArray("\"Mary St. Amand\" <o@nord.example>");
    QTest::newRow("quotes") << u"Orla \"Bo\" \\ B"_s
                            << QByteArray("\"Orla \\\"Bo\\\" \\\\ B\" <o@nord.example>");
    QTest::newRow("looks like another address")
        << u"x <a@evil.example>, Orla"_s
        << QByteArray("\"x <a@evil.example>, Orla\" <o@nord.example>");
    QTest::newRow("accents") << u"Zoë"_s << QByteArray("=?UTF-8?B?Wm/Dqw==?= <o@nord.example>");
}

void EmlTest::namesAreQuotedOrEncoded()
{
    MailMessage mail = message();
    QFETCH(QString, name);
    mail.to = {name, u"o@nord.example"_s};
    const Parsed parts = written(mail);
    QCOMPARE(parts.all("To").size(), 1);
    QTEST(parts.all("To").value(0), "header");
}

void EmlTest::noHeaderCanBeSmuggledIn()
{
    MailMessage mail = message();
    mail.subject = u"Idea for Acorn\r\nBcc: spy@evil.example"_s;
    mail.to.name = u"Kit\nX-Evil: 1\r\n\r\nbody"_s;
    mail.from.name = u"Wren\u2028Bcc: spy@evil.example"_s;
    mail.messageId = u"x>\r\nBcc: spy@evil.example"_s;
    mail.domain = u"kite.example\r\nX-Evil: 2"_s;
    mail.language = u"en\r\nX-Evil: 3"_s;
    const Parsed parts = written(mail);
    QCOMPARE(parts.all("Bcc").size(), 0);
    QCOMPARE(parts.all("X-Evil").size(), 0);
    QCOMPARE(parts.all("Subject"), QByteArrayList{"Idea for Acorn Bcc: spy@evil.example"});
    QCOMPARE(parts.all("To"), QByteArrayList{"\"Kit X-Evil: 1 body\" <orla@nord.example>"});
    const QByteArrayList names{"From",
                               "To",
                               "Subject",
                               "Date",
                               "Message-ID",
                               "MIME-Version",
                               "Content-Type",
                               "Content-Transfer-Encoding",
                               "Content-Language",
                               "X-Unsent"};
    QCOMPARE(parts.headers.size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(parts.headers[i].first, names[i]);
    QCOMPARE(bodyText(parts), u"Hi Orla,\r\n\r\nsix doors.\r\n\r\nWren\r\n"_s);
}

void EmlTest::bodiesComeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("quoted"); // quoted-printable, else base64
    QTest::newRow("umlauts") << u"Viele Grüße aus Köln, und bis zum nächsten Dienstag im Lager"_s
                             << true;
    QTest::newRow("a long paragraph") << QString(u"word "_s).repeated(400) + u"end"_s << true;
    QTest::newRow("no blank at all") << QString(3000, u'x') << true;
    QTest::newRow("equals and blanks at line ends") << u"a = b  \nnext\t\n= x"_s << true;
    QTest::newRow("touchy starts") << u".hidden\nFrom here\n..\nFrom"_s << true;
    QTest::newRow("blank lines inside") << u"one\n\n\ntwo"_s << true;
    QTest::newRow("emoji on a fold") << QString(73, u'x') + u"🚋🚋"_s << true;
    QTest::newRow("Hebrew") << QString(u"שלום לכולם "_s).repeated(20) + u"."_s << false;
    QTest::newRow("Japanese") << QString(u"東京の物流"_s).repeated(40) << false;
}

void EmlTest::bodiesComeBackAsTheyWere()
{
    MailMessage mail = message();
    QFETCH(QString, text);
    mail.text = text;
    const Result<QByteArray> eml = emlMessage(mail);
    const Parsed parts = parsed(*eml);
    QCOMPARE(bodyText(parts), QString(text).replace(u'\n', "\r\n"_L1) + u"\r\n"_s);
    QTEST(parts.all("Content-Transfer-Encoding").value(0) == "quoted-printable", "quoted");
    for (const QByteArray& line : QByteArray(parts.body).replace("\r\n", "\n").split('\n')) {
        QVERIFY(line.size() <= 76);
        QVERIFY(!line.startsWith('.') && !line.startsWith("From "));
        for (const char c : line)
            QVERIFY(c == '\t' || (c >= 0x20 && c < 0x7F));
    }
    QVERIFY(!QByteArray(*eml).replace("\r\n", "").contains('\n'));
}

void EmlTest::marksAreNotSent()
{
    MailMessage mail = message();
    mail.text = u"Six doors [@r1], one is open [@c2][@s1]. Prices [sic]."_s;
    QCOMPARE(bodyText(written(mail)), u"Six doors, one is open. Prices [sic].\r\n"_s);
}

void EmlTest::addresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("written"); // empty: refused
    QTest::newRow("plain") << u"o.b+x@nord.example"_s << QByteArray("o.b+x@nord.example");
    QTest::newRow("blanks around") << u" o@nord.example "_s << QByteArray("o@nord.example");
    QTest::newRow("umlaut domain")
        << u"o@müller.example"_s << QByteArray("o@xn--mller-kva.example");
    QTest::newRow("umlaut before the at") << u"jörg@nord.example"_s << QByteArray();
    QTest::newRow("line break") << u"o@nord.example\r\nBcc: x@evil.example"_s << QByteArray();
    QTest::newRow("two") << u"o@nord.example, x@evil.example"_s << QByteArray();
    QTest::newRow("angle") << u"o@nord.example>"_s << QByteArray();
    QTest::newRow("no at") << u"orla"_s << QByteArray();
    QTest::newRow("no dot") << u"o@nord"_s << QByteArray();
    QTest::newRow("quoted") << u"\"o b\"@nord.example"_s << QByteArray();
    QTest::newRow("percent tricks") << u"o@nord.example%0d%0aBcc:x@evil.example"_s << QByteArray();
}

void EmlTest::addresses()
{
    QFETCH(QString, address);
    QFETCH(QByteArray, written);
    MailMessage mail = message();
    mail.to = {{}, address};
    const Result<QByteArray> eml = emlMessage(mail);
    QCOMPARE(eml.ok(), !written.isEmpty());
    if (eml.ok()) {
        QCOMPARE(parsed(*eml).all("To"), QByteArrayList{written});
    } else {
        QCOMPARE(eml.error().id, u"eml.bad_address"_s);
        QCOMPARE(eml.error().args, QStringList{address});
    }
}

void EmlTest::whatIsMissingIsSaid()
{
    MailMessage nobody = message();
    nobody.to.address = u" "_s;
    QCOMPARE(emlMessage(nobody).error().id, u"eml.no_recipient"_s);
    MailMessage empty = message();
    empty.text = u" [@r1] \n"_s;
    QCOMPARE(emlMessage(empty).error().id, u"eml.no_text"_s);
    MailMessage sender = message();
    sender.from.address = u"wren"_s;
    QCOMPARE(emlMessage(sender).error().where, u"from"_s);
}

void EmlTest::theSameDraftHasTheSameId()
{
    MailMessage mail = message();
    const QByteArrayList id = written(mail).all("Message-ID");
    mail.subject = u"Another"_s;
    QCOMPARE(written(mail).all("Message-ID"), id);
    mail.messageId = u"draft:4f2b"_s;
    QVERIFY(written(mail).all("Message-ID") != id);
    mail.messageId = u"…"_s;
    mail.domain.clear();
    QCOMPARE(written(mail).all("Message-ID"), QByteArrayList{"<message@countersign.invalid>"});
}

void EmlTest::randomTextsSurvive()
{
    std::mt19937 random(41);
    const QStringList letters{u"a"_s, u" "_s,  u"é"_s,  u"e\u0301"_s, u"👋🏽"_s,
                              u"="_s, u"?"_s,  u"\""_s, u","_s,       u"<"_s,
                              u"ß"_s, u"東"_s, u"."_s,  u"\n"_s};
    for (int round = 0; round < 1'500; ++round) {
        MailMessage mail = message();
        QString text;
        for (size_t i = 0; i < 1 + random() % 120; ++i)
            text += letters[qsizetype(random() % size_t(letters.size()))];
        mail.subject = text;
        mail.to.name = text;
        mail.text = u"x"_s + text + u"x"_s;
        const Parsed parts = written(mail);
        QCOMPARE(decodedWords(parts.all("Subject").value(0)), headerSafe(text));
        QCOMPARE(bodyText(parts), QString(mail.text).replace(u'\n', "\r\n"_L1) + u"\r\n"_s);
        for (const QByteArray& line : parts.rawLines)
            QVERIFY(line.size() <= 78);
    }
}

QTEST_GUILESS_MAIN(EmlTest)
#include "eml_test.moc"
