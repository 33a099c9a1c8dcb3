// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/json_reader.h"

#include "app/base/json.h"
#include "app/intake/file_kind.h"
#include "app/intake/json_scan.h"
#include "app/intake/json_tree.h"
#include "app/intake/text_feed.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qsizetype longestRecord = 4 << 20;

const QStringList& usualWrappers()
{
    static const QStringList names{
        u"results"_s,       u"connections"_s, u"data"_s,        u"records"_s,     u"items"_s,
        u"value"_s,         u"values"_s,      u"contacts"_s,    u"people"_s,      u"persons"_s,
        u"leads"_s,         u"prospects"_s,   u"accounts"_s,    u"companies"_s,   u"rows"_s,
        u"entries"_s,       u"list"_s,        u"drafts"_s,      u"suppression"_s, u"suppressions"_s,
        u"organizations"_s, u"hits"_s,        u"connections"_s, u"elements"_s,    u"objects"_s,
        u"members"_s,       u"content"_s,     u"result"_s,      u"response"_s,    u"payload"_s,
        u"customers"_s};
    return names;
}

qsizetype lineEndOf(QStringView text)
{
    const qsizetype end = text.indexOf(u'\n');
    return end < 0 ? text.size() : end;
}

bool endsWithBrace(QStringView line)
{
    return line.trimmed().endsWith(u'}');
}

} // namespace

struct JsonReader::State {
    enum class Layout {
        Sequence, ///< values one after the other, with commas or without
        Lines,    ///< a value a line
    };

    State(QIODevice& device, const Encoding& found, JsonOptions chosen)
        : feed(device, found)
        , encoding(found)
        , options(std::move(chosen))
        , bytesTotal(device.size())
    {}

    Result<void> start();
    Result<void> findLayout();
    Result<void> fill(qsizetype atLeast);
    void use(qsizetype length);
    Result<bool> nextInSequence(JsonRecord& record);
    Result<bool> nextLine(JsonRecord& record);
    Result<void> skipBlanks();
    void take(JsonRecord& record, QStringView text);
    void reject(JsonRecord& record, QStringView text, const QString& reason, qsizetype at,
                const QString& detail = {});
    Result<void> resynchronise();
    void tellCut(JsonRecord& record) const;

    TextFeed feed;
    Encoding encoding;
    JsonOptions options;
    qint64 bytesTotal = 0;
    Layout layout = Layout::Sequence;
    bool ended = false;
    qint64 row = 0;
    qint64 line = 1;      ///< physical line of the first code unit in the window
    qsizetype column = 0; ///< code units of that line that stand before it
};

/// Reads until so much is in the window, or all there is.
Result<void> JsonReader::State::fill(qsizetype atLeast)
{
    while (feed.view().size() < atLeast && !feed.atEnd()) {
        if (const Result<void> read = feed.more(); !read.ok())
            return read;
    }
    return {};
}

void JsonReader::State::use(qsizetype length)
{
    const QStringView used = feed.view().first(length);
    const qsizetype lastBreak = used.lastIndexOf(u'\n');
    if (lastBreak < 0) {
        column += length;
    } else {
        line += used.count(u'\n');
        column = length - lastBreak - 1;
    }
    feed.use(length);
}

Result<void> JsonReader::State::skipBlanks()
{
    for (;;) {
        const qsizetype blanks = skipJsonBlanks(feed.view(), 0);
        use(blanks);
        if (!feed.view().isEmpty() || feed.atEnd())
            return {};
        if (const Result<void> read = feed.more(); !read.ok())
            return read;
    }
}

Result<void> JsonReader::State::start()
{
    ended = false;
    row = 0;
    line = 1;
    column = 0;
    if (const Result<void> skipped = skipBlanks(); !skipped.ok())
        return skipped;
    return findLayout();
}

