// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/broken_text.h"

#include "app/intake/encoding.h"
#include "app/text/chars.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// In what position of a UTF-8 sequence the byte of a Windows-1252 character stands; -1 for none.
int continuationByte(QChar c)
{
    const int byte = windows1252Byte(c);
    return byte >= 0x80 && byte < 0xC0 ? byte : -1;
}

/// Marks that stand after a word for reasons of their own.
bool isPunctuation(QChar c)
{
    return QStringView(u"\u201A\u201E\u2026\u2018\u2019\u201C\u201D\u2013\u2014\u2039\u203A\u00AB"
                       u"\u00BB\u00A0\u2022\u2122\u00AE\u00A9")
        .contains(c);
}

/// A letter that began a sequence of UTF-8 and a sign that went on with it.
bool isMisreadAt(QStringView text, qsizetype at)
{
    const auto next = [&](qsizetype step) {
        return at + step < text.size() ? text[at + step] : QChar();
    };
    if (continuationByte(next(1)) < 0)
        return false;
    switch (text[at].unicode()) {
    case 0xC3: // Ã: é, ü, ß …
    case 0xC2: // Â: no-break space, °, « …
    case 0xC4: // Ä: ą, č, ė …
    case 0xC5: // Å: ł, š, ž …
        return !isPunctuation(next(1)) || next(2).isLetter();
    case 0xE2: // â: ’ “ – € ™, which begin with the same two bytes
        return QStringView(u"\u20AC\u201A\u201E").contains(next(1)) &&
               continuationByte(next(2)) >= 0;
    default:
        return false;
    }
}

/// The fields without which a row says something else, or nothing.
bool isEssential(RecordKind kind, const QString& field)
{
    static const QStringList people{u"id"_s, u"name"_s, u"given"_s, u"family"_s};
    static const QStringList accounts{u"id"_s, u"name"_s};
    static const QStringList passages{u"id"_s, u"text"_s, u"about"_s};
    static const QStringList drafts{u"id"_s,   u"text"_s,  u"subject"_s, u"prospect_id"_s,
                                    u"name"_s, u"given"_s, u"family"_s};
    static const QStringList entries{u"value"_s};
    switch (kind) {
    case RecordKind::Prospects:
        return people.contains(field);
    case RecordKind::Accounts:
        return accounts.contains(field);
    case RecordKind::Evidence:
        return passages.contains(field);
    case RecordKind::Drafts:
        return drafts.contains(field);
    case RecordKind::Suppression:
        break;
    }
    return entries.contains(field);
}

/// The copy itself comes in as it is: what is wrong with it is for the checks to find, and for a reviewer.
bool isCopy(RecordKind kind, const QString& field)
{
    return kind == RecordKind::Drafts && (field == u"text" || field == u"subject");
}

using Test = bool (*)(RecordKind kind, const QString& field);

/// Whether a column is one of the fields that the test holds of.
bool isColumnOf(RecordKind kind, const FieldMapping& mapping, int column, Test test)
{
    const QStringList& fields = fieldNames(kind);
    for (int field = 0; field < fields.size(); ++field) {
        const std::vector<int>& columns = mapping.columnsOf(field);
        if (test(kind, fields[field]) &&
            std::find(columns.begin(), columns.end(), column) != columns.end())
            return true;
    }
    return false;
}

} // namespace

bool readsAsBroken(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].unicode() < 0x80)
            continue;
        if (text[i] == QChar::ReplacementCharacter || isMisreadAt(text, i))
            return true;
    }
    return false;
}

void refuseBrokenCells(RecordKind kind, const FieldMapping& mapping, TableRow& row)
{
    for (size_t i = 0; i < row.cells.size(); ++i) {
        if (!readsAsBroken(row.cells[i]) && !(row.mixedEncoding && !text::isAscii(row.cells[i])))
            continue;
        const int column = static_cast<int>(i);
        const bool essential = isColumnOf(kind, mapping, column, isEssential);
        if (isColumnOf(kind, mapping, column, isCopy) || (kind == RecordKind::Drafts && !essential))
            continue;
        RowProblem problem;
        problem.effect = essential ? Effect::RowRejected : Effect::ValueRejected;
        problem.row = row.row;
        problem.line = row.line;
        problem.column = mapping.columns().value(column);
        problem.value = row.cells[i].left(longestShownValue);
        problem.reason = essential ? u"row.broken_encoding"_s : u"cell.broken_encoding"_s;
        row.problems.push_back(std::move(problem));
        row.cells[i] = QString();
    }
}

} // namespace countersign::intake
