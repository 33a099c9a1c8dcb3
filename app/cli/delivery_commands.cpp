// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/delivery_service.h"
#include "app/services/export_service.h"
#include "app/services/messages.h"
#include "app/services/review_service.h"

#include <QFileInfo>
#include <QLocale>

#include <map>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Json reportJson(const DeliveryReport& report)
{
    Json delivered = Json::array();
    for (const Delivered& one : report.delivered)
        delivered.push_back({{"id", toUtf8(one.draft.text())},
                             {"prospect", toUtf8(one.prospect)},
                             {"channel", toUtf8(toText(one.channel))},
                             {"target", toUtf8(one.target)}});
    Json held = Json::array();
    for (const HeldBack& one : report.held)
        held.push_back({{"id", toUtf8(one.draft.text())},
                        {"prospect", toUtf8(one.prospect)},
                        {"channel", one.channel ? Json(toUtf8(toText(*one.channel))) : Json()},
                        {"rule", toUtf8(one.reason.id)},
                        {"message", toUtf8(heldWords(one))}});
    Json before = Json::array();
    for (const GoneBefore& gone : report.before)
        before.push_back({{"means", toUtf8(gone.means)},
                          {"count", gone.count},
                          {"last", toUtf8(gone.last.toString(Qt::ISODate))}});
    Json json = {{"before", std::move(before)},
                 {"delivered", std::move(delivered)},
                 {"held", std::move(held)},
                 {"neutralised", report.neutralised},
                 {"stopped", report.stopped}};
    if (report.trouble)
        json["error"] = errorJson(*report.trouble);
    return json;
}

/// Why drafts were held back, each reason once with how many on which channel; with the names where they are few.
void sayHeld(Output& out, const DeliveryReport& report)
{
    constexpr qsizetype few = 5;
    struct Stay {
        QStringList names;
        std::map<QString, int> channels;
    };
    std::map<QString, Stay> stays;
    for (const HeldBack& one : report.held) {
        Stay& stay = stays[heldWords(one)];
        const QString channel = label(one.channel);
        stay.names.append(one.prospect.isEmpty() ? channel
                                                 : u"%1 (%2)"_s.arg(one.prospect, channel));
        ++stay.channels[channel];
    }
    for (const auto& [reason, stay] : stays) {
        out.say(u"  %1 × %2"_s.arg(stay.names.size()).arg(reason));
        if (stay.names.size() <= few) {
            out.say(u"      "_s + stay.names.join(u", "_s));
            continue;
        }
        QStringList channels;
        for (const auto& [channel, count] : stay.channels)
            channels.append(u"%1 × %2"_s.arg(count).arg(channel));
        out.say(u"      "_s + channels.join(u", "_s));
    }
}

/// What to type about a draft that waits for a person's word; empty where the reason itself says what to do.
QString wayOut(const HeldBack& held)
{
    if (held.reason.id == "delivery.delivery_unknown"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "%1: “deliver --went-out %2” if it went out, "
                                             "“deliver --did-not-go %2” if it did not."));
    if (held.reason.id == "delivery.conflict"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "%1: “conflicts show %2” has both versions."));
    return {};
}

void sayWaysOut(Output& out, const DeliveryReport& report)
{
    for (const HeldBack& one : report.held) {
        const QString who = u"%1 (%2)"_s.arg(one.prospect, label(one.channel));
        if (const QString way = wayOut(one); !way.isEmpty())
            out.say(way.arg(who, one.draft.text()));
    }
}

/// Held back for want of a person's look; what waits for its turn in review is no trouble.
bool needsPerson(const DeliveryReport& report)
{
    for (const HeldBack& one : report.held) {
        if (one.reason.id == "delivery.delivery_unknown"_L1 ||
            one.reason.id == "delivery.conflict"_L1 || !one.reason.id.startsWith("delivery."_L1))
            return true;
    }
    return report.stopped;
}

/// What --exact and --columns say.
Result<delivery::CsvStyle> styleOf(const Arguments& arguments)
{
    delivery::CsvStyle style;
    if (arguments.has(u"exact"_s))
        style.audience = delivery::Audience::Programs;
    if (!arguments.has(u"columns"_s))
        return style;
    const QString word = arguments.value(u"columns"_s);
    const auto columns = fromText<delivery::ColumnSet>(word);
    if (!columns)
        return wrongWord(
            u"--columns"_s, word,
            {u"countersign"_s, u"outreach"_s, u"salesloft"_s, u"hubspot"_s, u"instantly"_s});
    style.columns = *columns;
    return style;
}

void sayNeutralised(Output& out, qint64 cells)
{
    if (cells > 0)
        out.say(
            text(QT_TRANSLATE_NOOP("Cli", "%1 cells begin like a formula and got an apostrophe; "
                                          "--exact leaves them as they are."))
                .arg(cells));
}

std::vector<Option> csvOptions()
{
    return {{u"exact"_s,
             {},
             QT_TRANSLATE_NOOP("Cli", "CSV for programs: every cell as it is; otherwise none that "
                                      "a spreadsheet would run as a formula")},
            {u"columns"_s, u"outreach|salesloft|hubspot|instantly"_s,
             QT_TRANSLATE_NOOP("Cli", "CSV of drafts with the columns that this program takes")}};
}

std::vector<Option> deliverOptions()
{
    std::vector<Option> options{
        {u"eml"_s, u"DIR"_s, QT_TRANSLATE_NOOP("Cli", "e-mails as .eml files into a folder")},
        {u"csv"_s, u"FILE"_s, QT_TRANSLATE_NOOP("Cli", "every channel into a new CSV file")},
        {u"dry-run"_s, {}, QT_TRANSLATE_NOOP("Cli", "say what would go; hand over nothing")},
        {u"went-out"_s, u"ID"_s,
         QT_TRANSLATE_NOOP("Cli", "you looked: a hand-over that was cut off did go out"), true},
        {u"did-not-go"_s, u"ID"_s,
         QT_TRANSLATE_NOOP("Cli", "you looked: it did not, and may be handed over again"), true}};
    for (Option& option : csvOptions())
        options.push_back(std::move(option));
    return options;
}