Result<void> JsonReader::State::findLayout()
{
    if (const Result<void> read = fill(longestRecord); !read.ok())
        return read;
    const QStringView text = feed.view();
    if (text.startsWith(u'[')) {
        use(1);
        return {};
    }
    if (!text.startsWith(u'{'))
        return badInput(u"json.not_json"_s, options.fileName, {options.fileName});
    const QStringView first = text.first(lineEndOf(text));
    const qsizetype second = skipJsonBlanks(text, first.size());
    const bool byName = options.fileName.endsWith(".jsonl"_L1, Qt::CaseInsensitive) ||
                        options.fileName.endsWith(".ndjson"_L1, Qt::CaseInsensitive);
    const bool manyLines = second < text.size() && text[second] == u'{' && endsWithBrace(first);
    if (byName || manyLines) {
        layout = Layout::Lines;
        return {};
    }
    if (const auto list = wrappedList(text, usualWrappers() + options.wrappers))
        use(*list);
    return {};
}

Result<bool> JsonReader::State::nextLine(JsonRecord& record)
{
    if (const Result<void> skipped = skipBlanks(); !skipped.ok())
        return skipped.error();
    while (lineEndOf(feed.view()) == feed.view().size() && !feed.atEnd() &&
           feed.view().size() < longestRecord) {
        if (const Result<void> read = feed.more(); !read.ok())
            return read.error();
    }
    if (feed.view().isEmpty())
        return false;
    const QStringView text = feed.view().first(lineEndOf(feed.view()));
    record.row = ++row;
    record.line = line;
    take(record, text);
    use(text.size());
    return true;
}

Result<bool> JsonReader::State::nextInSequence(JsonRecord& record)
{
    if (const Result<void> skipped = skipBlanks(); !skipped.ok())
        return skipped.error();
    if (ended || feed.view().isEmpty() || feed.view().startsWith(u']'))
        return false;
    record.row = ++row;
    record.line = line;
    if (!feed.view().startsWith(u'{') && !feed.view().startsWith(u'[')) {
        qsizetype end = 0;
        const QStringView text = feed.view();
        while (end < text.size() && text[end] != u',' && text[end] != u']' && text[end] != u'\n')
            ++end;
        reject(record, text.first(end), u"json.not_an_object"_s, 0);
        use(std::max<qsizetype>(end, 1));
        return true;
    }
    JsonExtent extent = jsonExtent(feed.view(), feed.atEnd());
    while (extent.kind == JsonExtent::Kind::NeedMore && feed.view().size() < longestRecord) {
        if (const Result<void> read = feed.more(); !read.ok())
            return read.error();
        extent = jsonExtent(feed.view(), feed.atEnd());
    }
    if (extent.kind == JsonExtent::Kind::Complete) {
        take(record, feed.view().first(extent.length));
        use(extent.length);
        return true;
    }
    reject(record, feed.view().first(lineEndOf(feed.view())), u"json.syntax"_s, 0, u"not closed"_s);
    if (const Result<void> back = resynchronise(); !back.ok())
        return back.error();
    return true;
}

/// After a record that is never closed: on with the next line that begins an object as far in as this one does.
Result<void> JsonReader::State::resynchronise()
{
    const qsizetype indent = column;
    use(1);
    for (;;) {
        const qsizetype lineEnd = feed.view().indexOf(u'\n');
        if (lineEnd < 0) {
            use(feed.view().size());
            if (feed.atEnd())
                return {};
            if (const Result<void> read = feed.more(); !read.ok())
                return read;
            continue;
        }
        use(lineEnd + 1);
        if (const Result<void> read = fill(indent + 1); !read.ok())
            return read;
        const QStringView text = feed.view();
        if (text.size() > indent && text[indent] == u'{' &&
            text.first(indent).trimmed().isEmpty()) {
            use(indent);
            return {};
        }
    }
}

void JsonReader::State::take(JsonRecord& record, QStringView text)
{
    const QByteArray bytes = text.toUtf8();
    JsonTree tree = readJsonTree(bytes);
    if (!tree.error.isEmpty()) {
        const qsizetype at =
            QString::fromUtf8(QByteArrayView(bytes).first(std::min(tree.errorAt, bytes.size())))
                .size();
        reject(record, text, tree.tooDeep ? u"json.too_deep"_s : u"json.syntax"_s,
               std::max<qsizetype>(0, at - 1), tree.error);
        return;
    }
    if (!tree.value.is_object()) {
        reject(record, text, u"json.not_an_object"_s, 0);
        return;
    }
    record.value = std::make_shared<const OrderedJson>(std::move(tree.value));
}

