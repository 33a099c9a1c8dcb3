// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/file_kind.h"

#include <QByteArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

struct Magic {
    QByteArrayView bytes;
    QLatin1String id;
};

constexpr std::array magics{
    Magic{"%PDF", "file.pdf"_L1},
    Magic{"\x89PNG", "file.image"_L1},
    Magic{"GIF8", "file.image"_L1},
    Magic{"\xFF\xD8\xFF", "file.image"_L1},
    Magic{"\x1F\x8B", "file.zip"_L1},
    Magic{"7z\xBC\xAF\x27\x1C", "file.zip"_L1},
    Magic{"Rar!", "file.zip"_L1},
    Magic{"SQLite format 3", "file.binary"_L1},
    Magic{"\x7F"
          "ELF",
          "file.binary"_L1},
};

/// What a ZIP holds is told by the names of its first members.
QLatin1String zipKind(QByteArrayView head, const QString& fileName)
{
    const QByteArray bytes = head.toByteArray();
    if (bytes.contains("xl/") || bytes.contains("opendocument.spreadsheet") ||
        fileName.endsWith(".xlsx"_L1, Qt::CaseInsensitive) ||
        fileName.endsWith(".ods"_L1, Qt::CaseInsensitive))
        return "file.excel"_L1;
    if (bytes.contains("word/") || bytes.contains("opendocument.text") ||
        fileName.endsWith(".docx"_L1, Qt::CaseInsensitive) ||
        fileName.endsWith(".odt"_L1, Qt::CaseInsensitive))
        return "file.word"_L1;
    return "file.zip"_L1;
}

bool isWebPage(QByteArrayView head)
{
    QByteArray start = head.first(std::min<qsizetype>(head.size(), 512)).toByteArray();
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    start = start.trimmed().toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html") ||
           start.startsWith("<table") || start.startsWith("<head");
}

/// Control characters that no text has; NUL is not counted, UTF-16 is full of it.
bool isBinary(QByteArrayView head)
{
    const auto odd = std::count_if(head.begin(), head.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte > 0 && byte < 7) || (byte > 13 && byte < 27) || byte == 28 || byte == 29;
    });
    return odd * 20 > head.size();
}

QLatin1String kindOf(QByteArrayView head, const QString& fileName)
{
    if (head.startsWith("PK\x03\x04"))
        return zipKind(head, fileName);
    if (head.startsWith("\xD0\xCF\x11\xE0"))
        return fileName.endsWith(".doc"_L1, Qt::CaseInsensitive) ? "file.word"_L1 : "file.excel"_L1;
    for (const Magic& magic : magics) {
        if (head.startsWith(magic.bytes))
            return magic.id;
    }
    if (std::all_of(head.begin(), head.end(), [](char c) { return c == '\0'; }))
        return head.isEmpty() ? "file.empty"_L1 : "file.only_nuls"_L1;
    const bool marked = head.startsWith("\xEF\xBB\xBF");
    if (head.size() < 4096 && head.sliced(marked ? 3 : 0).trimmed().isEmpty())
        return "file.empty"_L1;
    if (isWebPage(head))
        return "file.html"_L1;
    return isBinary(head) ? "file.binary"_L1 : QLatin1String();
}

} // namespace

std::optional<Error> notText(QByteArrayView head, const QString& fileName)
{
    const QLatin1String id = kindOf(head, fileName);
    if (id.isEmpty())
        return std::nullopt;
    return badInput(id, fileName, {fileName});
}

} // namespace countersign::intake
