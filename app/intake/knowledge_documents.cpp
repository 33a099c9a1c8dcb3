// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/knowledge_documents.h"

#include "app/intake/cell_values.h"
#include "app/intake/encoding.h"
#include "app/intake/file_kind.h"
#include "app/intake/knowledge_markdown.h"
#include "app/intake/pdf_document.h"
#include "app/intake/transcript.h"
#include "app/intake/web_page.h"
#include "app/intake/word_document.h"
#include "app/text/dates.h"
#include "app/text/language.h"

#include <QBuffer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qint64 largestDocument = 16 << 20;

QString suffixOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

/// Documents that people have but that cannot be read yet, by their suffix.
QString unsupported(const QString& suffix)
{
    if (suffix == "doc"_L1 || suffix == "odt"_L1 || suffix == "rtf"_L1)
        return u"file.word"_s;
    return {};
}

/// The language that a folder or an ending names: "de/produkt.md", "product.fr.md".
QString languageOfPath(const QString& path)
{
    static const QRegularExpression tag(u"^[a-z]{2}([-_][A-Za-z]{2})?$"_s);
    QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return {};
    const QString name = parts.takeLast();
    const QString ending = name.section(u'.', -2, -2);
    if (name.count(u'.') > 1)
        parts.append(ending);
    std::reverse(parts.begin(), parts.end()); // the nearest counts
    for (const QString& part : std::as_const(parts)) {
        if (!tag.match(part).hasMatch())
            continue;
        if (const std::optional<QString> language = languageTagOf(part))
            return *language;
    }
    return {};
}

QString languageOfText(const QString& text)
{
    const std::optional<text::Language> language = text::detectLanguage(text);
    return language && *language != text::Language::Other ? text::languageTag(*language)
                                                          : QString();
}

/// The firm and the day that the head of a transcript names: "Kite Foods, 2026-09-29, recorded with consent".
struct CallHead {
    QString firm;
    std::optional<QDate> day;
};

CallHead callHead(const QString& head)
{
    CallHead call;
    static const QRegularExpression end(uR"(\s*(,|;|\s[-–—]\s|\d{4}|\.\s))"_s);
    const QRegularExpressionMatch match = end.match(head);
    call.firm = head.left(match.hasMatch() ? match.capturedStart() : head.size()).trimmed();
    for (const text::DateMention& mention : text::dateMentions(head)) {
        if (mention.isResolved() && mention.precision == text::DateMention::Precision::Day &&
            !mention.relative && !mention.yearGuessed) {
            call.day = mention.from;
            break;
        }
    }
    return call;
}

Knowledge fromTranscript(const QString& path, const Transcript& transcript)
{
    Knowledge knowledge;
    const CallHead head = callHead(transcript.head);
    for (const Turn& turn : transcript.turns) {
        Evidence passage;
        passage.input = Input::Knowledge;
        passage.kind = u"transcript"_s;
        passage.title = turn.speaker;
        passage.text = turn.text;
        passage.source =
            locator(path, turn.time.isEmpty() ? QStringList() : QStringList{turn.time});
        passage.about = head.firm;
        passage.observedOn = head.day;
        for (const HiddenInstruction& found : hiddenInstructions(turn.text))
            knowledge.problems.push_back({path, 0, u"evidence.instructions"_s, {found.excerpt}});
        knowledge.passages.push_back(std::move(passage));
    }
    if (knowledge.passages.empty())
        knowledge.problems.push_back({path, 0, u"document.no_speech"_s, {}});
    return knowledge;
}

