// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/team_workspace.h"

#include "app/base/json.h"
#include "app/services/import_service.h"
#include "app/services/messages.h"
#include "app/services/review_service.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <array>

using namespace Qt::StringLiterals;

namespace countersign::testing {
namespace {

struct Person {
    const char16_t* given;
    const char16_t* family;
    const char16_t* firm;
    const char16_t* city;
};

constexpr std::array<Person, TeamWorkspace::people> everybody{{
    {u"Ada", u"Rook", u"Pellworth Foods", u"Leeds"},
    {u"Bela", u"Quill", u"Marrow Logistics", u"Ghent"},
    {u"Cleo", u"Banks", u"Tidewell Fish", u"Hull"},
    {u"Dora", u"Finch", u"Sorrel Dairies", u"Cork"},
    {u"Emil", u"Haas", u"Brightwater Bakery", u"Bremen"},
    {u"Flora", u"Ness", u"Highmoor Fruit", u"Perth"},
    {u"Goran", u"Vuk", u"Adriel Imports", u"Trieste"},
    {u"Hana", u"Sato", u"Mistral Flowers", u"Lyon"},
    {u"Ivo", u"Lang", u"Kestrel Cold", u"Basel"},
    {u"Juno", u"Pratt", u"Orchard Lane", u"Bath"},
    {u"Karl", u"Meer", u"Nordkai Seafood", u"Emden"},
    {u"Lena", u"Crowe", u"Summit Poultry", u"Derby"},
    {u"Milo", u"Trent", u"Fenwick Meats", u"Truro"},
    {u"Nora", u"Blythe", u"Vale Berries", u"Exeter"},
    {u"Oskar", u"Juhl", u"Skagen Ice", u"Odense"},
}};

QString text(const char16_t* words)
{
    return QString::fromUtf16(words);
}

QString recordId(int person)
{
    return QString::number(7001 + person);
}

QString mail(int person)
{
    const Person& one = everybody.at(size_t(person));
    return QString(text(one.given).toLower() % u"@firm"_s % QString::number(person) %
                   u".example"_s);
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a fixture");
}

QByteArray setup()
{
    return R"json({
  "workspace": {"name": "Cold stores", "vendor": "Korvel", "default_language": "en"},
  "personas": [{"name": "Operations", "accountable_for": ["the cold store and its readings"],
                "cares_about": ["readings"], "title_patterns": ["operations"]}],
  "segments": [{"name": "Cold stores", "mode": "review", "directives": [],
                "filter": {"all": [{"field": "account.industry", "is": "Food"}]}, "approvers": []}],
  "sequences": [{"name": "First words", "segment": "Cold stores", "steps": [
    {"position": 1, "channel": "email", "purpose": "one fact", "days_after": 0},
    {"position": 2, "channel": "linkedin", "purpose": "a note", "days_after": 3},
    {"position": 3, "channel": "sms", "purpose": "a reminder", "days_after": 3}]}],
  "users": [
    {"name": "Mara Lindqvist", "role": "reviewer", "email": "mara@korvel.example"},
    {"name": "Otto Lindahl", "role": "manager", "email": "otto@korvel.example"},
    {"name": "Sam Okafor", "role": "sdr", "email": "sam@korvel.example"}]
})json";
}

QByteArray accounts()
{
    QString csv = u"name,domain,industry,country\n"_s;
    for (int i = 0; i < TeamWorkspace::people; ++i)
        csv += u"%1,firm%2.example,Food,GB\n"_s.arg(text(everybody.at(size_t(i)).firm)).arg(i);
    return csv.toUtf8();
}

