// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/audit_service.h"
#include "app/services/listing_json.h"
#include "app/services/messages.h"
#include "app/services/people_service.h"
#include "app/services/sample_file.h"
#include "app/services/session.h"
#include "app/services/store_words.h"
#include "app/services/user_service.h"
#include "app/services/workspace_service.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Error wrongVerb(const Call& call, const QString& verbs)
{
    return badInput(u"usage"_s, {},
                    {text(QT_TRANSLATE_NOOP("Cli", "“%1 %2” is no command. There is: %3."))
                         .arg(call.arguments().command, call.arguments().place(0), verbs)});
}

void sayRefused(Output& out, const SampleReport& report)
{
    for (const Error& refused : report.refused)
        out.note(refused.where + u": "_s + message(refused));
}

Json sampleJson(const SampleReport& sample)
{
    return {{"accounts", sample.accounts},
            {"prospects", sample.prospects},
            {"evidence", sample.evidence},
            {"drafts", sample.drafts},
            {"today", toUtf8(sample.today.toString(Qt::ISODate))},
            {"person", toUtf8(sample.person)}};
}

void saySample(Output& out, const SampleReport& sample)
{
    out.say(text(QT_TRANSLATE_NOOP("Cli", "The sample holds %1 people at %2 companies, "
                                          "%3 passages and %4 drafts."))
                .arg(sample.prospects)
                .arg(sample.accounts)
                .arg(sample.evidence)
                .arg(sample.drafts));
    if (!sample.person.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "The window opens it as %1, who signs; "
                                              "here, --as NAME acts as anybody in it: "
                                              "“users list” shows them."))
                    .arg(sample.person));
    sayRefused(out, sample);
}

Exit init(Call& call)
{
    const Arguments& arguments = call.arguments();
    const QString path = call.workspacePath();
    const QString name = arguments.value(u"user"_s);
    if (!arguments.has(u"workspace"_s))
        QDir().mkpath(QFileInfo(path).absolutePath());
    std::optional<SampleReport> sample;
    if (arguments.has(u"sample"_s)) {
        Result<SampleReport> filled =
            makeSampleFile(path, call.clock(), name, call.out().progress(), call.stop());
        if (!filled)
            return call.out().fail(filled.error());
        sample = *std::move(filled);
    }
    Result<std::unique_ptr<OpenWorkspace>> made =
        sample ? OpenWorkspace::open(path, call.clock())
               : OpenWorkspace::create(path, name, call.clock());
    if (!made)
        return call.out().fail(made.error());
    const Result<User> user = (*made)->session().user();
    call.keep(*std::move(made));
    if (!user)
        return call.out().fail(user.error());
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Made %1. %2 is its first user, an admin."))
                       .arg(path, user->name));
    if (sample)
        saySample(call.out(), *sample);
    if (call.out().isJson()) {
        Json answer = {{"workspace", toUtf8(path)}, {"user", toUtf8(user->name)}};
        if (sample)
            answer["sample"] = sampleJson(*sample);
        call.out().line(answer);
    }
    return Exit::Done;
}

Exit addUser(Call& call, OpenWorkspace& workspace)
{
    const Arguments& arguments = call.arguments();
    const Result<std::optional<Role>> role = wordOf<Role>(arguments, u"role"_s);
    if (!role)
        return call.out().fail(role.error());
    if (!*role || arguments.place(1).isEmpty())
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP("Cli", "Say who and as what: users add NAME --role R"))}));
    const Result<User> user =
        workspace.users().add(arguments.place(1), **role, arguments.value(u"email"_s));
    if (!user)
        return call.out().fail(user.error());
    if (call.out().isJson())
        call.out().line(userJson(*user));
    call.out().say(
        text(QT_TRANSLATE_NOOP("Cli", "Added %1 as %2.")).arg(user->name, label(user->role)));
    return Exit::Done;
}