Knowledge fromPlainText(const QString& path, const QString& text)
{
    static const QRegularExpression blankLine(uR"(\n[ \t]*\n\s*)"_s);
    Knowledge knowledge;
    QString rest = QString(text).replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').trimmed();
    QString condition;
    QString title;
    const QString first = rest.section(u'\n', 0, 0);
    if (saysInternal(first)) {
        condition = QStringView(internalCondition).toString();
        title = first.simplified();
        rest = rest.section(u'\n', 1);
    }
    const int firstLine = title.isEmpty() ? 1 : 2;
    const QString kind = documentKind(path, {});
    qsizetype from = 0;
    for (const QString& paragraph : rest.split(blankLine)) {
        from = std::max<qsizetype>(0, rest.indexOf(paragraph, from));
        const int at = firstLine + static_cast<int>(QStringView(rest).first(from).count(u'\n'));
        const QString words = paragraph.trimmed();
        if (words.isEmpty())
            continue;
        Evidence passage;
        passage.input = Input::Knowledge;
        passage.kind = kind;
        passage.title = title;
        passage.text = words;
        passage.source = locator(path, {});
        passage.condition = condition;
        for (const HiddenInstruction& found : hiddenInstructions(words))
            knowledge.problems.push_back({path, at, u"evidence.instructions"_s, {found.excerpt}});
        knowledge.passages.push_back(std::move(passage));
    }
    return knowledge;
}

Knowledge fromText(const QString& path, const QString& text)
{
    const QString suffix = suffixOf(path);
    if (text.startsWith("WEBVTT"_L1))
        return fromTranscript(path, readWebVtt(text));
    if (suffix == "srt"_L1 || suffix == "vtt"_L1)
        return fromTranscript(path, readSubRip(text));
    if (suffix == "md"_L1 || suffix == "markdown"_L1)
        return readBlocks(path, markdownBlocks(text.toUtf8()));
    if (const std::optional<Transcript> spoken = readSpokenText(text))
        return fromTranscript(path, *spoken);
    return fromPlainText(path, text);
}

Knowledge problemOnly(const QString& path, const QString& reason, const QStringList& args)
{
    Knowledge knowledge;
    knowledge.problems.push_back({path, 0, reason, args});
    return knowledge;
}

/// Of the kinds that say with tags or places what is a heading.
using BlockReader = Result<std::vector<MarkdownBlock>> (*)(const QString&, const QByteArray&);

BlockReader blockReader(const QString& suffix)
{
    if (suffix == "html"_L1 || suffix == "htm"_L1 || suffix == "xhtml"_L1)
        return webPageBlocks;
    if (suffix == "docx"_L1)
        return wordBlocks;
    return suffix == "pdf"_L1 ? pdfBlocks : nullptr;
}

QString textOf(const std::vector<MarkdownBlock>& blocks)
{
    QStringList texts;
    for (const MarkdownBlock& block : blocks)
        texts += block.kind == MarkdownBlock::Kind::TableRow ? block.cells.join(u' ') : block.text;
    return texts.join(u'\n');
}

/// What holds for all documents that could be read.
Knowledge finished(Knowledge knowledge, const QString& path, const QString& text)
{
    knowledge.files.append(path);
    if (knowledge.passages.empty() && knowledge.boundaries.empty() &&
        knowledge.directives.empty() && knowledge.problems.empty())
        knowledge.problems.push_back({path, 0, u"document.nothing"_s, {path}});
    QString language = languageOfPath(path);
    if (language.isEmpty())
        language = languageOfText(text);
    for (Evidence& passage : knowledge.passages)
        passage.language = language;
    return knowledge;
}

Knowledge fromBlocks(const KnowledgeFile& file, BlockReader reader)
{
    const bool empty = file.bytes.size() < 4096 && file.bytes.trimmed().isEmpty();
    if (empty)
        return problemOnly(file.path, u"file.empty"_s, {file.path});
    Result<std::vector<MarkdownBlock>> blocks = reader(file.path, file.bytes);
    if (!blocks.ok())
        return problemOnly(file.path, blocks.error().id, blocks.error().args);
    const QString text = textOf(*blocks);
    return finished(readBlocks(file.path, std::move(*blocks)), file.path, text);
}

} // namespace

bool isDocument(const QString& suffix)
{
    static const QStringList suffixes{u"md"_s,    u"markdown"_s, u"txt"_s,  u"text"_s,
                                      u"vtt"_s,   u"srt"_s,      u"html"_s, u"htm"_s,
                                      u"xhtml"_s, u"pdf"_s,      u"docx"_s};
    return suffixes.contains(suffix) || !unsupported(suffix).isEmpty();
}