QByteArray prospects()
{
    QString csv = u"Record ID,First Name,Last Name,Email,Phone,Company,Company Domain,Job Title,"
                  "Language,LinkedIn URL\n"_s;
    for (int i = 0; i < TeamWorkspace::people; ++i) {
        const Person& one = everybody.at(size_t(i));
        csv += u"%1,%2,%3,%4,+44 7700 9000%5,%6,firm%7.example,Head of Operations,en,"
               "https://www.linkedin.example/in/p%7\n"_s
                   .arg(recordId(i), text(one.given), text(one.family), mail(i))
                   .arg(i, 2, 10, QLatin1Char('0'))
                   .arg(text(one.firm))
                   .arg(i);
    }
    return csv.toUtf8();
}

QByteArray boundaries()
{
    return "# Boundaries\n\n## B01 No guarantee\n\n- kind: phrase\n- pattern: `guaranteed`\n"
           "- why: nobody can promise that.\n- probe: A guaranteed result.\n";
}

Json passage(const char* label, const char* input, const QString& words, const QString& source,
             const char* seen, const QString& about)
{
    Json json = {{"id", label},
                 {"input", input},
                 {"text", toUtf8(words)},
                 {"source", toUtf8(source)},
                 {"observed_on", seen}};
    if (!about.isEmpty())
        json["about"] = toUtf8(about);
    return json;
}

Json draft(int person, int step, const char* channel, const QString& subject, const QString& words,
           const Json& evidence)
{
    const Person& one = everybody.at(size_t(person));
    return {{"id", toUtf8(u"D%1-%2"_s.arg(person).arg(step))},
            {"sequence", "First words"},
            {"step", step},
            {"channel", channel},
            {"subject", toUtf8(subject)},
            {"text", toUtf8(words)},
            {"prospect",
             {{"id", toUtf8(recordId(person))},
              {"name", toUtf8(TeamWorkspace::name(person))},
              {"given", toUtf8(text(one.given))},
              {"company", toUtf8(text(one.firm))},
              {"email", toUtf8(mail(person))}}},
            {"evidence", evidence},
            {"language", "en"},
            {"priority", step == 1 ? 9 - person / 2 : 0},
            {"due", toUtf8(u"2026-12-%1"_s.arg(person + 1, 2, 10, QLatin1Char('0')))}};
}

Json evidenceOf(int person)
{
    const Person& one = everybody.at(size_t(person));
    const QString name = TeamWorkspace::name(person);
    Json evidence = Json::array();
    evidence.push_back(passage(
        "r1", "research",
        u"%1 opened a second cold store in %2 in September 2026, with 6,000 pallet places."_s.arg(
            text(one.firm), text(one.city)),
        u"https://firm%1.example/news"_s.arg(person), "2026-10-02",
        u"firm%1.example"_s.arg(person)));
    evidence.push_back(
        passage("c1", "crm",
                u"%1 asked for the two-page report on gaps in the readings of the %2 store."_s.arg(
                    name, text(one.city)),
                u"CRM note"_s, "2026-11-10", recordId(person)));
    evidence.push_back(
        passage("k1", "knowledge",
                u"Korvel loggers take a reading every 30 seconds and keep 90 days of readings on "
                "the device."_s,
                u"kb/product.md"_s, "2026-11-01", {}));
    if (person == 1)
        evidence.push_back(passage("s1", "signal",
                                   u"Marrow Logistics is looking for two quality engineers in "
                                   "Ghent."_s,
                                   u"Job advert"_s, "2026-11-12", u"firm1.example"_s));
    return evidence;
}

QString mailText(int person)
{
    const Person& one = everybody.at(size_t(person));
    QString words =
        u"Hi %1,\n\n%2 opened a second cold store in %3 in September 2026 [@r1]. You asked for "
        "the two-page report on gaps in the readings of the %3 store [@c1].\n\nKorvel loggers take "
        "a reading every 30 seconds and keep 90 days of readings on the device [@k1]."_s.arg(
            text(one.given), text(one.firm), text(one.city));
    if (person == 1)
        words += u" Since then you have hired three quality engineers [@s1]."_s;
    if (person == 2)
        words += u" That is a guaranteed result."_s;
    return QString(words % u"\n\nShall I send you the two-page report?\n\nSam Okafor"_s);
}