/// `at` counts from the start of `text`, which stands at the start of the window.
void JsonReader::State::reject(JsonRecord& record, QStringView text, const QString& reason,
                               qsizetype at, const QString& detail)
{
    const QStringView before = text.first(std::min(at, text.size()));
    const qsizetype lastBreak = before.lastIndexOf(u'\n');
    const qint64 badLine = line + before.count(u'\n');
    const qsizetype badColumn =
        lastBreak < 0 ? column + before.size() : before.size() - lastBreak - 1;
    RowProblem problem;
    problem.effect = Effect::RowRejected;
    problem.row = record.row;
    problem.line = record.line;
    problem.value = text.first(std::min(text.size(), longestShownValue)).toString();
    problem.reason = reason;
    problem.args = {QString::number(badLine) + u':' + QString::number(badColumn + 1), detail};
    record.problems.push_back(std::move(problem));
}

/// Of the last record of a file that ends within a UTF-16 unit.
void JsonReader::State::tellCut(JsonRecord& record) const
{
    const QStringView rest = feed.view().trimmed();
    if (!feed.endsInCharacter() || !(rest.isEmpty() || rest.startsWith(u']')))
        return;
    RowProblem problem;
    problem.effect = Effect::Noted;
    problem.row = record.row;
    problem.line = record.line;
    problem.reason = u"csv.cut_character"_s;
    record.problems.push_back(std::move(problem));
}

JsonReader::JsonReader() = default;
JsonReader::~JsonReader() = default;

Result<std::unique_ptr<JsonReader>> JsonReader::open(QIODevice& device, const JsonOptions& options)
{
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s, options.fileName, {options.fileName});
    if (auto problem = notText(device.peek(4096), options.fileName))
        return *problem;
    const Result<Encoding> encoding = detectEncoding(device, options.encoding);
    if (!encoding.ok())
        return encoding.error();
    std::unique_ptr<JsonReader> reader(new JsonReader);
    reader->m_state = std::make_unique<State>(device, *encoding, options);
    if (const Result<void> started = reader->m_state->start(); !started.ok())
        return started.error();
    return reader;
}

Result<bool> JsonReader::next(JsonRecord& record)
{
    record = JsonRecord();
    Result<bool> read = m_state->layout == State::Layout::Lines ? m_state->nextLine(record)
                                                                : m_state->nextInSequence(record);
    if (read.ok() && *read)
        m_state->tellCut(record);
    return read;
}

Result<void> JsonReader::rewind()
{
    if (const Result<void> back = m_state->feed.rewind(); !back.ok())
        return back;
    return m_state->start();
}

TableFormat JsonReader::format() const
{
    TableFormat format;
    format.encoding = m_state->encoding.name;
    format.encodingGuessed = m_state->encoding.guessed;
    format.kind = m_state->layout == State::Layout::Lines ? u"jsonl"_s : u"json"_s;
    return format;
}

qint64 JsonReader::bytesRead() const
{
    return m_state->feed.bytesRead();
}

qint64 JsonReader::bytesTotal() const
{
    return m_state->bytesTotal;
}

