// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/web_page.h"

#include "app/intake/block_collector.h"
#include "app/intake/encoding.h"
#include "app/intake/file_kind.h"
#include "app/intake/html_tree.h"

#include <QBuffer>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using Kind = MarkdownBlock::Kind;

bool isOneOf(GumboTag tag, std::initializer_list<GumboTag> tags)
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// What people do not read as the page's text.
bool isSilent(GumboTag tag)
{
    return isOneOf(tag, {GUMBO_TAG_HEAD, GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_TEMPLATE,
                         GUMBO_TAG_NOSCRIPT, GUMBO_TAG_NAV, GUMBO_TAG_BUTTON, GUMBO_TAG_SELECT,
                         GUMBO_TAG_TEXTAREA, GUMBO_TAG_DATALIST, GUMBO_TAG_IFRAME, GUMBO_TAG_OBJECT,
                         GUMBO_TAG_CANVAS, GUMBO_TAG_SVG, GUMBO_TAG_AUDIO, GUMBO_TAG_VIDEO,
                         GUMBO_TAG_NOFRAMES, GUMBO_TAG_NOEMBED});
}

bool endsText(GumboTag tag)
{
    return isOneOf(tag,
                   {GUMBO_TAG_ADDRESS, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE,    GUMBO_TAG_BLOCKQUOTE,
                    GUMBO_TAG_BODY,    GUMBO_TAG_CAPTION, GUMBO_TAG_CENTER,   GUMBO_TAG_DETAILS,
                    GUMBO_TAG_DIV,     GUMBO_TAG_DL,      GUMBO_TAG_FIELDSET, GUMBO_TAG_FIGCAPTION,
                    GUMBO_TAG_FIGURE,  GUMBO_TAG_FOOTER,  GUMBO_TAG_FORM,     GUMBO_TAG_HEADER,
                    GUMBO_TAG_HR,      GUMBO_TAG_LEGEND,  GUMBO_TAG_MAIN,     GUMBO_TAG_OL,
                    GUMBO_TAG_P,       GUMBO_TAG_PRE,     GUMBO_TAG_SECTION,  GUMBO_TAG_SUMMARY,
                    GUMBO_TAG_TABLE,   GUMBO_TAG_TR,      GUMBO_TAG_TD,       GUMBO_TAG_TH,
                    GUMBO_TAG_UL,      GUMBO_TAG_LI,      GUMBO_TAG_DT,       GUMBO_TAG_DD});
}

bool isItem(GumboTag tag)
{
    return isOneOf(tag, {GUMBO_TAG_LI, GUMBO_TAG_DT, GUMBO_TAG_DD});
}

int headingLevel(GumboTag tag)
{
    return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? 1 + tag - GUMBO_TAG_H1 : 0;
}

const char* attribute(const GumboElement& element, const char* name)
{
    const GumboAttribute* found = gumbo_get_attribute(&element.attributes, name);
    return found ? found->value : nullptr;
}

/// gumbo is older than dialogs.
bool isDialog(const GumboElement& element)
{
    const GumboStringPiece& source = element.original_tag;
    return element.tag == GUMBO_TAG_UNKNOWN && source.length > 7 &&
           qstrnicmp(source.data, "<dialog", 7) == 0;
}

