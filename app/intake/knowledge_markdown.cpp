// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/knowledge_markdown.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using Kind = MarkdownBlock::Kind;

/// The blocks under one heading, up to the next heading of whatever level.
struct Section {
    QStringList path; ///< headings below the title, the section's own last
    std::vector<const MarkdownBlock*> blocks;
    int line = 0;
};

QString stemOf(const QString& path)
{
    const QString name = path.mid(path.lastIndexOf(u'/') + 1).toLower();
    return name.left(name.indexOf(u'.') < 0 ? name.size() : name.indexOf(u'.'));
}

/// The title is the document's first heading, if it is the only one of its level.
QString titleOf(const std::vector<MarkdownBlock>& blocks)
{
    const auto heading = std::find_if(blocks.begin(), blocks.end(), [](const MarkdownBlock& block) {
        return block.kind == Kind::Heading;
    });
    if (heading == blocks.end() || heading->level != 1)
        return {};
    const auto titles = std::count_if(blocks.begin(), blocks.end(), [](const MarkdownBlock& block) {
        return block.kind == Kind::Heading && block.level == 1;
    });
    return titles == 1 ? heading->text : QString();
}

std::vector<Section> sectionsOf(const std::vector<MarkdownBlock>& blocks, const QString& title)
{
    std::vector<Section> sections(1);
    std::vector<std::pair<int, QString>> open; // level and text of the headings around
    for (const MarkdownBlock& block : blocks) {
        if (block.kind != Kind::Heading) {
            sections.back().blocks.push_back(&block);
            continue;
        }
        while (!open.empty() && open.back().first >= block.level)
            open.pop_back();
        if (block.text != title || block.level != 1)
            open.emplace_back(block.level, block.text);
        Section section;
        section.line = block.line;
        for (const auto& [level, text] : open)
            section.path.append(text);
        sections.push_back(std::move(section));
    }
    return sections;
}

/// "key: value" items of a section, keys in lower case.
std::map<QString, const MarkdownBlock*> itemsByKey(const Section& section)
{
    std::map<QString, const MarkdownBlock*> items;
    for (const MarkdownBlock* block : section.blocks) {
        const qsizetype colon = block->text.indexOf(u':');
        if (block->kind == Kind::Item && colon > 0 && colon < 20)
            items.emplace(block->text.first(colon).trimmed().toLower(), block);
    }
    return items;
}

QString valueOf(const std::map<QString, const MarkdownBlock*>& items, const QStringList& keys)
{
    for (const QString& key : keys) {
        const auto at = items.find(key);
        if (at != items.end())
            return at->second->text.mid(at->second->text.indexOf(u':') + 1).trimmed();
    }
    return {};
}

class MarkdownReader {
public:
    MarkdownReader(const QString& path, std::vector<MarkdownBlock> blocks)
        : m_path(path)
        , m_blocks(std::move(blocks))
        , m_title(titleOf(m_blocks))
        , m_kind(documentKind(path, m_title))
    {}

    Knowledge read();

private:
    void readHead(const Section& section);
    bool readBoundary(const Section& section);
    void readDirectives(const Section& section);
    void readPassages(const Section& section);
    void addPassage(const Section& section, const MarkdownBlock& block, const QString& text,
                    const QString& condition);
    void report(int line, const QString& reason, const QStringList& args = {});
    void reportInstructions(const MarkdownBlock& block);
    [[nodiscard]] bool isListOf(const QRegularExpression& word) const;
    void readOtherSection(const Section& section);
    void readPlainBoundary(const MarkdownBlock& item);
    void reportNothing(bool directives, bool boundaries);

    QString m_path;
    std::vector<MarkdownBlock> m_blocks;
    QString m_title;
    QString m_kind;
    bool m_internal = false;
    Knowledge m_knowledge;
};

void MarkdownReader::report(int line, const QString& reason, const QStringList& args)
{
    m_knowledge.problems.push_back({m_path, line, reason, args});
}

void MarkdownReader::reportInstructions(const MarkdownBlock& block)
{
    const QString text = block.kind == Kind::TableRow ? block.cells.join(u"; "_s) : block.text;
    for (const HiddenInstruction& found : hiddenInstructions(text))
        report(block.line, u"evidence.instructions"_s, {found.excerpt});
}

bool MarkdownReader::isListOf(const QRegularExpression& word) const
{
    return stemOf(m_path).contains(word) || m_title.contains(word);
}

/// What stands under the title may say that the whole document is internal.
void MarkdownReader::readHead(const Section& section)
{
    m_internal = m_internal || saysInternal(m_title);
    for (const MarkdownBlock* block : section.blocks)
        m_internal = m_internal || (block->kind == Kind::Paragraph && saysInternal(block->text));
}

