// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standalone.h"

#include "app/checks/json.h"
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/line_reader.h"
#include "app/cli/text.h"
#include "app/intake/opt_out.h"
#include "app/services/spelling.h"
#include "app/text/three_way_merge.h"

#include <QFile>

#include <functional>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

/// A draft with all its evidence and peers is far smaller; a line beyond this is another kind of file.
constexpr qint64 maxLineBytes = 16 << 20;

/// The answer to one line, and whether it leaves something for a person.
struct LineAnswer {
    Json json;
    bool needsPerson = false;
};

using Answerer = std::function<Result<LineAnswer>(const Json& line)>;

/// Opens the file of --file.
Result<std::unique_ptr<QFile>> openFile(const QString& path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->exists())
        return Error{.code = ErrorCode::NotFound,
                     .id = u"file.missing"_s,
                     .args = {path},
                     .where = path,
                     .detail = {},
                     .candidates = {}};
    if (!file->open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::BadInput,
                     .id = u"file.unreadable"_s,
                     .args = {path},
                     .where = path,
                     .detail = file->errorString(),
                     .candidates = {}};
    return file;
}

/// The error of a line names the file and the line before the field.
Error onLine(Error error, const QString& path, qint64 row)
{
    const QString field = error.where;
    error.where = u"%1:%2"_s.arg(path == "-"_L1 ? u"standard input"_s : path, QString::number(row));
    if (!field.isEmpty())
        error.where += u':' + field;
    return error;
}

Result<LineAnswer> answerLine(const QByteArray& bytes, const Answerer& answer)
{
    if (bytes.size() >= maxLineBytes)
        return badInput(u"check.line_too_long"_s);
    const Result<Json> line = parseJson(bytes);
    if (!line)
        return line.error();
    if (!line->is_object())
        return badInput(u"json.not_an_object"_s);
    return answer(*line);
}

/// Answers a file line by line, each as soon as it is read. A line that cannot be used is answered with
/// its error, in its place, and the others go on.
Exit answerLines(Call& call, const Answerer& answer)
{
    const QString path = call.arguments().value(u"file"_s);
    if (path.isEmpty())
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP(
                         "Cli", "Name the file: --file F, or --file - for standard input."))}));
    std::unique_ptr<QFile> file;
    if (path != "-"_L1) {
        Result<std::unique_ptr<QFile>> opened = openFile(path);
        if (!opened)
            return call.out().fail(opened.error());
        file = *std::move(opened);
    }
    LineReader lines(file ? file->handle() : call.in(), call.stop());
    bool wasBad = false;
    bool needsPerson = false;
    for (qint64 row = 1;; ++row) {
        const std::optional<QByteArray> line = lines.next(maxLineBytes);
        if (!line)
            break;
        QByteArray bytes = *line;
        if (row == 1 && bytes.startsWith("\xEF\xBB\xBF"))
            bytes.remove(0, 3);
        bytes = bytes.trimmed();
        if (bytes.isEmpty())
            continue;
        const Result<LineAnswer> made = answerLine(bytes, answer);
        if (made) {
            call.out().line(made->json);
            needsPerson = needsPerson || made->needsPerson;
            continue;
        }
        wasBad = true;
        const Error error = onLine(made.error(), path, row);
        call.out().line({{"error", errorJson(error)}});
    }
    if (wasBad)
        return Exit::BadInput;
    return needsPerson || call.stop().stop_requested() ? Exit::NeedsPerson : Exit::Done;
}

Exit claims(Call& call)
{
    const QDate today = call.clock()->today();
    return answerLines(call, [today](const Json& line) -> Result<LineAnswer> {
        const Result<checks::ClaimQuestion> question = checks::claimQuestionFromJson(line, today);
        if (!question)
            return question.error();
        const checks::ClaimVerdict verdict = checks::judge(*question);
        LineAnswer answer{checks::claimAnswer(verdict), !verdict.supported};
        if (line.contains("id"))
            answer.json["id"] = line["id"];
        return answer;
    });
}

