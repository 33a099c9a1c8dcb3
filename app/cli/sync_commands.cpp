// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hash.h"
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/secret.h"
#include "app/cli/text.h"
#include "app/domain/document.h"
#include "app/services/messages.h"
#include "app/services/sync_service.h"
#include "app/services/user_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Json reportJson(const sync::RoundReport& report)
{
    Json refused = Json::array();
    for (const auto& [id, rule] : report.refused)
        refused.push_back({{"id", toUtf8(id)}, {"rule", toUtf8(rule)}});
    return {{"pulled", report.pulled},       {"pushed", report.pushed},
            {"merged", report.merged},       {"conflicts", toJson(report.conflicts)},
            {"refused", std::move(refused)}, {"waiting", report.waiting},
            {"began_anew", report.beganAnew}};
}

Exit exitOf(const sync::RoundReport& report)
{
    return report.conflicts.isEmpty() && report.refused.empty() ? Exit::Done : Exit::NeedsPerson;
}

Exit tell(Output& out, const sync::RoundReport& report)
{
    if (out.isJson())
        out.line(reportJson(report));
    out.say(text(QT_TRANSLATE_NOOP("Cli", "%1 received, %2 sent, %3 merged; %4 wait to be sent."))
                .arg(report.pulled)
                .arg(report.pushed)
                .arg(report.merged)
                .arg(report.waiting));
    if (!report.conflicts.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP(
            "Cli",
            "In conflict; “conflicts show ID” shows both sides, “conflicts resolve ID” ends it:")));
    for (const QString& id : report.conflicts)
        out.say(QString(u"  "_s + id));
    for (const auto& [id, rule] : report.refused)
        out.say(QString(u"  "_s + id + u": "_s + reasonText(rule)));
    return exitOf(report);
}

/// Where to and as whom, as the line says it or as it was the last time; asks for the password.
Result<ServerLogin> loginFrom(Call& call, OpenWorkspace& workspace, const QString& address)
{
    const Result<ServerLogin> last = workspace.sync().lastLogin();
    if (!last)
        return last.error();
    ServerLogin login{.address = address.isEmpty() ? last->address : address,
                      .user = call.arguments().has(u"user"_s) ? call.arguments().value(u"user"_s)
                                                              : last->user,
                      .password = {},
                      .caFile = call.arguments().value(u"ca"_s)};
    if (login.user.isEmpty())
        return badInput(u"sync.no_user"_s);
    const Result<QString> password =
        passwordFor(call, text(QT_TRANSLATE_NOOP("Cli", "Password of %1:")).arg(login.user));
    if (!password)
        return password.error();
    login.password = *password;
    return login;
}

Exit watch(Call& call, OpenWorkspace& workspace, const ServerLogin& login)
{
    const Result<void> ended = workspace.sync().watch(
        login,
        [&call](const Result<sync::RoundReport>& report) {
            if (!report)
                (void)call.out().tell(report.error());
            else if (report->pulled + report->pushed + report->merged > 0)
                (void)tell(call.out(), *report);
        },
        call.stop());
    if (!ended)
        return call.out().fail(ended.error());
    const Result<sync::RoundReport> standing = workspace.sync().standing();
    return standing ? exitOf(*standing) : call.out().fail(standing.error());
}

Exit syncNow(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    if (call.arguments().has(u"status"_s)) {
        const Result<sync::RoundReport> standing = (*workspace)->sync().standing();
        return standing ? tell(call.out(), *standing) : call.out().fail(standing.error());
    }
    const Result<ServerLogin> login = loginFrom(call, **workspace, call.arguments().place(0));
    if (!login)
        return call.out().fail(login.error());
    if (call.arguments().has(u"watch"_s))
        return watch(call, **workspace, *login);
    const Result<sync::RoundReport> report =
        (*workspace)->sync().round(*login, call.out().progress(), call.stop());
    return report ? tell(call.out(), *report) : call.out().fail(report.error());
}

Json stepJson(const sync::SetupStep& step)
{
    return {{"step", toUtf8(step.what)}, {"outcome", toUtf8(toText(step.outcome))}};
}

void say(Output& out, const sync::SetupStep& step)
{
    using Outcome = sync::SetupStep::Outcome;
    const QString outcome = step.outcome == Outcome::Made ? text(QT_TRANSLATE_NOOP("Cli", "made"))
                            : step.outcome == Outcome::Changed
                                ? text(QT_TRANSLATE_NOOP("Cli", "changed"))
                                : text(QT_TRANSLATE_NOOP("Cli", "was there"));
    out.say(QString(step.what + u": "_s + outcome));
}