/// A person who looked says how hand-overs ended, each for itself.
Exit tellEndings(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"eml"_s) || arguments.has(u"csv"_s) || arguments.has(u"dry-run"_s))
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP("Cli", "First say how it ended, then hand over."))}));
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    Exit exit = Exit::Done;
    for (const bool wentOut : {true, false}) {
        for (const QString& typed : arguments.values(wentOut ? u"went-out"_s : u"did-not-go"_s)) {
            const Result<DraftId> draft = call.idOf<DraftId>(**workspace, Named::Draft, typed);
            const Result<void> told = draft ? (*workspace)->delivery().settle(*draft, wentOut)
                                            : Result<void>(draft.error());
            if (!told) {
                exit = call.out().tell(told.error());
                continue;
            }
            const Result<policy::ReviewState> state = (*workspace)->review().stateOf(*draft);
            if (call.out().isJson())
                call.out().line({{"id", toUtf8(draft->text())},
                                 {"went_out", wentOut},
                                 {"state", state ? Json(toUtf8(toText(*state))) : Json()}});
            call.out().say(
                text(QT_TRANSLATE_NOOP("Cli", "%1: noted. Now: %2."))
                    .arg(draftName(**workspace, draft->text()), state ? label(*state) : QString()));
        }
    }
    return exit;
}

Exit deliver(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"went-out"_s) || arguments.has(u"did-not-go"_s))
        return tellEndings(call);
    if (arguments.has(u"eml"_s) == arguments.has(u"csv"_s))
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP("Cli", "Say where to: --eml DIR or --csv FILE."))}));
    DeliveryTarget target;
    target.means =
        arguments.has(u"eml"_s) ? DeliveryTarget::Means::Eml : DeliveryTarget::Means::Csv;
    target.path = arguments.value(arguments.has(u"eml"_s) ? u"eml"_s : u"csv"_s);
    const Result<delivery::CsvStyle> style = styleOf(arguments);
    if (!style)
        return call.out().fail(style.error());
    target.style = *style;
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const ProgressHandler progress = call.out().progress();
    DeliveryService& service = (*workspace)->delivery();
    const Result<DeliveryReport> report = arguments.has(u"dry-run"_s)
                                              ? service.preview(target, progress, call.stop())
                                              : service.deliver(target, progress, call.stop());
    if (!report)
        return call.out().fail(report.error());
    if (call.out().isJson())
        call.out().line(reportJson(*report));
    call.out().say((arguments.has(u"dry-run"_s)
                        ? text(QT_TRANSLATE_NOOP("Cli", "%1 would go, %2 would stay"))
                        : text(QT_TRANSLATE_NOOP("Cli", "%1 handed over, %2 held back")))
                       .arg(report->delivered.size())
                       .arg(report->held.size()));
    for (const GoneBefore& gone : report->before)
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "%1 went out before, the last on %2, as .%3"))
                           .arg(QString::number(gone.count),
                                QLocale().toString(gone.last, QLocale::ShortFormat), gone.means));
    sayNeutralised(call.out(), report->neutralised);
    sayHeld(call.out(), *report);
    sayWaysOut(call.out(), *report);
    if (report->trouble)
        return call.out().tell(*report->trouble);
    return needsPerson(*report) ? Exit::NeedsPerson : Exit::Done;
}

Exit exportFile(Call& call)
{
    const std::optional<ExportKind> kind = fromText<ExportKind>(call.arguments().place(0));
    if (!kind)
        return call.out().fail(wrongWord(u"export"_s, call.arguments().place(0),
                                         {u"drafts"_s, u"decisions"_s, u"audit"_s}));
    const Result<delivery::CsvStyle> style = styleOf(call.arguments());
    if (!style)
        return call.out().fail(style.error());
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    const QString file = call.arguments().place(1);
    const bool replaced = QFileInfo::exists(file);
    const Result<ExportOutcome> done =
        (*workspace)->exports().write(*kind, file, *style, call.stop());
    if (!done)
        return call.out().fail(done.error());
    if (call.out().isJson())
        call.out().line({{"file", toUtf8(file)},
                         {"rows", done->rows},
                         {"replaced", replaced},
                         {"neutralised", done->neutralised}});
    call.out().say((replaced ? text(QT_TRANSLATE_NOOP(
                                   "Cli", "%1 rows written to %2; the file of before is replaced."))
                             : text(QT_TRANSLATE_NOOP("Cli", "%1 rows written to %2.")))
                       .arg(QString::number(done->rows), file));
    sayNeutralised(call.out(), done->neutralised);
    return Exit::Done;
}

} // namespace

std::vector<Command> deliveryCommands()
{
    return {
        {u"deliver"_s,
         QT_TRANSLATE_NOOP("Cli", "hands over what the policy lets out"),
         QT_TRANSLATE_NOOP("Cli", "Each at most once; says what was held back and why. The checks "
                                  "are run again first."),
         {},
         deliverOptions(),
         deliver},
        {u"export"_s,
         QT_TRANSLATE_NOOP("Cli", "writes drafts, decisions or the log to a file"),
         QT_TRANSLATE_NOOP("Cli",
                           "CSV that a spreadsheet reads as text, or JSON Lines, by suffix."),
         {{u"drafts|decisions|audit"_s}, {u"FILE"_s}},
         csvOptions(),
         exportFile},
    };
}

} // namespace countersign::cli