bool MarkdownReader::readBoundary(const Section& section)
{
    const std::map<QString, const MarkdownBlock*> items = itemsByKey(section);
    const auto pattern = items.find(u"pattern"_s);
    if (pattern == items.end() || section.path.isEmpty())
        return false;
    Boundary boundary;
    const Labelled heading = labelled(section.path.back());
    boundary.label = heading.label.isEmpty() ? section.path.back() : heading.label;
    boundary.title = heading.text;
    boundary.pattern = pattern->second->codes.isEmpty() ? valueOf(items, {u"pattern"_s})
                                                        : pattern->second->codes.front();
    boundary.reason = valueOf(items, {u"why"_s, u"reason"_s, u"warum"_s, u"pourquoi"_s});
    boundary.probe = valueOf(items, {u"probe"_s, u"test"_s});
    const QString word = valueOf(items, {u"kind"_s, u"art"_s, u"type"_s});
    const std::optional<BoundaryKind> kind = fromText<BoundaryKind>(word);
    // Taken for a phrase it still holds; dropped it would silently allow what somebody forbade.
    boundary.kind = kind.value_or(BoundaryKind::Phrase);
    if (!kind)
        report(section.line, u"boundary.unknown_kind"_s, {boundary.label, word});
    if (boundary.pattern.isEmpty())
        report(section.line, u"boundary.no_pattern"_s, {boundary.label});
    if (boundary.kind == BoundaryKind::Regex) {
        const QRegularExpression expression(boundary.pattern,
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::UseUnicodePropertiesOption);
        if (!expression.isValid()) {
            // It would stop nothing while it looks as if it did.
            report(pattern->second->line, u"boundary.bad_pattern"_s,
                   {boundary.label, boundary.pattern, expression.errorString()});
            return true;
        }
    }
    if (boundary.probe.isEmpty())
        report(section.line, u"boundary.no_probe"_s, {boundary.label});
    m_knowledge.boundaries.push_back(std::move(boundary));
    return true;
}

/// A section of a document of boundaries that has no `pattern`: its bullets count, whatever others have.
void MarkdownReader::readOtherSection(const Section& section)
{
    const bool hasKeys = itemsByKey(section).contains(u"kind"_s);
    if (hasKeys && !section.path.isEmpty()) {
        report(section.line, u"boundary.no_pattern"_s, {section.path.back()});
        return;
    }
    for (const MarkdownBlock* block : section.blocks) {
        if (block->kind == Kind::Item)
            readPlainBoundary(*block);
    }
}