Exit initServer(Call& call, OpenWorkspace& workspace, const ServerLogin& login)
{
    const Result<std::vector<sync::SetupStep>> steps =
        workspace.sync().setUpServer(login, call.stop());
    if (!steps)
        return call.out().fail(steps.error());
    Json made = Json::array();
    for (const sync::SetupStep& step : *steps) {
        made.push_back(stepJson(step));
        say(call.out(), step);
    }
    if (call.out().isJson())
        call.out().line({{"steps", std::move(made)}});
    return Exit::Done;
}

Exit addAccount(Call& call, OpenWorkspace& workspace, const ServerLogin& login,
                const QString& nameAndRole)
{
    const QString name = nameAndRole.section(u'=', 0, 0);
    const std::optional<Role> role = fromText<Role>(nameAndRole.section(u'=', 1));
    // The account's name is what stands in documents.
    if (!role || userIdFor(name).text() != QString(u"user:"_s + name) || name.isEmpty())
        return call.out().fail(badInput(
            u"usage"_s, nameAndRole,
            {text(QT_TRANSLATE_NOOP("Cli", "“%1” is no account. Write it as mara-lind=manager, in "
                                           "small letters; the roles are sdr, reviewer, manager, "
                                           "admin, worker and sender."))
                 .arg(nameAndRole)}));
    const QString password = randomHex(8);
    const Result<sync::SetupStep> step =
        workspace.sync().setUpAccount(login, name, *role, password, call.stop());
    if (!step)
        return call.out().fail(step.error());
    // Everybody is to know them; where the acting person may not add users, their first sync does it.
    (void)workspace.users().add(name, *role);
    const bool isNew = step->outcome == sync::SetupStep::Outcome::Made;
    if (call.out().isJson()) {
        Json json = stepJson(*step);
        json["role"] = toUtf8(toText(*role));
        if (isNew)
            json["password"] = toUtf8(password);
        call.out().line(json);
    }
    say(call.out(), *step);
    if (isNew)
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "  First password of %1, shown only now: %2"))
                           .arg(name, password));
    return Exit::Done;
}

Exit server(Call& call)
{
    const QStringList places = call.arguments().places;
    const bool isInit = places.value(0) == "init"_L1 && places.size() == 2;
    const bool isAdd = places.value(0) == "add"_L1 && places.size() > 2;
    if (!isInit && !isAdd)
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP(
                         "Cli", "There is: server init URL, server add URL NAME=ROLE…"))}));
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const QString admin =
        call.arguments().has(u"user"_s) ? call.arguments().value(u"user"_s) : u"admin"_s;
    const Result<QString> password =
        passwordFor(call, text(QT_TRANSLATE_NOOP("Cli", "Password of %1:")).arg(admin));
    if (!password)
        return call.out().fail(password.error());
    const ServerLogin login{.address = places.at(1),
                            .user = admin,
                            .password = *password,
                            .caFile = call.arguments().value(u"ca"_s)};
    if (isInit)
        return initServer(call, **workspace, login);
    for (const QString& account : places.mid(2)) {
        if (const Exit exit = addAccount(call, **workspace, login, account); exit != Exit::Done)
            return exit;
    }
    return Exit::Done;
}

} // namespace

std::vector<Command> syncCommands()
{
    const Option user{u"user"_s, u"NAME"_s, QT_TRANSLATE_NOOP("Cli", "whom to sign in as")};
    const Option ca{u"ca"_s, u"FILE"_s,
                    QT_TRANSLATE_NOOP("Cli", "a certificate to trust besides the system's")};
    return {
        {u"server"_s,
         QT_TRANSLATE_NOOP("Cli",
                           "make a CouchDB server ready for a team: init URL, add URL NAME=ROLE"),
         QT_TRANSLATE_NOOP(
             "Cli",
             "init creates the databases, who may come in, what the server refuses, and the key "
             "of\n"
             "the team's suppression entries. add gives people accounts with a role, and prints a\n"
             "first password for each. Both change only what differs, so they can be repeated.\n"
             "The password of the server's administrator is asked for, or read from standard "
             "input\n"
             "or $COUNTERSIGN_PASSWORD."),
         {{u"init|add"_s}, {u"URL"_s}, {u"NAME=ROLE"_s, Place::How::Any}},
         {user, ca},
         server},
        {u"sync"_s,
         QT_TRANSLATE_NOOP("Cli", "receive, merge and send, once or until stopped"),
         QT_TRANSLATE_NOOP(
             "Cli",
             "URL and user are remembered from the last time; the password is asked for, or read\n"
             "from standard input or $COUNTERSIGN_PASSWORD, and kept nowhere. With --watch it "
             "stays\n"
             "and syncs whenever something changes. With --status it only tells what waits."),
         {{u"URL"_s, Place::How::Maybe}},
         {user,
          ca,
          {u"watch"_s, {}, QT_TRANSLATE_NOOP("Cli", "stay, and sync whenever something changes")},
          {u"status"_s, {}, QT_TRANSLATE_NOOP("Cli", "only tell what waits and what needs you")}},
         syncNow}};
}

} // namespace countersign::cli
