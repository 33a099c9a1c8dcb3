// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever stands in a name, a subject or a text: the header keeps its form, and nobody adds a line to it.
#include "app/delivery/eml.h"
#include "app/delivery/file_name.h"
#include "tests/fuzz/require.h"

#include <QList>

#include <cstdint>

using namespace countersign;
using namespace Qt::StringLiterals;

namespace {

bool isOurs(const QByteArray& line)
{
    static const QList<QByteArray> names{"From:",         "To:",
                                         "Subject:",      "Date:",
                                         "Message-ID:",   "MIME-Version:",
                                         "Content-Type:", "Content-Transfer-Encoding:",
                                         "X-Unsent:",     "Content-Language:"};
    for (const QByteArray& name : names) {
        if (line.startsWith(name))
            return true;
    }
    return line.startsWith(' ') || line.startsWith('\t');
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    // Fields are parted by a byte that UTF-8 never has.
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QList<QByteArray> fields = bytes.split('\xFF');
    delivery::MailMessage mail;
    mail.to = {QString::fromUtf8(fields.value(0)), u"kim@alder.example"_s};
    mail.from = {QString::fromUtf8(fields.value(1)), u"sam@rook.example"_s};
    mail.subject = QString::fromUtf8(fields.value(2));
    mail.text = QString::fromUtf8(fields.value(3));
    mail.messageId = QString::fromUtf8(fields.value(4));
    mail.domain = u"rook.example"_s;
    mail.date = QDateTime(QDate(2026, 5, 1), QTime(9, 0), Qt::UTC);
    const Result<QByteArray> message = delivery::emlMessage(mail);
    if (!message)
        return 0;
    const qsizetype end = message->indexOf("\r\n\r\n");
    REQUIRE(end > 0);
    for (const QByteArray& line : message->first(end).replace("\r\n", "\n").split('\n')) {
        REQUIRE(isOurs(line));
        REQUIRE(line.size() <= 998);
        for (const char c : line)
            REQUIRE(c == '\t' || (c >= 0x20 && c < 0x7F));
    }
    for (const QByteArray& line : message->mid(end).replace("\r\n", "\n").split('\n'))
        REQUIRE(line.size() <= 998 && !line.contains('\r'));
    return 0;
}
