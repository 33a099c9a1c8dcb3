// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/word_document.h"

#include "app/intake/block_collector.h"
#include "app/intake/word_parts.h"

#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using Kind = MarkdownBlock::Kind;

/// An attribute of WordprocessingML, whatever its prefix.
QString attribute(const QXmlStreamReader& xml, QLatin1String name)
{
    for (const QXmlStreamAttribute& attribute : xml.attributes()) {
        if (attribute.name() == name)
            return attribute.value().toString();
    }
    return {};
}

/// `<w:vanish/>` is on, `<w:vanish w:val="false"/>` is off.
bool isOn(const QXmlStreamReader& xml)
{
    const QString value = attribute(xml, "val"_L1);
    return value != "0"_L1 && value != "false"_L1 && value != "off"_L1;
}

/// What a paragraph or a run says of itself, or its style for it.
struct Look {
    std::optional<int> heading; ///< 1 to 6; 0 is body text
    std::optional<bool> item;
    std::optional<bool> hidden;

    /// What it does not say itself.
    void inherit(const Look& from)
    {
        heading = heading ? heading : from.heading;
        item = item ? item : from.item;
        hidden = hidden ? hidden : from.hidden;
    }
};

/// Levels count from 0; 9 is body text.
std::optional<int> headingOf(const QString& outlineLevel)
{
    bool ok = false;
    const int level = outlineLevel.toInt(&ok);
    if (!ok || level < 0)
        return std::nullopt;
    return level > 8 ? 0 : std::min(level + 1, 6);
}

/// Takes up an element that says how its paragraph, run or style looks.
void readLook(const QXmlStreamReader& xml, Look& look)
{
    if (xml.name() == "outlineLvl"_L1)
        look.heading = headingOf(attribute(xml, "val"_L1));
    else if (xml.name() == "numId"_L1)
        look.item = attribute(xml, "val"_L1) != "0"_L1;
    else if (xml.name() == "vanish"_L1)
        look.hidden = isOn(xml);
}

class Styles {
public:
    explicit Styles(const QByteArray& bytes);

    [[nodiscard]] Look look(const QString& id) const;

private:
    struct Style {
        Look look;
        QString basedOn;
    };
    QHash<QString, Style> m_styles;
};

Styles::Styles(const QByteArray& bytes)
{
    // The names of built-in styles are English in every language of Word; only ids are translated.
    static const QRegularExpression heading(u"^heading ([1-9])$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    QXmlStreamReader xml(bytes);
    QString id;
    Style style;
    while (!xml.atEnd()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == "style"_L1) {
            m_styles.insert(id, style);
        } else if (token != QXmlStreamReader::StartElement) {
            continue;
        } else if (xml.name() == "style"_L1) {
            id = attribute(xml, "styleId"_L1);
            style = {};
        } else if (xml.name() == "basedOn"_L1) {
            style.basedOn = attribute(xml, "val"_L1);
        } else if (xml.name() == "name"_L1) {
            const QString name = attribute(xml, "val"_L1);
            const QRegularExpressionMatch match = heading.match(name);
            if (match.hasMatch())
                style.look.heading = std::min(match.captured(1).toInt(), 6);
            else if (name.compare("title"_L1, Qt::CaseInsensitive) == 0)
                style.look.heading = 1;
            else if (name.startsWith("toc "_L1, Qt::CaseInsensitive))
                style.look.hidden = true; // a table of contents says nothing of its own
        } else {
            readLook(xml, style.look);
        }
    }
}

Look Styles::look(const QString& id) const
{
    constexpr int deepest = 20; // styles that name each other go round for ever
    Look look;
    QString at = id;
    for (int i = 0; i < deepest && m_styles.contains(at); ++i) {
        const Style style = m_styles.value(at);
        look.inherit(style.look);
        at = style.basedOn;
    }
    return look;
}

class WordReader {
public:
    explicit WordReader(const WordParts& parts)
        : m_xml(parts.document)
        , m_styles(parts.styles)
    {}

    /// Nothing if the XML is broken, or is not what Word writes.
    std::optional<std::vector<MarkdownBlock>> read();

private:
    void enter();
    void leave();
    void addText(const QString& text);
    void openParagraph();
    [[nodiscard]] bool skips() const;

    QXmlStreamReader m_xml;
    Styles m_styles;
    BlockCollector m_blocks;
    Look m_paragraph;
    Look m_run;
    bool m_inRun = false;
    bool m_begun = false; ///< the paragraph's block is open
    bool m_inText = false;
    bool m_isWord = false;
    bool m_header = false; ///< the row is the table's header
    bool m_firstIsHeader = false;
    int m_rows = 0;
    int m_tables = 0; ///< that are open, one in another
};

