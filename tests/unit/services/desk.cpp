// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/services/desk.h"

#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "app/services/review_service.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace countersign::testing {

namespace {

const QByteArray setup = R"({
 "workspace": {"name": "Desk", "vendor": "Tallowbrook", "default_language": "en"},
 "personas": [{"name": "Operations", "accountable_for": ["docks"], "cares_about": ["doors"],
               "title_patterns": ["operations"]}],
 "segments": [{"name": "Depots", "filter": {"all": [{"field": "account.industry", "is": "Storage"}]},
               "mode": "review", "directives": [], "approvers": []}],
 "sequences": [{"name": "Doors", "segment": "Depots",
                "steps": [{"position": 1, "channel": "email", "purpose": "one question"}]}],
 "users": [{"name": "Rita", "role": "reviewer", "email": "rita@tallowbrook.example"},
           {"name": "Sam", "role": "sdr", "email": "sam@tallowbrook.example"}]})";

const QByteArray accounts = "Name,Domain,Industry\nRook Works,rook.example,Storage\n";

const QByteArray people = "Record ID,Name,Email,Company,Company Domain,Job Title\n"
                          "1,Ada Rook,ada@rook.example,Rook Works,rook.example,Head of Operations\n"
                          "2,Ben Sorel,ben@rook.example,Rook Works,rook.example,Operations Lead\n";

const QByteArray drafts =
    R"({"id":"one","channel":"email","subject":"The new doors at Leeds","text":"Hi Ada,\n\nYour Leeds depot opened on 2 November 2026 with 14 dock doors [@r1].\n\nYou told us that door 9 stays open longest at night [@c1].\n\nMay I send you a one-page sheet for counting the minutes?\n\nSam","prospect":{"id":"1","name":"Ada Rook","given":"Ada","company":"Rook Works","email":"ada@rook.example"},"evidence":[{"id":"r1","input":"research","text":"The Leeds depot of Rook Works opened on 2 November 2026 with 14 dock doors.","source":"https://news.example/leeds","observed_on":"2026-11-03","about":"Rook Works"},{"id":"c1","input":"crm","text":"Ada Rook told us that door 9 stays open longest at night.","source":"CRM note","observed_on":"2026-11-10","about":"Ada Rook"}]})"
    "\n";

} // namespace

Desk::Desk()
{
    // Keys of devices belong to the test, not to whoever runs it.
    qputenv("XDG_DATA_HOME", QFile::encodeName(path(u"data"_s)));
    Result<std::unique_ptr<OpenWorkspace>> made =
        OpenWorkspace::create(path(u"desk.countersign"_s), u"Boss"_s, clock);
    if (!made)
        qFatal("%s", qPrintable(made.error().id));
    m_workspace = *std::move(made);
    const auto import = [this](ImportKind kind, const QString& name, const QByteArray& bytes) {
        const auto report = m_workspace->imports().run(kind, {write(name, bytes)});
        if (!report || !report->rejected.empty())
            qFatal("%s: %s", qPrintable(name), report ? "rejected" : qPrintable(report.error().id));
    };
    import(ImportKind::Setup, u"setup.json"_s, setup);
    import(ImportKind::Accounts, u"accounts.csv"_s, accounts);
    import(ImportKind::Prospects, u"people.csv"_s, people);
    actAs(u"Sam"_s);
    import(ImportKind::Drafts, u"drafts.jsonl"_s, drafts);
    actAs(u"Rita"_s);
}

void Desk::actAs(const QString& name)
{
    if (const Result<User> acting = m_workspace->session().actAs(name); !acting)
        qFatal("%s", qPrintable(acting.error().id));
}

DraftId Desk::draft(const QString& name) const
{
    const Result<QString> id = m_workspace->listing().resolve(Named::Draft, name);
    if (!id)
        qFatal("%s", qPrintable(id.error().id));
    return DraftId(*id);
}

QString Desk::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

QString Desk::state(const DraftId& draft)
{
    const Result<policy::ReviewState> state = m_workspace->review().stateOf(draft);
    return state ? toText(*state) : state.error().id;
}

} // namespace countersign::testing