Exit users(Call& call)
{
    const QString verb = call.arguments().place(0);
    const Result<OpenWorkspace*> workspace = call.open(accessFor(verb == "list"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "add"_L1)
        return addUser(call, **workspace);
    if (verb != "list"_L1)
        return call.out().fail(wrongVerb(call, u"users list, users add NAME --role R"_s));
    const Result<std::vector<User>> all = (*workspace)->users().list();
    if (!all)
        return call.out().fail(all.error());
    for (const User& user : *all) {
        if (call.out().isJson())
            call.out().line(userJson(user));
        call.out().say(u"%1\t%2\t%3"_s.arg(user.name, label(user.role), user.email));
    }
    return Exit::Done;
}

Json configJson(const ConfigEntry& entry)
{
    return {{"key", toUtf8(entry.key)},
            {"value", toUtf8(entry.value)},
            {"default", toUtf8(entry.standard)},
            {"label", toUtf8(entry.label)}};
}

Exit listConfig(Call& call, OpenWorkspace& workspace)
{
    const Result<std::vector<ConfigEntry>> entries = workspace.workspace().config();
    if (!entries)
        return call.out().fail(entries.error());
    for (const ConfigEntry& entry : *entries) {
        if (call.out().isJson())
            call.out().line(configJson(entry));
        call.out().say(u"%1 = %2\t%3"_s.arg(entry.key, entry.value, entry.label));
    }
    return Exit::Done;
}

Exit config(Call& call)
{
    const Arguments& arguments = call.arguments();
    const QString verb = arguments.place(0);
    const Result<OpenWorkspace*> workspace = call.open(accessFor(verb != "set"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "list"_L1)
        return listConfig(call, **workspace);
    const bool isSet = verb == "set"_L1 && arguments.places.size() == 3;
    if (!isSet && (verb != "get"_L1 || arguments.places.size() != 2))
        return call.out().fail(
            wrongVerb(call, u"config list, config get KEY, config set KEY VALUE"_s));
    WorkspaceService& service = (*workspace)->workspace();
    const Result<ConfigEntry> entry =
        isSet ? service.setConfig(arguments.place(1), arguments.place(2))
              : service.configValue(arguments.place(1));
    if (!entry)
        return call.out().fail(entry.error());
    if (call.out().isJson())
        call.out().line(configJson(*entry));
    call.out().say(entry->value);
    return Exit::Done;
}

Exit backup(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const QString file = call.arguments().place(0);
    if (const Result<void> done = (*workspace)->workspace().backup(file); !done)
        return call.out().fail(done.error());
    if (call.out().isJson())
        call.out().line({{"backup", toUtf8(file)}, {"bytes", QFileInfo(file).size()}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Copied to %1.")).arg(file));
    return Exit::Done;
}

Exit restore(Call& call)
{
    const QString path = call.workspacePath();
    const Result<QString> aside =
        WorkspaceService::restore(call.arguments().place(0), path, call.clock());
    if (!aside)
        return call.out().fail(aside.error());
    if (call.out().isJson())
        call.out().line({{"restored", toUtf8(path)}, {"kept_aside", stringOrNull(*aside)}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Restored %1.")).arg(path));
    if (!aside->isEmpty())
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "The old one is kept as %1.")).arg(*aside));
    return Exit::Done;
}

Json diagnosisJson(const store::Diagnosis& diagnosis)
{
    Json ailments = Json::array();
    for (const store::Ailment& ailment : diagnosis.ailments)
        ailments.push_back({{"found", toUtf8(toText(ailment.found))},
                            {"cases", ailment.cases},
                            {"examples", toJson(ailment.examples)},
                            {"repairable", ailment.repairable},
                            {"repaired", ailment.repaired},
                            {"detail", toUtf8(ailment.detail)}});
    Json examined = Json::array();
    for (const store::Examination examination : diagnosis.examined)
        examined.push_back(toUtf8(toText(examination)));
    return {{"sound", diagnosis.isSound()},    {"examined", std::move(examined)},
            {"ailments", std::move(ailments)}, {"schema_version", diagnosis.schemaVersion},
            {"drafts", diagnosis.drafts},      {"bytes", diagnosis.bytes}};
}

/// What is left after a repair decides; a file that SQLite itself finds broken is the workspace's trouble.
Exit exitFor(const store::Diagnosis& diagnosis)
{
    Exit exit = Exit::Done;
    for (const store::Ailment& ailment : diagnosis.ailments) {
        if (ailment.repaired)
            continue;
        if (ailment.found == store::Examination::File)
            return Exit::Workspace;
        exit = Exit::NeedsPerson;
    }
    return exit;
}

/// What is wrong, one a line, and once what can be done about it.
void sayAilments(Output& out, const store::Diagnosis& diagnosis)
{
    bool lost = false;
    bool waits = false;
    for (const store::Ailment& ailment : diagnosis.ailments) {
        const QString what = ailment.repaired ? text(QT_TRANSLATE_NOOP("Cli", "repaired"))
                             : ailment.repairable
                                 ? text(QT_TRANSLATE_NOOP("Cli", "can be repaired"))
                                 : text(QT_TRANSLATE_NOOP("Cli", "cannot be repaired"));
        lost = lost || !(ailment.repaired || ailment.repairable);
        waits = waits || (ailment.repairable && !ailment.repaired);
        out.say(u"%1\t%2\t%3\t%4"_s.arg(toText(ailment.found))
                    .arg(ailment.cases)
                    .arg(what, ailment.detail));
    }
    if (waits)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli doctor --repair” repairs what can "
                                              "be made again.")));
    if (lost)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "For what cannot be repaired, “countersign-cli "
                                              "restore FILE” brings a backup back.")));
}

