// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/markdown_blocks.h"

namespace countersign::intake {

/// Puts together the blocks of a document that is walked through in reading order: text goes into the block that
/// is open, or into the cell of a table's row.
class BlockCollector {
public:
    /// Ends what is open; what follows is a block of this kind.
    void begin(MarkdownBlock::Kind kind, int line = 0, int level = 0);
    /// Ends what is open; text that follows is a paragraph.
    void end() { begin(MarkdownBlock::Kind::Paragraph); }
    void text(const QString& piece, int line = 0);
    /// Code spans are kept beside the text that they are part of.
    void code(const QString& words) { m_block.codes.append(words); }

    void beginTable();
    void beginRow(int line = 0);
    void beginCell();
    /// Ends the row. `header` makes it the header of the rows below.
    void endRow(bool header);

    [[nodiscard]] std::vector<MarkdownBlock> take();

private:
    /// A row that nobody ended: a table within a cell, or a document cut short.
    void closeRow();

    std::vector<MarkdownBlock> m_blocks;
    MarkdownBlock m_block;
    MarkdownBlock m_row;
    QStringList m_headers;
    bool m_inCell = false;
};

} // namespace countersign::intake
