// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/file_name.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::delivery {

namespace {

constexpr qsizetype longestName = 120;

bool isForbidden(QChar c)
{
    static constexpr QStringView reserved = u"<>:\"/\\|?*";
    const bool joins = c == QChar(0x200C) || c == QChar(0x200D); // parts of letters and emoji
    return reserved.contains(c) || c.unicode() < 0x20 ||
           (c.unicode() >= 0x7F && c.unicode() < 0xA0) ||
           (c.category() == QChar::Other_Format && !joins) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator || c == QChar::ReplacementCharacter;
}

/// Names that Windows keeps for devices, whatever ending they have.
bool isReserved(const QString& name)
{
    static const QStringList devices{u"con"_s, u"prn"_s, u"aux"_s, u"nul"_s};
    const QString stem = name.section(u'.', 0, 0).trimmed().toLower();
    const bool port = stem.size() == 4 &&
                      (stem.startsWith("com"_L1) || stem.startsWith("lpt"_L1)) &&
                      stem.back().isDigit();
    return devices.contains(stem) || port;
}

/// As many whole characters as fit into so many bytes of UTF-8.
QString cutToBytes(const QString& text, qsizetype bytes)
{
    if (text.toUtf8().size() <= bytes)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype fits = 0;
    for (qsizetype to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
        if (QStringView(text).first(to).toUtf8().size() > bytes)
            break;
        fits = to;
    }
    return text.first(fits);
}

QString withoutEdges(QString name)
{
    const auto atStart = [](QChar c) { return c == u'.' || c == u'-' || c == u'~' || c.isSpace(); };
    while (!name.isEmpty() && atStart(name.front()))
        name.remove(0, 1);
    while (!name.isEmpty() && (name.back() == u'.' || name.back().isSpace()))
        name.chop(1);
    return name;
}

} // namespace

QString safeFileName(const QString& stem, const QString& suffix)
{
    const QString composed = stem.normalized(QString::NormalizationForm_C);
    QString name;
    for (const QChar c : composed)
        name.append(isForbidden(c) ? QChar(u' ') : c);
    name = withoutEdges(name.simplified());
    if (isReserved(name))
        name.prepend(u'_');
    name = withoutEdges(cutToBytes(name, longestName - suffix.toUtf8().size()));
    return (name.isEmpty() ? u"message"_s : name) + suffix;
}

} // namespace countersign::delivery
