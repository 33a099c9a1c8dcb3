// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/markdown_blocks.h"

#include "app/intake/entities.h"

#include <md4c.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// Collects the blocks while md4c walks through the document.
class Collector {
public:
    explicit Collector(const QByteArray& source)
        : m_source(source)
    {}

    void enterBlock(MD_BLOCKTYPE type, void* detail);
    void leaveBlock(MD_BLOCKTYPE type);
    void enterSpan(MD_SPANTYPE type);
    void leaveSpan(MD_SPANTYPE type);
    void text(MD_TEXTTYPE type, const char* data, MD_SIZE size);

    std::vector<MarkdownBlock> take() { return std::move(m_blocks); }

private:
    void begin(MarkdownBlock::Kind kind);
    void end();
    void countLines(const char* data);

    const QByteArray& m_source;
    std::vector<MarkdownBlock> m_blocks;
    MarkdownBlock m_block;
    bool m_open = false;
    int m_items = 0; ///< list items that are open
    bool m_inHead = false;
    QStringList m_headers;
    QStringList m_cells;
    QString m_bold;
    bool m_leadIsOpen = false; ///< nothing but bold words so far
    QString* m_code = nullptr;
    QString m_codeText;
    qsizetype m_countedTo = 0;
    int m_line = 1;
};

void Collector::countLines(const char* data)
{
    const qsizetype at = data - m_source.constData();
    if (at < m_countedTo || at > m_source.size())
        return; // not a piece of the source
    m_line += static_cast<int>(std::count(m_source.constData() + m_countedTo, data, '\n'));
    m_countedTo = at;
}

void Collector::begin(MarkdownBlock::Kind kind)
{
    end();
    m_block = MarkdownBlock();
    m_block.kind = kind;
    m_open = true;
    m_leadIsOpen = false;
    m_bold.clear();
}

void Collector::end()
{
    if (m_open) {
        const bool verbatim =
            m_block.kind == MarkdownBlock::Kind::Code || m_block.kind == MarkdownBlock::Kind::Html;
        m_block.text = verbatim ? m_block.text.trimmed() : m_block.text.simplified();
        m_block.boldLead = m_bold.simplified();
        if (!m_block.text.isEmpty())
            m_blocks.push_back(std::move(m_block));
    }
    m_open = false;
}

void Collector::enterBlock(MD_BLOCKTYPE type, void* detail)
{
    switch (type) {
    case MD_BLOCK_H:
        begin(MarkdownBlock::Kind::Heading);
        m_block.level = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
        break;
    case MD_BLOCK_LI:
        begin(MarkdownBlock::Kind::Item);
        ++m_items;
        break;
    case MD_BLOCK_P:
        // The first paragraph of an item is the item; one that follows is a block of its own.
        if (m_items == 0 || !m_open || !m_block.text.isEmpty())
            begin(m_items > 0 ? MarkdownBlock::Kind::Item : MarkdownBlock::Kind::Paragraph);
        break;
    case MD_BLOCK_CODE:
        begin(MarkdownBlock::Kind::Code);
        break;
    case MD_BLOCK_HTML:
        begin(MarkdownBlock::Kind::Html);
        break;
    case MD_BLOCK_TABLE:
        end();
        m_headers.clear();
        break;
    case MD_BLOCK_THEAD:
        m_inHead = true;
        break;
    case MD_BLOCK_TR:
        m_cells.clear();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        m_block = MarkdownBlock();
        m_block.line = m_cells.isEmpty() ? 0 : m_block.line;
        m_open = true;
        break;
    default:
        break;
    }
}

void Collector::leaveBlock(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_LI:
        end();
        --m_items;
        break;
    case MD_BLOCK_P:
    case MD_BLOCK_H:
    case MD_BLOCK_CODE:
    case MD_BLOCK_HTML:
        end();
        break;
    case MD_BLOCK_THEAD:
        m_inHead = false;
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        m_cells.append(m_block.text.simplified());
        m_open = false;
        break;
    case MD_BLOCK_TR:
        if (m_inHead) {
            m_headers = m_cells;
        } else if (!m_cells.join(QString()).isEmpty()) {
            MarkdownBlock row;
            row.kind = MarkdownBlock::Kind::TableRow;
            row.line = m_line;
            row.headers = m_headers;
            row.cells = m_cells;
            m_blocks.push_back(std::move(row));
        }
        break;
    default:
        break;
    }
}

void Collector::enterSpan(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG && m_block.text.trimmed().isEmpty())
        m_leadIsOpen = true;
    if (type == MD_SPAN_CODE) {
        m_codeText.clear();
        m_code = &m_codeText;
    }
}

void Collector::leaveSpan(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG)
        m_leadIsOpen = false;
    if (type == MD_SPAN_CODE) {
        m_block.codes.append(m_codeText);
        m_code = nullptr;
    }
}

void Collector::text(MD_TEXTTYPE type, const char* data, MD_SIZE size)
{
    if (!m_open)
        return;
    countLines(data);
    if (m_block.line == 0)
        m_block.line = m_line;
    QString piece = QString::fromUtf8(data, static_cast<qsizetype>(size));
    switch (type) {
    case MD_TEXT_BR:
    case MD_TEXT_SOFTBR:
        piece = u" "_s;
        break;
    case MD_TEXT_NULLCHAR:
        piece.clear();
        break;
    case MD_TEXT_ENTITY:
        piece = withoutEntities(piece);
        break;
    case MD_TEXT_HTML:
        if (m_block.kind != MarkdownBlock::Kind::Html)
            return; // a tag inside a sentence is no words
        break;
    default:
        break;
    }
    if (m_code)
        *m_code += piece;
    if (m_leadIsOpen)
        m_bold += piece;
    m_block.text += piece;
}

template<class F>
int guarded(void* user, F&& f)
{
    f(*static_cast<Collector*>(user));
    return 0;
}

} // namespace

std::vector<MarkdownBlock> markdownBlocks(const QByteArray& utf8)
{
    Collector collector(utf8);
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        return guarded(user, [=](Collector& c) { c.enterBlock(type, detail); });
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        return guarded(user, [=](Collector& c) { c.leaveBlock(type); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void*, void* user) {
        return guarded(user, [=](Collector& c) { c.enterSpan(type); });
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
        return guarded(user, [=](Collector& c) { c.leaveSpan(type); });
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* data, MD_SIZE size, void* user) {
        return guarded(user, [=](Collector& c) { c.text(type, data, size); });
    };
    md_parse(utf8.constData(), static_cast<MD_SIZE>(utf8.size()), &parser, &collector);
    return collector.take();
}

} // namespace countersign::intake