Exit replies(Call& call)
{
    return answerLines(call, [](const Json& line) -> Result<LineAnswer> {
        if (!line.contains("text") || !line["text"].is_string())
            return badInput(u"check.field_missing"_s, u"text"_s);
        const intake::OptOut verdict = intake::classifyReply(textAt(line, "text"));
        LineAnswer answer{{{"opt_out", verdict.optOut},
                           {"why", toUtf8(verdict.why)},
                           {"excerpt", toUtf8(verdict.excerpt)}},
                          false};
        if (line.contains("id"))
            answer.json["id"] = line["id"];
        return answer;
    });
}

Json spanJson(const text::Span& span, const QString& whole)
{
    return {{"start", span.start}, {"end", span.end}, {"text", toUtf8(span.of(whole).toString())}};
}

Exit merge(Call& call)
{
    return answerLines(call, [](const Json& line) -> Result<LineAnswer> {
        for (const char* key : {"mine", "theirs"}) {
            if (!line.contains(key) || !line[key].is_string())
                return badInput(u"check.field_missing"_s, QString::fromLatin1(key));
        }
        const QString base = textAt(line, "base");
        const QString mine = textAt(line, "mine");
        const QString theirs = textAt(line, "theirs");
        const text::MergedText merged = text::mergeTexts(base, mine, theirs);
        Json regions = Json::array();
        for (const text::MergeConflict& conflict : merged.conflicts)
            regions.push_back({{"base", spanJson(conflict.base, base)},
                               {"mine", spanJson(conflict.ours, mine)},
                               {"theirs", spanJson(conflict.theirs, theirs)}});
        LineAnswer answer{{{"merged", toUtf8(merged.text)},
                           {"conflict", !merged.isClean()},
                           {"regions", std::move(regions)}},
                          !merged.isClean()};
        if (line.contains("id"))
            answer.json["id"] = line["id"];
        return answer;
    });
}

Option fileOption()
{
    return {u"file"_s, u"F"_s, QT_TRANSLATE_NOOP("Cli", "JSON Lines, or - for standard input")};
}

} // namespace

Exit checkFile(Call& call)
{
    if (!call.arguments().places.isEmpty() || call.arguments().has(u"all"_s))
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP("Cli", "--file stands alone: no ID and no --all."))}));
    const QDate today = call.clock()->today();
    const Spelling spelling;
    checks::Checker checker(&spelling);
    const std::stop_token stop = call.stop();
    return answerLines(call, [&](const Json& line) -> Result<LineAnswer> {
        const Result<checks::CheckInput> input = checks::checkInputFromJson(line, today);
        if (!input)
            return input.error();
        const checks::Report report = checker.check(*input, stop);
        return LineAnswer{checks::checkAnswer(*input, report),
                          report.overall != checks::Overall::Pass};
    });
}

std::vector<Command> standaloneCommands()
{
    return {
        {u"claims"_s,
         QT_TRANSLATE_NOOP("Cli", "judges claims against evidence, without a workspace"),
         QT_TRANSLATE_NOOP("Cli", "One {\"claim\", \"evidence\": […]} a line, one answer a line."),
         {},
         {fileOption()},
         claims},
        {u"replies"_s,
         QT_TRANSLATE_NOOP("Cli", "tells opt-outs among replies, without a workspace"),
         QT_TRANSLATE_NOOP("Cli", "One {\"text\"} a line, one {\"opt_out\", \"why\"} a line."),
         {},
         {fileOption()},
         replies},
        {u"merge"_s,
         QT_TRANSLATE_NOOP("Cli", "merges two edits of one text, without a workspace"),
         QT_TRANSLATE_NOOP("Cli",
                           "One {\"base\", \"mine\", \"theirs\"} a line, one answer a line."),
         {},
         {fileOption()},
         merge},
    };
}

} // namespace countersign::cli
