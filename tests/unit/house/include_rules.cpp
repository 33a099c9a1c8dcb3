// SPDX-License-Identifier: GPL-3.0-or-later
#include "include_rules.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::house {
namespace {

struct Room {
    const char16_t* folder;
    int height; ///< rooms of one height may not include each other
};

constexpr Room rooms[] = {
    {u"app/base", 0},   {u"app/domain", 1},   {u"app/text", 2},     {u"app/policy", 3},
    {u"app/checks", 3}, {u"app/store", 4},    {u"app/sync", 5},     {u"app/generation", 5},
    {u"app/intake", 5}, {u"app/delivery", 5}, {u"app/services", 6}, {u"models", 7},
    {u"ui", 8},         {u"app/cli", 9},      {u"app/main", 10},
};

bool isUnder(const QString& path, const QString& folder)
{
    return path.startsWith(QString(folder + u'/'));
}

std::optional<int> heightOf(const QString& room)
{
    for (const Room& known : rooms) {
        if (room == QStringView(known.folder))
            return known.height;
    }
    return std::nullopt;
}

/// "app/text" for "app/text/sentences.h", "ui" for "ui/shell/main_window.h".
QString roomOf(const QString& path)
{
    const QStringList parts = path.split(u'/');
    if (parts.size() > 2 && parts.first() == u"app")
        return QString(parts.at(0) + u'/' + parts.at(1));
    return parts.first();
}

bool mayUseWidgets(const QString& file)
{
    return isUnder(file, u"ui"_s) || isUnder(file, u"app/main"_s);
}

bool mayUseGui(const QString& file)
{
    return mayUseWidgets(file) || isUnder(file, u"models"_s);
}

bool isWrittenByMoc(const QString& target)
{
    return !target.contains(u'/') && (target.endsWith(u".moc") || target.startsWith(u"moc_"));
}

QString projectBreach(const QString& file, const QString& target)
{
    if (isWrittenByMoc(target))
        return {};
    if (!isUnder(target, u"app"_s) && !isUnder(target, u"models"_s) && !isUnder(target, u"ui"_s))
        return u"write the path from the root: \"app/…\", \"models/…\" or \"ui/…\""_s;

    const QString from = roomOf(file);
    const QString to = roomOf(target);
    const std::optional<int> fromHeight = heightOf(from);
    const std::optional<int> toHeight = heightOf(to);
    if (!fromHeight || !toHeight) {
        const QString unknown = fromHeight ? to : from;
        return QString(unknown + u" is not a room: tell include_rules.cpp where it stands");
    }
    if (from == u"app/cli" && (to == u"models" || to == u"ui"))
        return u"the command line stands on the services, without a window"_s;
    if (from == to || *toHeight < *fromHeight)
        return {};
    return QString(
        from + u" may not include " + to +
        (*toHeight == *fromHeight ? u", which stands beside it"_s : u", which stands above it"_s));
}

QString qtBreach(const QString& file, const QString& target, const QtHeaders& qt)
{
    const auto part = qt.constFind(target.section(u'/', -1));
    if (part == qt.constEnd())
        return {};
    return linkBreachOf(file, *part == QtPart::Widgets ? u"Widgets" : u"Gui");
}

} // namespace

QList<Include> includesOf(QStringView source)
{
    static const QRegularExpression pattern(
        uR"re(^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>))re"_s);
    QList<Include> found;
    int number = 0;
    for (QStringView line : source.split(u'\n')) {
        ++number;
        const QRegularExpressionMatch match = pattern.match(line.toString());
        if (!match.hasMatch())
            continue;
        const bool quoted = match.hasCaptured(1);
        found.append({number, match.captured(quoted ? 1 : 2), quoted});
    }
    return found;
}

QString breachOf(const QString& file, const Include& include, const QtHeaders& qt)
{
    return include.quoted ? projectBreach(file, include.target)
                          : qtBreach(file, include.target, qt);
}

QString linkBreachOf(const QString& file, QStringView qtLibrary)
{
    if (qtLibrary == u"Widgets" && !mayUseWidgets(file))
        return u"only ui and app/main may use Qt Widgets"_s;
    if (qtLibrary == u"Gui" && !mayUseGui(file))
        return u"only models, ui and app/main may use Qt Gui"_s;
    return {};
}

} // namespace countersign::house
