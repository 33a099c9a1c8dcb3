// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/pdf_document.h"

#include "app/intake/block_collector.h"
#include "app/intake/pdf_lines.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using Kind = MarkdownBlock::Kind;

constexpr double larger = 1.15;    ///< than the text's letters: a heading's
constexpr double closeBelow = 0.7; ///< of a line's height: the next of a paragraph
constexpr qsizetype longestHeading = 200;

/// In half points, so that sizes that differ by rounding are one.
int rounded(double size)
{
    return static_cast<int>(std::lround(size * 2));
}

bool startsItem(const QString& line)
{
    static const QRegularExpression bullet(u"^[•◦▪‣●○■–*-]\\s+\\S"_s);
    return line.contains(bullet);
}

bool endsSentence(const QString& text)
{
    static const QRegularExpression end(uR"([.!?:][\s"'”’)»]*$)"_s);
    return text.contains(end);
}

/// Lines that belong together.
struct Paragraph {
    QString text;
    int size = 0;
    PdfLine last;
};

bool goesOn(const Paragraph& paragraph, const PdfLine& line)
{
    const PdfLine& last = paragraph.last;
    if (rounded(line.size) != paragraph.size || startsItem(line.text))
        return false;
    if (line.page != last.page || line.top < last.top) // another page or column
        return !endsSentence(paragraph.text);
    return line.top - last.bottom < closeBelow * (last.bottom - last.top);
}

/// A word that was cut at the line's end is one again.
void append(QString& text, const QString& line)
{
    static const QRegularExpression cut(u"\\p{L}[-\u00AD]$"_s);
    if (text.contains(cut) && !line.isEmpty() && line.front().isLower())
        text.chop(1);
    else
        text += u' ';
    text += line;
}

std::vector<Paragraph> paragraphsOf(const std::vector<PdfLine>& lines)
{
    std::vector<Paragraph> paragraphs;
    for (const PdfLine& line : lines) {
        if (line.text.trimmed().isEmpty())
            continue;
        if (!paragraphs.empty() && goesOn(paragraphs.back(), line)) {
            append(paragraphs.back().text, line.text);
            paragraphs.back().last = line;
        } else {
            paragraphs.push_back({line.text, rounded(line.size), line});
        }
    }
    return paragraphs;
}

/// The size of most letters, then those of headings, the largest first.
std::vector<int> sizesOf(const std::vector<Paragraph>& paragraphs)
{
    std::map<int, qsizetype> letters;
    for (const Paragraph& paragraph : paragraphs)
        letters[paragraph.size] += paragraph.text.size();
    const auto body =
        std::max_element(letters.begin(), letters.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    std::vector<int> sizes{body == letters.end() ? 0 : body->first};
    for (auto at = letters.rbegin(); at != letters.rend(); ++at) {
        if (at->first >= larger * sizes.front())
            sizes.push_back(at->first);
    }
    return sizes;
}

/// 0 for what is no heading.
int levelOf(const Paragraph& paragraph, const std::vector<int>& sizes)
{
    if (paragraph.text.size() > longestHeading)
        return 0;
    const auto at = std::find(sizes.begin() + 1, sizes.end(), paragraph.size);
    return at == sizes.end() ? 0 : std::min(static_cast<int>(at - sizes.begin()), 6);
}

} // namespace

Result<std::vector<MarkdownBlock>> pdfBlocks(const QString& path, const QByteArray& bytes)
{
    const Result<std::vector<PdfLine>> lines = pdfLines(path, bytes);
    if (!lines.ok())
        return lines.error();
    const std::vector<Paragraph> paragraphs = paragraphsOf(*lines);
    const std::vector<int> sizes = sizesOf(paragraphs);
    static const QRegularExpression letter(u"\\p{L}"_s);
    static const QRegularExpression bullet(u"^[•◦▪‣●○■–*-]\\s+"_s);
    BlockCollector blocks;
    for (const Paragraph& paragraph : paragraphs) {
        if (!paragraph.text.contains(letter))
            continue;
        const int level = levelOf(paragraph, sizes);
        const bool item = level == 0 && startsItem(paragraph.text);
        blocks.begin(level > 0 ? Kind::Heading : item ? Kind::Item : Kind::Paragraph, 0, level);
        blocks.text(item ? QString(paragraph.text).remove(bullet) : paragraph.text);
    }
    std::vector<MarkdownBlock> taken = blocks.take();
    if (taken.empty())
        return badInput(u"file.no_text"_s, path, {path});
    return taken;
}

} // namespace countersign::intake