bool isHidden(const GumboElement& element)
{
    if (attribute(element, "hidden") || (isDialog(element) && !attribute(element, "open")))
        return true;
    static const QRegularExpression hiding(
        uR"((?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|)"
        uR"((?:opacity|font-size)\s*:\s*0(?:\.0*)?(?:px|pt|em|rem|%)?\s*(?:!|;|$)))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const char* style = attribute(element, "style");
    return style && QString::fromUtf8(style).contains(hiding);
}

bool isElement(const GumboNode& node)
{
    return node.type == GUMBO_NODE_ELEMENT || node.type == GUMBO_NODE_TEMPLATE;
}

const GumboVector* childrenOf(const GumboNode& node)
{
    if (isElement(node))
        return &node.v.element.children;
    return node.type == GUMBO_NODE_DOCUMENT ? &node.v.document.children : nullptr;
}

/// Calls `enter` for each node, which says whether to go into it, and `leave` for each that was gone into. Not by
/// recursion: a page may be as deep as its file is long.
template<class Enter, class Leave>
void walk(const GumboNode& root, const Enter& enter, const Leave& leave)
{
    struct Place {
        const GumboNode* node = nullptr;
        unsigned next = 0;
    };
    std::vector<Place> open;
    if (enter(root))
        open.push_back({&root});
    while (!open.empty()) {
        Place& place = open.back();
        const GumboVector* children = childrenOf(*place.node);
        if (!children || place.next >= children->length) {
            leave(*place.node);
            open.pop_back();
            continue;
        }
        const auto* child = static_cast<const GumboNode*>(children->data[place.next++]);
        if (enter(*child))
            open.push_back({child});
    }
}

using Tables = std::set<const GumboNode*>;

/// Tables that lay out the page: they hold headings or other tables.
Tables layoutTables(const GumboNode& document)
{
    Tables found;
    std::vector<const GumboNode*> open;
    const auto enter = [&](const GumboNode& node) {
        if (!isElement(node))
            return node.type == GUMBO_NODE_DOCUMENT;
        const GumboTag tag = node.v.element.tag;
        if (headingLevel(tag) > 0 || tag == GUMBO_TAG_TABLE) {
            // Those further out are in it already once one is.
            for (auto at = open.rbegin(); at != open.rend() && found.insert(*at).second; ++at) {
            }
        }
        if (tag == GUMBO_TAG_TABLE)
            open.push_back(&node);
        return true;
    };
    walk(document, enter, [&](const GumboNode& node) {
        if (!open.empty() && open.back() == &node)
            open.pop_back();
    });
    return found;
}

class PageReader {
public:
    explicit PageReader(const GumboNode& document)
        : m_layout(layoutTables(document))
    {
        walk(
            document, [this](const GumboNode& node) { return enter(node); },
            [this](const GumboNode& node) { leave(node); });
    }

    std::vector<MarkdownBlock> take();

private:
    bool enter(const GumboNode& node);
    void enterElement(const GumboNode& node);
    void leave(const GumboNode& node);
    void addText(const GumboNode& node);
    bool inTable() const { return !m_tables.empty() && !m_layout.count(m_tables.back()); }

    Tables m_layout;
    std::vector<const GumboNode*> m_tables;
    BlockCollector m_blocks;
    QString m_title;
    QString m_code;
    int m_inTitle = 0;
    int m_inCode = 0;
    int m_pre = 0;
    int m_items = 0;
    int m_breaks = 0;      ///< line breaks since the last text
    bool m_header = false; ///< the row has nothing but header cells so far
    bool m_hasTop = false; ///< there is a heading of the first level
};

std::vector<MarkdownBlock> PageReader::take()
{
    std::vector<MarkdownBlock> blocks = m_blocks.take();
    if (m_hasTop || blocks.empty() || m_title.simplified().isEmpty())
        return blocks;
    BlockCollector titled;
    titled.begin(Kind::Heading, 1, 1);
    titled.text(m_title);
    std::vector<MarkdownBlock> all = titled.take();
    all.insert(all.end(), std::make_move_iterator(blocks.begin()),
               std::make_move_iterator(blocks.end()));
    return all;
}

void PageReader::addText(const GumboNode& node)
{
    const QString text = QString::fromUtf8(node.v.text.text);
    if (m_inTitle > 0) {
        m_title += text;
        return;
    }
    if (!text.trimmed().isEmpty())
        m_breaks = 0;
    if (m_inCode > 0)
        m_code += text;
    m_blocks.text(text, static_cast<int>(node.v.text.start_pos.line));
}

bool PageReader::enter(const GumboNode& node)
{
    if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_CDATA ||
        node.type == GUMBO_NODE_WHITESPACE) {
        addText(node);
        return false;
    }
    if (node.type == GUMBO_NODE_DOCUMENT)
        return true;
    if (!isElement(node) || isHidden(node.v.element))
        return false;
    const GumboTag tag = node.v.element.tag;
    if (tag != GUMBO_TAG_HEAD && (isSilent(tag) || node.type == GUMBO_NODE_TEMPLATE))
        return false;
    enterElement(node);
    return true;
}

