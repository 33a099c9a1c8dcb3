// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace countersign::intake {

/// A block of a Markdown document, its inline marks taken off.
struct MarkdownBlock {
    enum class Kind { Heading, Paragraph, Item, TableRow, Code, Html };
    Kind kind = Kind::Paragraph;
    int level = 0;       ///< of a heading, 1 to 6
    int line = 0;        ///< on which its text begins, from 1
    QString text;        ///< line breaks of the source are blanks; in code and HTML they stay
    QString boldLead;    ///< the bold words that it begins with, if it does
    QStringList codes;   ///< its code spans, in order
    QStringList headers; ///< of a table row: the table's header cells
    QStringList cells;   ///< of a table row
};

/// The blocks of a document in reading order, by md4c (CommonMark with tables).
[[nodiscard]] std::vector<MarkdownBlock> markdownBlocks(const QByteArray& utf8);

} // namespace countersign::intake