/// What stands in quotes or as code must not be said; else the whole of a bullet that is as short as a phrase.
/// A sentence about what not to say would never be found in copy: that it was not taken is told.
void MarkdownReader::readPlainBoundary(const MarkdownBlock& item)
{
    static const QRegularExpression quoted(uR"(["“”„«»]\s*([^"“”„«»]{2,80}?)\s*["“”«»])"_s);
    static const QRegularExpression order(
        uR"(^(never|no|not|don['’]?t|do not|avoid|nie|niemals|kein\w*|nicht|jamais|ne|pas|nunca)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longestPhrase = 4; // words
    const Labelled parts = labelled(item.text);
    QStringList phrases = item.codes;
    if (phrases.isEmpty()) {
        for (auto at = quoted.globalMatch(parts.text); at.hasNext();)
            phrases.append(at.next().captured(1));
    }
    const bool isPhrase = !parts.text.contains(order) &&
                          parts.text.split(u' ', Qt::SkipEmptyParts).size() <= longestPhrase;
    if (phrases.isEmpty() && isPhrase && !parts.text.isEmpty())
        phrases.append(parts.text);
    if (phrases.isEmpty())
        report(item.line, u"boundary.only_words"_s, {item.text.left(80)});
    for (qsizetype i = 0; i < phrases.size(); ++i) {
        Boundary boundary;
        boundary.label = parts.label.isEmpty() ? phrases[i].left(40) : parts.label;
        if (i > 0 && !parts.label.isEmpty())
            boundary.label += u'-' + QString::number(i + 1);
        boundary.title = parts.text;
        boundary.kind = BoundaryKind::Phrase;
        boundary.pattern = phrases[i];
        report(item.line, u"boundary.no_probe"_s, {boundary.label});
        m_knowledge.boundaries.push_back(std::move(boundary));
    }
}

/// A document of directives or boundaries that gave none: what would have been read.
void MarkdownReader::reportNothing(bool directives, bool boundaries)
{
    if (directives && m_knowledge.directives.empty())
        report(0, u"document.no_directives"_s, {m_path});
    else if (boundaries && m_knowledge.boundaries.empty() && m_knowledge.problems.empty())
        report(0, u"document.no_boundaries"_s, {m_path});
}

void MarkdownReader::readDirectives(const Section& section)
{
    for (const MarkdownBlock* block : section.blocks) {
        if (block->kind != Kind::Item)
            continue;
        Directive directive;
        const Labelled parts = labelled(block->text);
        directive.label = parts.label.isEmpty() ? QString::number(m_knowledge.directives.size() + 1)
                                                : parts.label;
        directive.text = parts.text;
        m_knowledge.directives.push_back(std::move(directive));
    }
}

void MarkdownReader::addPassage(const Section& section, const MarkdownBlock& block,
                                const QString& text, const QString& condition)
{
    Evidence passage;
    passage.input = Input::Knowledge;
    passage.title = section.path.isEmpty() ? m_title : section.path.back();
    passage.text = text;
    passage.source = locator(m_path, section.path);
    // What stands above the first proof point introduces them and is none itself.
    passage.kind = section.path.isEmpty() && m_kind == "proof_point"_L1 ? u"document"_s : m_kind;
    passage.condition = condition;
    reportInstructions(block);
    m_knowledge.passages.push_back(std::move(passage));
}

void MarkdownReader::readPassages(const Section& section)
{
    static const QRegularExpression permission(
        u"^(permission|condition|erlaubnis|freigabe|bedingung|autorisation|permiso)\\s*:\\s*(.+)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString condition;
    const bool internal =
        m_internal || (!section.path.isEmpty() && saysInternal(section.path.back()));
    if (internal)
        condition = QStringView(internalCondition).toString();
    for (const MarkdownBlock* block : section.blocks) {
        const QRegularExpressionMatch match = permission.match(block->text);
        if (match.hasMatch())
            condition += (condition.isEmpty() ? QString() : u"; "_s) + match.captured(2).trimmed();
    }
    for (const MarkdownBlock* block : section.blocks) {
        if (permission.match(block->text).hasMatch())
            continue;
        if (block->kind == Kind::Html) {
            reportInstructions(*block);
        } else if (block->kind == Kind::TableRow) {
            QStringList cells;
            for (qsizetype i = 0; i < block->cells.size(); ++i) {
                const QString header = block->headers.value(i);
                if (!block->cells[i].isEmpty())
                    cells.append(header.isEmpty() ? block->cells[i]
                                                  : QString(header + u": " + block->cells[i]));
            }
            addPassage(section, *block, cells.join("; "_L1), condition);
        } else {
            addPassage(section, *block, block->text, condition);
        }
    }
}

Knowledge MarkdownReader::read()
{
    const std::vector<Section> sections = sectionsOf(m_blocks, m_title);
    for (const Section& section : sections) {
        if (section.path.isEmpty())
            readHead(section);
    }
    static const QRegularExpression directing(u"directi|richtlinie|consigne|anweisung"_s,
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bounding(
        u"boundar|grenze|tabu|verbot|never.?say|limite|interdi"_s,
        QRegularExpression::CaseInsensitiveOption);
    const bool directives = isListOf(directing);
    const bool patterns = std::any_of(sections.begin(), sections.end(), [](const Section& s) {
        return itemsByKey(s).contains(u"pattern"_s);
    });
    const bool boundaries = !directives && (patterns || isListOf(bounding));
    for (const Section& section : sections) {
        if (directives)
            readDirectives(section);
        else if (boundaries && !readBoundary(section))
            readOtherSection(section);
        else if (!boundaries)
            readPassages(section);
    }
    reportNothing(directives, boundaries);
    return std::move(m_knowledge);
}

} // namespace

QString locator(const QString& path, const QStringList& places)
{
    return (QStringList{path} + places).join(u" › "_s);
}

Labelled labelled(const QString& text)
{
    static const QRegularExpression form(uR"(^([A-Z]{1,4}-?\d{1,4})\b[\s:.)–-]*(.*)$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? Labelled{match.captured(1), match.captured(2).trimmed()}
                            : Labelled{{}, text};
}

bool saysInternal(const QString& line)
{
    static const QRegularExpression words(
        uR"((?:^|[-–—:|(\[]\s*)(?:strictly\s+)?(?:internal(?: use)?(?: only)?|intern|nur intern|)"
        uR"(confidential|)"
        uR"(vertraulich|confidentiel|usage interne|confidencial|uso interno)\s*(?:$|)"
        uR"([-–—:,.;()\]])|)"
        uR"(\bnot for (?:outbound|copy|external|publication)\b|\bfor internal use\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return line.size() < 200 && words.match(line).hasMatch();
}

QString documentKind(const QString& path, const QString& title)
{
    struct Word {
        QLatin1String kind;
        QRegularExpression pattern;
    };
    static const std::vector<Word> words{
        {"proof_point"_L1, QRegularExpression(u"proof|referen[zc]|case.?stud|preuve|testimon"_s)},
        {"pricing"_L1, QRegularExpression(u"pric(e|ing)|preis|tarif|prix|precio"_s)},
        {"product"_L1, QRegularExpression(u"produ[ckit]"_s)},
        {"positioning"_L1, QRegularExpression(u"position"_s)},
        {"differentiation"_L1, QRegularExpression(u"differen|competit|wettbewerb|abgrenz"_s)},
    };
    for (const QString& text : {stemOf(path), title.toLower()}) {
        for (const Word& word : words) {
            if (text.contains(word.pattern))
                return word.kind;
        }
    }
    return u"document"_s;
}

Knowledge readBlocks(const QString& path, std::vector<MarkdownBlock> blocks)
{
    return MarkdownReader(path, std::move(blocks)).read();
}

} // namespace countersign::intake