Knowledge readKnowledge(const KnowledgeFile& file)
{
    if (const BlockReader reader = blockReader(suffixOf(file.path)))
        return fromBlocks(file, reader);
    if (const auto problem =
            notText(QByteArrayView(file.bytes).first(std::min<qsizetype>(file.bytes.size(), 4096)),
                    file.path))
        return problemOnly(file.path, problem->id, problem->args);
    if (const QString reason = unsupported(suffixOf(file.path)); !reason.isEmpty())
        return problemOnly(file.path, reason, {file.path});
    if (!isDocument(suffixOf(file.path)))
        return problemOnly(file.path, u"file.other_kind"_s, {file.path});
    QBuffer buffer;
    buffer.setData(file.bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<DecodedText> decoded = decodeAll(buffer, file.path);
    if (!decoded.ok())
        return problemOnly(file.path, decoded.error().id, decoded.error().args);
    Knowledge knowledge = finished(fromText(file.path, decoded->text), file.path, decoded->text);
    if (decoded->encoding.name.startsWith("UTF-16"_L1) &&
        (file.bytes.size() - decoded->encoding.markLength) % 2 != 0)
        knowledge.problems.push_back({file.path, 0, u"document.cut_character"_s, {file.path}});
    return knowledge;
}

Knowledge readKnowledge(const std::vector<KnowledgeFile>& files)
{
    Knowledge all;
    for (const KnowledgeFile& file : files) {
        Knowledge one = readKnowledge(file);
        const auto append = [](auto& to, auto& from) {
            to.insert(to.end(), std::make_move_iterator(from.begin()),
                      std::make_move_iterator(from.end()));
        };
        append(all.passages, one.passages);
        append(all.boundaries, one.boundaries);
        append(all.directives, one.directives);
        append(all.problems, one.problems);
        all.files += one.files;
    }
    return all;
}

namespace {

Result<KnowledgeFile> loadFile(const QString& path, const QString& name)
{
    QFile file(path);
    if (file.size() > largestDocument)
        return badInput(u"file.too_large"_s, name, {name, QString::number(largestDocument >> 20)});
    if (!file.open(QIODevice::ReadOnly)) {
        Error error = badInput(u"file.unreadable"_s, name, {name});
        error.detail = file.errorString();
        return error;
    }
    return KnowledgeFile{name, file.readAll()};
}

/// A file chosen by itself keeps the folder that names its language.
QString nameOf(const QFileInfo& file)
{
    const QString folder = file.absoluteDir().dirName();
    return languageOfPath(folder + u"/x").isEmpty() ? file.fileName()
                                                    : QString(folder + u'/' + file.fileName());
}

Result<void> loadFolder(const QString& path, KnowledgeFolder& loaded)
{
    const QDir folder(QFileInfo(path).absoluteFilePath());
    QStringList names;
    QDirIterator entries(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString name = folder.relativeFilePath(entries.next());
        const bool hidden = name.startsWith(u'.') || name.contains("/."_L1);
        if (!hidden && isDocument(suffixOf(name)))
            names.append(name);
        else
            loaded.skipped.append(name);
    }
    names.sort();
    loaded.skipped.sort();
    for (const QString& name : std::as_const(names)) {
        Result<KnowledgeFile> file = loadFile(folder.filePath(name), name);
        if (!file.ok())
            return file.error();
        loaded.files.push_back(std::move(*file));
    }
    return {};
}

} // namespace

Result<KnowledgeFolder> loadKnowledge(const QStringList& paths)
{
    KnowledgeFolder loaded;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        if (!info.exists())
            return Error{.code = ErrorCode::NotFound,
                         .id = u"file.not_found"_s,
                         .args = {path},
                         .where = path,
                         .detail = {},
                         .candidates = {}};
        if (info.isDir()) {
            if (const Result<void> read = loadFolder(path, loaded); !read.ok())
                return read.error();
            continue;
        }
        Result<KnowledgeFile> file = loadFile(path, nameOf(info));
        if (!file.ok())
            return file.error();
        loaded.files.push_back(std::move(*file));
    }
    return loaded;
}

} // namespace countersign::intake