Exit doctor(Call& call)
{
    const bool repair = call.arguments().has(u"repair"_s);
    const Result<store::Diagnosis> diagnosis = WorkspaceService::examine(
        call.workspacePath(), call.clock(), repair, call.out().progress(), call.stop());
    if (!diagnosis)
        return call.out().fail(diagnosis.error());
    if (call.out().isJson())
        call.out().line(diagnosisJson(*diagnosis));
    sayAilments(call.out(), *diagnosis);
    if (diagnosis->isSound())
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Everything is sound.")));
    return exitFor(*diagnosis);
}

Exit verifyAudit(Call& call, OpenWorkspace& workspace)
{
    const Result<store::AuditVerdict> verdict = workspace.audit().verify(call.stop());
    if (!verdict)
        return call.out().fail(verdict.error());
    Json answer = {{"intact", verdict->holds()},
                   {"entries", verdict->entries},
                   {"devices", toJson(verdict->devices)}};
    if (verdict->fault)
        answer["first_bad"] = {{"entry", toUtf8(verdict->fault->entry)},
                               {"kind", toUtf8(toText(verdict->fault->kind))},
                               {"detail", toUtf8(verdict->fault->detail)}};
    if (call.out().isJson())
        call.out().line(answer);
    if (verdict->holds()) {
        call.out().say(
            text(QT_TRANSLATE_NOOP("Cli", "The log is whole: %1 entries.")).arg(verdict->entries));
        return Exit::Done;
    }
    call.out().note(text(QT_TRANSLATE_NOOP("Cli", "The log was tampered with. First bad entry: %1"))
                        .arg(verdict->fault->entry));
    return Exit::BadInput;
}

/// A day as the log is asked for it: from its first moment, or to its end.
Result<QDateTime> momentOf(const Arguments& arguments, const QString& option, int daysLater)
{
    if (!arguments.has(option))
        return QDateTime();
    const QString value = arguments.value(option);
    const QDate day = QDate::fromString(value, Qt::ISODate);
    if (!day.isValid())
        return badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP("Cli", "“%1” is no day. Write it as 2026-11-30.")).arg(value)});
    return day.addDays(daysLater).startOfDay();
}