void PageReader::enterElement(const GumboNode& node)
{
    const GumboTag tag = node.v.element.tag;
    const int line = static_cast<int>(node.v.element.start_pos.line);
    m_inTitle += tag == GUMBO_TAG_TITLE ? 1 : 0;
    m_pre += tag == GUMBO_TAG_PRE ? 1 : 0;
    m_items += isItem(tag) ? 1 : 0;
    if (tag == GUMBO_TAG_TABLE) {
        m_tables.push_back(&node);
        m_blocks.beginTable();
    } else if (tag == GUMBO_TAG_TR && inTable()) {
        m_blocks.beginRow(line);
        m_header = true;
    } else if ((tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH) && inTable()) {
        m_blocks.beginCell();
        m_header = m_header && tag == GUMBO_TAG_TH;
    } else if (const int level = headingLevel(tag); level > 0) {
        m_hasTop = m_hasTop || level == 1;
        m_blocks.begin(Kind::Heading, line, level);
    } else if (tag == GUMBO_TAG_BR) {
        m_blocks.text(u" "_s);
        if (++m_breaks == 2) // a blank line, as people make paragraphs without knowing of them
            m_blocks.begin(m_items > 0 ? Kind::Item : Kind::Paragraph);
    } else if (tag == GUMBO_TAG_CODE && m_pre == 0) {
        m_code.clear();
        ++m_inCode;
    } else if (endsText(tag)) {
        m_blocks.begin(m_pre > 0 ? Kind::Code : m_items > 0 ? Kind::Item : Kind::Paragraph);
    }
}

void PageReader::leave(const GumboNode& node)
{
    if (!isElement(node))
        return;
    const GumboTag tag = node.v.element.tag;
    m_inTitle -= tag == GUMBO_TAG_TITLE ? 1 : 0;
    m_pre -= tag == GUMBO_TAG_PRE ? 1 : 0;
    m_items -= isItem(tag) ? 1 : 0;
    if (tag == GUMBO_TAG_TR && inTable()) {
        m_blocks.endRow(m_header);
    } else if (tag == GUMBO_TAG_TABLE) {
        m_blocks.end();
        m_tables.pop_back();
    } else if (tag == GUMBO_TAG_CODE && m_inCode > 0) {
        --m_inCode;
        m_blocks.code(m_code.trimmed());
    } else if (headingLevel(tag) > 0 || endsText(tag)) {
        m_blocks.begin(m_items > 0 ? Kind::Item : Kind::Paragraph);
    }
}

/// UTF-8 of the page, its encoding found as that of any text; what cannot be told, the page tells.
Result<QByteArray> decoded(const QString& path, const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    Result<Encoding> encoding = detectEncoding(buffer);
    static const QRegularExpression named(
        uR"(<meta[^>]{0,200}charset\s*=\s*["']?([A-Za-z0-9_:-]+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch word = named.match(QString::fromLatin1(bytes.left(4096)));
    if (encoding.ok() && encoding->guessed && word.hasMatch()) {
        Result<Encoding> own = detectEncoding(buffer, word.captured(1));
        if (own.ok() && own->name != "UTF-8"_L1)
            encoding = std::move(own);
    }
    if (!encoding.ok())
        return badInput(encoding.error().id, path, {path});
    TextDecoder decoder(*encoding);
    return decoder.decode(QByteArrayView(bytes).sliced(encoding->markLength), true).toUtf8();
}

} // namespace

Result<std::vector<MarkdownBlock>> webPageBlocks(const QString& path, const QByteArray& bytes)
{
    const qsizetype head = std::min<qsizetype>(bytes.size(), 4096);
    if (const std::optional<Error> other = notText(QByteArrayView(bytes).first(head), path);
        other && other->id != "file.html"_L1)
        return *other;
    const Result<QByteArray> page = decoded(path, bytes);
    if (!page.ok())
        return page.error();
    static const QRegularExpression tag(u"<[!/?]?[A-Za-z]"_s);
    if (!QString::fromUtf8(*page).contains(tag))
        return badInput(u"file.not_its_kind"_s, path, {path});
    const HtmlTree tree(*page);
    if (!tree.document())
        return badInput(u"file.too_complex"_s, path, {path});
    return PageReader(*tree.document()).take();
}

} // namespace countersign::intake