/// What is no text, or no longer, or there a second time.
bool WordReader::skips() const
{
    static const QList<QLatin1String> names{"del"_L1,       "moveFrom"_L1,  "Fallback"_L1,
                                            "rPrChange"_L1, "pPrChange"_L1, "sectPr"_L1};
    return names.contains(m_xml.name());
}

void WordReader::openParagraph()
{
    if (m_begun)
        return;
    m_begun = true;
    const int line = 0; // a document of Word has none
    if (const int level = m_paragraph.heading.value_or(0); level > 0)
        m_blocks.begin(Kind::Heading, line, level);
    else
        m_blocks.begin(m_paragraph.item.value_or(false) ? Kind::Item : Kind::Paragraph, line);
}

void WordReader::addText(const QString& text)
{
    if (m_run.hidden.value_or(m_paragraph.hidden.value_or(false)))
        return;
    openParagraph();
    m_blocks.text(text);
}

void WordReader::enter()
{
    const QStringView name = m_xml.name();
    if (skips()) {
        m_xml.skipCurrentElement();
    } else if (name == "document"_L1) {
        m_isWord = m_xml.namespaceUri().contains("wordprocessingml"_L1);
    } else if (name == "p"_L1) {
        m_paragraph = {};
        m_begun = false;
        m_inRun = false;
    } else if (name == "r"_L1) {
        m_run = {};
        m_inRun = true;
    } else if (name == "pStyle"_L1) {
        m_paragraph.inherit(m_styles.look(attribute(m_xml, "val"_L1)));
    } else if (name == "rStyle"_L1 && m_inRun) {
        m_run.inherit(m_styles.look(attribute(m_xml, "val"_L1)));
    } else if (name == "t"_L1) {
        m_inText = true;
    } else if (name == "tab"_L1 || name == "br"_L1 || name == "cr"_L1) {
        if (m_inRun)
            addText(u" "_s);
    } else if (name == "noBreakHyphen"_L1) {
        addText(u"-"_s);
    } else if (name == "tbl"_L1) {
        if (++m_tables == 1) {
            m_blocks.beginTable();
            m_rows = 0;
            m_firstIsHeader = false;
        }
    } else if (name == "tblLook"_L1 && m_tables == 1) {
        m_firstIsHeader = attribute(m_xml, "firstRow"_L1) == "1"_L1;
    } else if (name == "tblHeader"_L1 && m_tables == 1) {
        m_header = isOn(m_xml);
    } else if (name == "tr"_L1 && m_tables == 1) {
        m_header = m_firstIsHeader && m_rows == 0;
        ++m_rows;
        m_blocks.beginRow();
    } else if (name == "tc"_L1 && m_tables == 1) {
        m_blocks.beginCell();
    } else if (m_inRun) {
        readLook(m_xml, m_run);
    } else if (name !=
               "vanish"_L1) { // there it is the look of the paragraph's mark, not of its text
        readLook(m_xml, m_paragraph);
    }
}

void WordReader::leave()
{
    const QStringView name = m_xml.name();
    if (name == "t"_L1) {
        m_inText = false;
    } else if (name == "r"_L1) {
        m_run = {};
        m_inRun = false;
    } else if (name == "p"_L1) {
        m_blocks.end();
        m_begun = false;
    } else if (name == "tr"_L1 && m_tables == 1) {
        m_blocks.endRow(m_header);
    } else if (name == "tbl"_L1) {
        --m_tables;
    }
}

std::optional<std::vector<MarkdownBlock>> WordReader::read()
{
    while (!m_xml.atEnd()) {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::StartElement:
            enter();
            break;
        case QXmlStreamReader::EndElement:
            leave();
            break;
        case QXmlStreamReader::Characters:
            if (m_inText)
                addText(m_xml.text().toString());
            break;
        case QXmlStreamReader::DTD: // Word writes none; it could name files and bombs
            return std::nullopt;
        default:
            break;
        }
    }
    if (m_xml.hasError() || !m_isWord)
        return std::nullopt;
    return m_blocks.take();
}

} // namespace

Result<std::vector<MarkdownBlock>> wordBlocks(const QString& path, const QByteArray& bytes)
{
    const Result<WordParts> parts = wordParts(path, bytes);
    if (!parts.ok())
        return parts.error();
    std::optional<std::vector<MarkdownBlock>> blocks = WordReader(*parts).read();
    if (!blocks)
        return badInput(u"file.damaged"_s, path, {path});
    if (blocks->empty())
        return badInput(u"file.no_text"_s, path, {path});
    return std::move(*blocks);
}

} // namespace countersign::intake
