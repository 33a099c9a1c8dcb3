// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/listing_json.h"
#include "app/services/people_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Json recordJson(const Prospect& record)
{
    Json ids = Json::object();
    for (const auto& [system, id] : record.externalIds)
        ids[toUtf8(system)] = toUtf8(id);
    return {{"id", toUtf8(record.id.text())},      {"name", toUtf8(record.name)},
            {"email", stringOrNull(record.email)}, {"phone", stringOrNull(record.phone)},
            {"title", stringOrNull(record.title)}, {"profile", stringOrNull(record.profileUrl)},
            {"external_ids", std::move(ids)}};
}

/// "Ada Rook · Rook Works · ada@rook.example · prospect:…"
QString recordText(const Prospect& record, const QString& company)
{
    QStringList words{record.name, company, record.email, record.id.text()};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

void tell(Output& out, const std::vector<TwinView>& twins, bool isDecided)
{
    const QString heading = isDecided ? text(QT_TRANSLATE_NOOP("Cli", "One person:"))
                                      : text(QT_TRANSLATE_NOOP("Cli", "One person, or two?"));
    for (const TwinView& twin : twins) {
        if (!out.isForReading()) {
            out.line({{"verdict", isDecided ? "same_person" : "undecided"},
                      {"prospect", recordJson(twin.prospect)},
                      {"other", recordJson(twin.other)}});
            continue;
        }
        out.say(heading);
        out.say(u"  "_s + recordText(twin.prospect, twin.company));
        out.say(u"  "_s + recordText(twin.other, twin.otherCompany));
    }
}

Exit list(Call& call, OpenWorkspace& workspace)
{
    const Result<std::vector<TwinView>> undecided = workspace.people().undecidedTwins();
    if (!undecided)
        return call.out().fail(undecided.error());
    const Result<std::vector<TwinView>> merged = workspace.people().mergedTwins();
    if (!merged)
        return call.out().fail(merged.error());
    tell(call.out(), *undecided, false);
    tell(call.out(), *merged, true);
    if (call.out().isForReading() && undecided->empty() && merged->empty())
        call.out().note(text(QT_TRANSLATE_NOOP("Cli", "Nobody seems to be here twice.")));
    else if (call.out().isForReading() && !undecided->empty())
        call.out().note(text(
            QT_TRANSLATE_NOOP("Cli", "“twins same ID ID” or “twins two ID ID” settles a pair.")));
    return undecided->empty() ? Exit::Done : Exit::NeedsPerson;
}

/// A record by its own id, though it was merged: a name means the person.
Result<ProspectId> recordOf(Call& call, OpenWorkspace& workspace, const QString& typed)
{
    if (typed.startsWith("prospect:"_L1))
        return ProspectId(typed);
    return call.idOf<ProspectId>(workspace, Named::Prospect, typed);
}

Exit settle(Call& call, OpenWorkspace& workspace, bool samePerson)
{
    const Result<ProspectId> first = recordOf(call, workspace, call.arguments().place(1));
    if (!first)
        return call.out().fail(first.error());
    const Result<ProspectId> second = recordOf(call, workspace, call.arguments().place(2));
    if (!second)
        return call.out().fail(second.error());
    const Result<ProspectId> lead = workspace.people().settleTwins(*first, *second, samePerson);
    if (!lead)
        return call.out().fail(lead.error());
    if (call.out().isJson())
        call.out().line({{"verdict", samePerson ? "same_person" : "two_people"},
                         {"prospect", toUtf8(lead->text())},
                         {"records", {toUtf8(first->text()), toUtf8(second->text())}}});
    call.out().say(samePerson
                       ? text(QT_TRANSLATE_NOOP(
                             "Cli", "One person from now on. “twins undo ID” takes them apart."))
                       : text(QT_TRANSLATE_NOOP("Cli", "Two people; neither is held any more.")));
    return Exit::Done;
}

Exit undo(Call& call, OpenWorkspace& workspace)
{
    const Result<ProspectId> record = recordOf(call, workspace, call.arguments().place(1));
    if (!record)
        return call.out().fail(record.error());
    const Result<std::vector<ProspectId>> apart = workspace.people().takeApart(*record);
    if (!apart)
        return call.out().fail(apart.error());
    Json records = Json::array();
    for (const ProspectId& id : *apart)
        records.push_back(toUtf8(id.text()));
    if (call.out().isJson())
        call.out().line({{"verdict", "undecided"}, {"records", std::move(records)}});
    call.out().say(
        text(QT_TRANSLATE_NOOP("Cli", "Apart again, and held until somebody says what they are.")));
    return Exit::Done;
}

Exit twins(Call& call)
{
    const QString verb = call.arguments().place(0);
    const qsizetype places = call.arguments().places.size();
    const bool isSettling = (verb == "same"_L1 || verb == "two"_L1) && places == 3;
    const bool isKnown =
        isSettling || (verb == "undo"_L1 && places == 2) || (verb == "list"_L1 && places == 1);
    if (!isKnown)
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP(
                "Cli",
                "There is: twins list, twins same ID ID, twins two ID ID, twins undo ID"))}));
    const Result<OpenWorkspace*> workspace = call.open(accessFor(verb == "list"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "list"_L1)
        return list(call, **workspace);
    if (verb == "undo"_L1)
        return undo(call, **workspace);
    return settle(call, **workspace, verb == "same"_L1);
}

} // namespace

std::vector<Command> twinCommands()
{
    return {{u"twins"_s,
             QT_TRANSLATE_NOOP("Cli", "list likely twins; say: same ID ID, two ID ID; undo ID"),
             QT_TRANSLATE_NOOP(
                 "Cli",
                 "Records that may be one person are held until somebody says. One person: either\n"
                 "id names them; drafts, evidence, replies and suppressions of both count. The\n"
                 "records themselves stay, and undo takes them apart again."),
             {{u"list|same|two|undo"_s}, {u"ID"_s, Place::How::Any}},
             {},
             twins}};
}

} // namespace countersign::cli