/// By id or name; what acts by itself has its name from auditName().
Result<UserId> userOf(OpenWorkspace& workspace, const QString& typed)
{
    const Result<std::vector<User>> users = workspace.users().list();
    if (!users)
        return users.error();
    for (const User& user : *users) {
        if (user.id.text() == typed || user.name.compare(typed, Qt::CaseInsensitive) == 0)
            return user.id;
    }
    Error error = badInput(u"user.unknown"_s, {}, {typed});
    error.code = ErrorCode::NotFound;
    return error;
}

Result<store::AuditFilter> auditFilterOf(const Arguments& arguments, OpenWorkspace& workspace)
{
    store::AuditFilter filter;
    if (arguments.has(u"by"_s)) {
        const Result<UserId> user = userOf(workspace, arguments.value(u"by"_s));
        if (!user)
            return user.error();
        filter.by = *user;
    }
    filter.kind = arguments.value(u"kind"_s);
    if (!filter.kind.isEmpty() && !auditKinds().contains(filter.kind.section(u'.', 0, 0)))
        return wrongWord(u"kind"_s, filter.kind, auditKinds());
    if (arguments.has(u"draft"_s)) {
        const Result<QString> draft =
            workspace.listing().resolve(Named::Draft, arguments.value(u"draft"_s));
        if (!draft)
            return draft.error();
        filter.subject = *draft;
    }
    filter.device = arguments.value(u"device"_s);
    const Result<QDateTime> from = momentOf(arguments, u"since"_s, 0);
    const Result<QDateTime> until = momentOf(arguments, u"until"_s, 1);
    if (!from || !until)
        return from ? until.error() : from.error();
    filter.from = *from;
    filter.until = *until;
    return filter;
}

Exit audit(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    const QString verb = call.arguments().place(0);
    if (verb == "verify"_L1)
        return verifyAudit(call, **workspace);
    if (verb != "list"_L1)
        return call.out().fail(wrongVerb(call, u"audit list, audit verify"_s));
    const Result<qint64> limit = numberOf(call.arguments(), u"limit"_s, 100);
    if (!limit)
        return call.out().fail(limit.error());
    std::optional<AuditId> before;
    if (call.arguments().has(u"after"_s))
        before = AuditId(call.arguments().value(u"after"_s));
    const int wanted = *limit > 0 ? static_cast<int>(*limit) : std::numeric_limits<int>::max();
    const Result<store::AuditFilter> filter = auditFilterOf(call.arguments(), **workspace);
    if (!filter)
        return call.out().fail(filter.error());
    const Result<std::vector<AuditEntry>> entries =
        (*workspace)->audit().list(wanted, before, *filter);
    if (!entries)
        return call.out().fail(entries.error());
    const Result<std::vector<User>> users = (*workspace)->users().list();
    if (!users)
        return call.out().fail(users.error());
    for (const AuditEntry& entry : *entries) {
        Json row = auditJson(entry);
        row["by_name"] = toUtf8(auditName(entry.by, *users));
        row["what"] = toUtf8(auditWords(entry.action));
        call.out().line(row);
    }
    return Exit::Done;
}

Exit erase(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<ProspectId> prospect =
        call.idOf<ProspectId>(**workspace, Named::Prospect, call.arguments().place(0));
    if (!prospect)
        return call.out().fail(prospect.error());
    if (const Result<void> erased = (*workspace)->people().erase(*prospect); !erased)
        return call.out().fail(erased.error());
    if (call.out().isJson())
        call.out().line({{"erased", toUtf8(prospect->text())}});
    call.out().say(text(QT_TRANSLATE_NOOP(
        "Cli", "Erased. A suppression entry that holds nothing readable stays.")));
    return Exit::Done;
}

} // namespace