QByteArray drafts()
{
    QByteArray lines;
    const auto add = [&lines](const Json& json) {
        lines += QByteArray::fromStdString(json.dump()) + '\n';
    };
    for (int i = 0; i < TeamWorkspace::people; ++i)
        add(draft(i, 1, "email", u"The %1 store"_s.arg(text(everybody.at(size_t(i)).city)),
                  mailText(i), evidenceOf(i)));
    add(draft(
        0, 2, "linkedin", {},
        u"Hi Ada, Pellworth Foods opened a second cold store in Leeds in September 2026 [@r1]. "
        "Shall I send you the two-page report?"_s,
        evidenceOf(0)));
    add(draft(
        0, 3, "sms", {},
        u"Hi Ada, Pellworth Foods opened a second cold store in Leeds in September 2026 [@r1]. "
        "Shall I send the report?"_s,
        evidenceOf(0)));
    return lines;
}

void bring(OpenWorkspace& workspace, ImportKind kind, const QString& path)
{
    const Result<ImportReport> report = workspace.imports().run(kind, {path});
    if (!report)
        qFatal("%s", qPrintable(message(report.error())));
    for (const RejectedRow& row : report->rejected)
        qFatal("%s %s: %s", qPrintable(row.file), qPrintable(row.value), qPrintable(row.reason));
}

} // namespace

QString TeamWorkspace::name(int person)
{
    const Person& one = everybody.at(size_t(person));
    return QString(text(one.given) % u' ' % text(one.family));
}

QString TeamWorkspace::given(int person)
{
    return text(everybody.at(size_t(person)).given);
}

void TeamWorkspace::make(const QString& path, std::shared_ptr<const Clock> clock)
{
    Result<std::unique_ptr<OpenWorkspace>> made =
        OpenWorkspace::create(path, u"Honor Vance"_s, std::move(clock));
    if (!made)
        qFatal("%s", qPrintable(message(made.error())));
    const QTemporaryDir folder;
    const auto file = [&folder](const QString& name, const QByteArray& bytes) {
        write(folder.filePath(name), bytes);
        return folder.filePath(name);
    };
    OpenWorkspace& workspace = **made;
    bring(workspace, ImportKind::Setup, file(u"setup.json"_s, setup()));
    bring(workspace, ImportKind::Accounts, file(u"accounts.csv"_s, accounts()));
    bring(workspace, ImportKind::Prospects, file(u"prospects.csv"_s, prospects()));
    bring(workspace, ImportKind::Knowledge, file(u"boundaries.md"_s, boundaries()));
    const QByteArray extra =
        R"({"id":"R9","about":"firm0.example","title":"Newsroom","text":"Pellworth Foods signed a )"
        R"(five-year contract with three supermarkets in Leeds in August 2026.",)"
        R"("source":"https://firm0.example/press","observed_on":"2026-09-01","kind":"news"})"
        "\n";
    bring(workspace, ImportKind::Evidence, file(u"research.jsonl"_s, extra));
    bring(workspace, ImportKind::Drafts, file(u"drafts.jsonl"_s, drafts()));
}

Reopened::Reopened(const QString& path, std::shared_ptr<const Clock> clock)
{
    Result<std::unique_ptr<OpenWorkspace>> opened = OpenWorkspace::open(path, std::move(clock));
    if (!opened)
        qFatal("%s", qPrintable(message(opened.error())));
    m_workspace = *std::move(opened);
}

Reopened::~Reopened() = default;

DraftId Reopened::draftOf(const QString& person, int step)
{
    store::QueueRequest request;
    request.limit = 1000;
    const Result<store::QueuePage> page = m_workspace->review().page(request);
    if (!page)
        qFatal("%s", qPrintable(message(page.error())));
    for (const store::QueueRow& row : page->rows) {
        if (row.name == person && row.step == step)
            return row.draft;
    }
    return {};
}

} // namespace countersign::testing
