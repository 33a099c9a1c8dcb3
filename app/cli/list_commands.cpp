// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/show_text.h"
#include "app/cli/text.h"
#include "app/services/listing_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Result<ListQuery> queryOf(Call& call, OpenWorkspace& workspace)
{
    const Arguments& arguments = call.arguments();
    ListQuery query;
    const std::optional<ListKind> kind = fromText<ListKind>(arguments.place(0));
    if (!kind) {
        QStringList words;
        for (const auto& [member, known] : EnumText<ListKind>::words)
            words.append(QString::fromLatin1(known));
        return wrongWord(u"list"_s, arguments.place(0), words);
    }
    query.kind = *kind;
    if (arguments.has(u"segment"_s)) {
        const Result<SegmentId> segment =
            call.idOf<SegmentId>(workspace, Named::Segment, arguments.value(u"segment"_s));
        if (!segment)
            return segment.error();
        query.segment = *segment;
    }
    const auto state = wordOf<policy::ReviewState>(arguments, u"state"_s);
    if (!state)
        return state.error();
    query.state = *state;
    const auto channel = wordOf<Channel>(arguments, u"channel"_s);
    if (!channel)
        return channel.error();
    query.channel = *channel;
    const Result<qint64> limit = numberOf(arguments, u"limit"_s, query.limit);
    if (!limit)
        return limit.error();
    query.limit = *limit;
    query.search = arguments.value(u"search"_s);
    query.after = arguments.value(u"after"_s);
    query.sort = arguments.value(u"sort"_s);
    static const QStringList orders{u"newest"_s, u"priority"_s, u"due"_s, u"worst"_s};
    if (arguments.has(u"sort"_s) && !orders.contains(query.sort))
        return wrongWord(u"sort"_s, query.sort, orders);
    return query;
}

void tellOfMore(Call& call, qint64 rows, qint64 limit)
{
    if (rows == 0)
        call.out().note(text(QT_TRANSLATE_NOOP("Cli", "There is nothing of that kind.")));
    else if (rows == limit)
        call.out().note(
            text(QT_TRANSLATE_NOOP("Cli", "The first %1. “--limit 0” prints all of them."))
                .arg(rows));
}

Exit list(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<ListQuery> query = queryOf(call, **workspace);
    if (!query)
        return call.out().fail(query.error());
    qint64 rows = 0;
    const auto print = [&call, &rows](const Json& row) {
        ++rows;
        if (call.out().isForReading())
            call.out().say(rowText(row));
        else
            call.out().line(row);
    };
    const Result<void> listed = (*workspace)->listing().list(*query, print, call.stop());
    if (!listed)
        return call.out().fail(listed.error());
    if (call.out().isForReading())
        tellOfMore(call, rows, query->limit);
    return Exit::Done;
}

Exit show(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    const ListingService& listing = (*workspace)->listing();
    const Result<QString> id = listing.resolve(Named::Anything, call.arguments().place(0));
    if (!id)
        return call.out().fail(id.error());
    const Result<Json> shown = listing.show(*id);
    if (!shown)
        return call.out().fail(shown.error());
    if (call.out().isForReading())
        call.out().say(showText(*shown));
    else
        call.out().value(*shown);
    return Exit::Done;
}

} // namespace

std::vector<Command> listCommands()
{
    return {
        {u"list"_s,
         QT_TRANSLATE_NOOP("Cli", "prints records, newest first"),
         QT_TRANSLATE_NOOP("Cli", "KIND is prospects, accounts, evidence, segments, drafts, "
                                  "suppression or decisions. On a terminal a "
                                  "line each, for reading; into a file or a program JSON Lines."),
         {{u"KIND"_s}},
         {{u"segment"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "only of this segment")},
          {u"state"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "only drafts in this state")},
          {u"channel"_s, u"C"_s, QT_TRANSLATE_NOOP("Cli", "only drafts of this channel")},
          {u"search"_s, u"TEXT"_s, QT_TRANSLATE_NOOP("Cli", "begins of words")},
          {u"limit"_s, u"N"_s,
           QT_TRANSLATE_NOOP("Cli", "at most so many (default 100, 0 for all)")},
          {u"after"_s, u"ID"_s, QT_TRANSLATE_NOOP("Cli", "go on after this one")},
          {u"sort"_s, u"ORDER"_s,
           QT_TRANSLATE_NOOP("Cli", "drafts: newest, priority, due or worst")}},
         list},
        {u"show"_s,
         QT_TRANSLATE_NOOP("Cli", "prints the whole of one thing"),
         QT_TRANSLATE_NOOP("Cli", "ID is a full id, an id from the file it came from, or a name or "
                                  "e-mail that is unique; a draft also NAME/CHANNEL.\n"
                                  "On a terminal it is laid out for reading; elsewhere, and with "
                                  "--json, it is JSON."),
         {{u"ID"_s}},
         {},
         show},
    };
}

} // namespace countersign::cli