std::vector<Command> workspaceCommands()
{
    return {
        {u"init"_s,
         QT_TRANSLATE_NOOP("Cli", "makes the workspace and its first user, an admin"),
         QT_TRANSLATE_NOOP("Cli", "--sample fills it with invented people, all four inputs and "
                                  "drafts in every state."),
         {},
         {{u"sample"_s, {}, QT_TRANSLATE_NOOP("Cli", "fill it with the shipped sample")},
          {u"user"_s, u"NAME"_s,
           QT_TRANSLATE_NOOP("Cli", "the first user (default: the login name)")}},
         init},
        {u"users"_s,
         QT_TRANSLATE_NOOP("Cli", "list, or add NAME --role R"),
         QT_TRANSLATE_NOOP("Cli", "Roles: sdr, reviewer, manager, admin, worker, sender."),
         {{u"list|add"_s}, {u"NAME"_s, Place::How::Maybe}},
         {{u"role"_s, u"R"_s, QT_TRANSLATE_NOOP("Cli", "what the user may do")},
          {u"email"_s, u"ADDRESS"_s, QT_TRANSLATE_NOOP("Cli", "the user's e-mail address")}},
         users},
        {u"config"_s,
         QT_TRANSLATE_NOOP("Cli", "list, get KEY, or set KEY VALUE"),
         "",
         {{u"list|get|set"_s}, {u"KEY"_s, Place::How::Maybe}, {u"VALUE"_s, Place::How::Maybe}},
         {},
         config},
        {u"backup"_s,
         QT_TRANSLATE_NOOP("Cli", "copies the workspace while it is in use"),
         "",
         {{u"FILE"_s}},
         {},
         backup},
        {u"restore"_s,
         QT_TRANSLATE_NOOP("Cli", "checks a copy and puts it in the workspace's place"),
         QT_TRANSLATE_NOOP("Cli", "The old file is kept aside."),
         {{u"FILE"_s}},
         {},
         restore},
        {u"doctor"_s,
         QT_TRANSLATE_NOOP("Cli", "looks the workspace over"),
         QT_TRANSLATE_NOOP("Cli", "Integrity, schema, references, seals, projection, search index, "
                                  "log. Changes nothing without --repair."),
         {},
         {{u"repair"_s, {}, QT_TRANSLATE_NOOP("Cli", "make again what can be made again")}},
         doctor},
        {u"audit"_s,
         QT_TRANSLATE_NOOP("Cli", "list the log, or verify its chain"),
         "",
         {{u"list|verify"_s}},
         {{u"limit"_s, u"N"_s,
           QT_TRANSLATE_NOOP("Cli", "at most so many (default 100, 0 for all)")},
          {u"after"_s, u"ID"_s, QT_TRANSLATE_NOOP("Cli", "go on after this one")},
          {u"by"_s, u"NAME"_s, QT_TRANSLATE_NOOP("Cli", "only what this person did")},
          {u"kind"_s, u"K"_s,
           QT_TRANSLATE_NOOP("Cli",
                             "only this kind: decision, edit, control, delivery, refused …")},
          {u"draft"_s, u"ID"_s, QT_TRANSLATE_NOOP("Cli", "only what is about this draft")},
          {u"device"_s, u"ID"_s, QT_TRANSLATE_NOOP("Cli", "only what was done on this computer")},
          {u"since"_s, u"DAY"_s, QT_TRANSLATE_NOOP("Cli", "from this day on")},
          {u"until"_s, u"DAY"_s, QT_TRANSLATE_NOOP("Cli", "up to this day")}},
         audit},
        {u"erase"_s,
         QT_TRANSLATE_NOOP("Cli", "removes a person's data everywhere it is kept"),
         QT_TRANSLATE_NOOP("Cli", "What stays is a suppression entry that holds nothing readable."),
         {{u"PROSPECT"_s}},
         {},
         erase},
    };
}

} // namespace countersign::cli