QString jsonCell(const OrderedJson& value)
{
    if (value.is_null())
        return u""_s;
    if (value.is_boolean())
        return value.get<bool>() ? u"true"_s : u"false"_s;
    if (value.is_string())
        return fromUtf8(value.get_ref<const std::string&>());
    return fromUtf8(value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
}

namespace {

/// Deeper than this, an object is kept as JSON text.
constexpr int deepestColumn = 6;

class JsonTable final : public TableReader {
public:
    explicit JsonTable(std::unique_ptr<JsonReader> reader)
        : m_reader(std::move(reader))
    {}

    const QStringList& columns() const override { return m_columns; }
    TableFormat format() const override { return m_reader->format(); }
    Result<bool> next(TableRow& row) override;
    Result<void> rewind() override { return m_reader->rewind(); }
    qint64 bytesRead() const override { return m_reader->bytesRead(); }
    qint64 bytesTotal() const override { return m_reader->bytesTotal(); }
    qint64 blankRows() const override { return 0; }
    QStringList footer() const override { return {}; }

private:
    void flatten(const OrderedJson& object, const QString& path, int depth, TableRow& row);
    void put(const QString& path, const QString& cell, TableRow& row);

    std::unique_ptr<JsonReader> m_reader;
    QStringList m_columns;
    QHash<QString, qsizetype> m_index;
};

Result<bool> JsonTable::next(TableRow& row)
{
    JsonRecord record;
    const Result<bool> more = m_reader->next(record);
    if (!more.ok() || !*more)
        return more;
    row = TableRow();
    row.row = record.row;
    row.line = record.line;
    row.problems = std::move(record.problems);
    if (record.value)
        flatten(*record.value, QString(), 1, row);
    return true;
}

/// [{"value":"a@b.example","label":"work","primary":true}, …], as CRMs keep addresses and numbers.
bool isValueList(const OrderedJson& list)
{
    static const QStringList known{u"value"_s, u"label"_s, u"type"_s, u"primary"_s};
    const auto isValue = [](const OrderedJson& member) {
        if (!member.is_object() || !member.contains("value"))
            return false;
        for (const auto& [key, value] : member.items()) {
            if (!known.contains(fromUtf8(key)) || !value.is_primitive())
                return false;
        }
        return true;
    };
    return list.is_array() && !list.empty() && std::all_of(list.begin(), list.end(), isValue);
}

/// The values, the primary one first.
QStringList valuesOf(const OrderedJson& list)
{
    QStringList values;
    for (const OrderedJson& member : list) {
        const QString value = jsonCell(member["value"]);
        const auto primary = member.find("primary");
        const bool isFirst =
            primary != member.end() && primary->is_boolean() && primary->get<bool>();
        if (!value.isEmpty())
            values.insert(isFirst ? 0 : values.size(), value);
    }
    return values;
}

/// Google's People API keeps everything of a person in lists, each entry with "metadata" that says which is the
/// primary one: that one, else the first. Null for any other list.
const OrderedJson* primaryOf(const OrderedJson& list)
{
    const auto isEntry = [](const OrderedJson& entry) {
        return entry.is_object() && entry.contains("metadata") && entry["metadata"].is_object();
    };
    if (!list.is_array() || list.empty() || !std::all_of(list.begin(), list.end(), isEntry))
        return nullptr;
    for (const OrderedJson& entry : list) {
        const OrderedJson& metadata = entry["metadata"];
        const auto primary = metadata.find("primary");
        if (primary != metadata.end() && jsonCell(*primary) == "true"_L1)
            return &entry;
    }
    return &list.front();
}

void JsonTable::flatten(const OrderedJson& object, const QString& path, int depth, TableRow& row)
{
    for (const auto& [key, value] : object.items()) {
        const QString name = path.isEmpty() ? fromUtf8(key) : QString(path + u'.' + fromUtf8(key));
        if (value.is_object() && depth < deepestColumn) {
            flatten(value, name, depth + 1, row);
            continue;
        }
        const bool plainList =
            value.is_array() && std::all_of(value.begin(), value.end(),
                                            [](const OrderedJson& v) { return v.is_primitive(); });
        if (plainList) {
            QStringList members;
            for (const OrderedJson& member : value)
                members.append(jsonCell(member));
            put(name, members.join("; "_L1), row);
        } else if (isValueList(value)) {
            put(name, valuesOf(value).join("; "_L1), row);
        } else if (const OrderedJson* primary = primaryOf(value);
                   primary && depth < deepestColumn) {
            OrderedJson entry = *primary;
            entry.erase("metadata");
            flatten(entry, name, depth + 1, row);
        } else {
            put(name, jsonCell(value), row);
        }
    }
}

void JsonTable::put(const QString& path, const QString& cell, TableRow& row)
{
    auto at = m_index.find(path);
    if (at == m_index.end()) {
        at = m_index.insert(path, m_columns.size());
        m_columns.append(path);
    }
    const auto index = static_cast<size_t>(*at);
    if (row.cells.size() <= index)
        row.cells.resize(index + 1);
    row.cells[index] = cell.isNull() ? u""_s : cell;
}

} // namespace

Result<std::unique_ptr<TableReader>> openJsonTable(QIODevice& device, const JsonOptions& options)
{
    Result<std::unique_ptr<JsonReader>> reader = JsonReader::open(device, options);
    if (!reader.ok())
        return reader.error();
    return std::unique_ptr<TableReader>(std::make_unique<JsonTable>(std::move(*reader)));
}

} // namespace countersign::intake
