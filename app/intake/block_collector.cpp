// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/block_collector.h"

using namespace Qt::StringLiterals;

namespace countersign::intake {

using Kind = MarkdownBlock::Kind;

void BlockCollector::begin(Kind kind, int line, int level)
{
    if (m_inCell) { // a cell is one text, whatever stands in it
        text(u" "_s);
        return;
    }
    m_block.text = m_block.kind == Kind::Code ? m_block.text.trimmed() : m_block.text.simplified();
    if (!m_block.text.isEmpty())
        m_blocks.push_back(std::move(m_block));
    m_block = MarkdownBlock();
    m_block.kind = kind;
    m_block.line = line;
    m_block.level = level;
}

void BlockCollector::text(const QString& piece, int line)
{
    if (m_inCell) {
        m_row.cells.back() += piece;
        return;
    }
    if (m_block.line == 0 && !piece.trimmed().isEmpty())
        m_block.line = line;
    m_block.text += piece;
}

void BlockCollector::beginTable()
{
    closeRow();
    end();
    m_headers.clear();
}

void BlockCollector::beginRow(int line)
{
    closeRow();
    end();
    m_row = MarkdownBlock();
    m_row.kind = Kind::TableRow;
    m_row.line = line;
}

void BlockCollector::beginCell()
{
    m_row.cells.append(QString());
    m_inCell = true;
}

void BlockCollector::endRow(bool header)
{
    m_inCell = false;
    for (QString& cell : m_row.cells)
        cell = cell.simplified();
    if (header && !m_row.cells.isEmpty()) {
        m_headers = m_row.cells;
    } else if (!m_row.cells.join(QString()).isEmpty()) {
        m_row.headers = m_headers;
        m_blocks.push_back(std::move(m_row));
    }
    m_row = MarkdownBlock();
}

void BlockCollector::closeRow()
{
    if (m_inCell)
        endRow(false);
}

std::vector<MarkdownBlock> BlockCollector::take()
{
    closeRow();
    end();
    return std::move(m_blocks);
}

} // namespace countersign::intake
