// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/doctor_work.h"

#include "app/store/accounts.h"
#include "app/store/audit_chain.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/document_kind.h"
#include "app/store/prospect_row.h"
#include "app/store/prospects.h"
#include "app/store/queue_entry.h"
#include "app/store/schema.h"
#include "app/store/search_index.h"
#include "app/store/settings.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Exception.h>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

constexpr qsizetype mostExamples = 5;

/// Whatever a statement answers is an ailment; its first column is the example.
std::optional<Ailment> whatever(Connection& db, const char* query, Examination examination,
                                bool repairable)
{
    Findings findings(examination, repairable);
    for (Query row = db.query(query); row.step();)
        findings.add(row.text(0));
    return findings.ailment();
}

std::vector<qint64> storedKeys(Connection& db, Row prospect)
{
    std::vector<qint64> keys;
    for (Query row = db.query("identity/of_prospect", prospect); row.step();)
        keys.push_back(row.number(0));
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<SegmentId> segmentsOf(Connection& db, Row audience)
{
    std::vector<SegmentId> segments;
    for (Query row = db.query("audience/segments", audience); row.step();)
        segments.push_back(row.id<SegmentId>(0));
    return segments;
}

/// What controls come to is kept with the account, the step and the audience.
void examineStandings(const Session& session, Findings& findings)
{
    Connection& db = session.connection();
    for (Query row = db.query("account/tiers"); row.step();) {
        const Tier tier =
            policy::tierOf(session.controls().ofSubject(row.text(0), ControlKind::Tier));
        if (tier != row.word<Tier>(1))
            findings.add(row.text(0), u"tier"_s);
    }
    for (Query row = db.query("step/regulations"); row.step();) {
        if (session.controls().isRegulated(StepId(row.text(0))) != (row.integer(1) != 0))
            findings.add(row.text(0), u"regulated"_s);
    }
    for (Query row = db.query("audience/modes"); row.step();) {
        Mode mode = row.integer(1) == 0 ? Mode::Review : Mode::Autopilot;
        std::vector<policy::SegmentPolicy> segments;
        for (const SegmentId& segment : segmentsOf(db, row.number(0))) {
            if (const auto policy = session.controls().segmentPolicy(segment)) {
                mode = std::max(mode, policy->mode);
                segments.push_back(*policy);
            }
        }
        const int oneIn = mode == Mode::Autopilot ? session.deliveries().sampleOneIn(segments)
                                                  : policy::sampleOneInFirst;
        if (mode != row.word<Mode>(2) || oneIn != row.integer(3))
            findings.add(QString(u"audience "_s + QString::number(row.number(0))), u"mode"_s);
    }
}

void examineAudiences(const Session& session, Findings& findings)
{
    Connection& db = session.connection();
    for (Query row = db.query("prospect/every"); row.step();) {
        const Prospect prospect = prospectFrom(row);
        const std::optional<Account> account =
            prospect.account ? session.accounts().find(*prospect.account) : std::nullopt;
        const policy::Governance governance =
            session.controls().governanceOf(prospect, account ? &*account : nullptr, std::nullopt);
        if (governance.segments != segmentsOf(db, row.number(prospectRowColumn - 1)))
            findings.add(prospect.id.text(), u"segments"_s);
    }
}

} // namespace

Findings::Findings(Examination examination, bool repairable)
{
    m_ailment.found = examination;
    m_ailment.repairable = repairable;
}

void Findings::add(const QString& example, const QString& detail)
{
    ++m_ailment.cases;
    if (m_ailment.examples.size() < mostExamples)
        m_ailment.examples.append(example);
    if (m_ailment.detail.isEmpty())
        m_ailment.detail = detail;
}

std::optional<Ailment> Findings::ailment() const
{
    return m_ailment.cases == 0 ? std::nullopt : std::optional(m_ailment);
}

std::optional<Ailment> examineFile(Connection& db)
{
    Findings findings(Examination::File);
    SQLite::Statement check(db.database(), "PRAGMA integrity_check");
    while (check.executeStep()) {
        const QString line = QString::fromStdString(check.getColumn(0).getString());
        if (line != u"ok")
            findings.add(line, line);
    }
    return findings.ailment();
}

std::optional<Ailment> examineReferences(Connection& db)
{
    Findings findings(Examination::References);
    SQLite::Statement check(db.database(), "PRAGMA foreign_key_check");
    while (check.executeStep()) {
        const QString table = QString::fromStdString(check.getColumn(0).getString());
        findings.add(QString(table + u' ' + QString::number(check.getColumn(1).getInt64())));
    }
    return findings.ailment();
}

std::optional<Ailment> examineSchema(Connection& db)
{
    Findings findings(Examination::Schema);
    const QStringList wanted = freshSchema();
    const QStringList found = schemaOf(db);
    for (const QString& sql : wanted) {
        if (!found.contains(sql))
            findings.add(sql, u"missing or changed"_s);
    }
    for (const QString& sql : found) {
        if (!wanted.contains(sql))
            findings.add(sql, u"not ours"_s);
    }
    return findings.ailment();
}

std::optional<Ailment> examineOrphans(Connection& db)
{
    return whatever(db, "doctor/orphans", Examination::Orphans, false);
}

std::optional<Ailment> examineHeads(Connection& db)
{
    return whatever(db, "doctor/heads", Examination::Heads, true);
}

std::optional<Ailment> examineCounts(Connection& db)
{
    return whatever(db, "doctor/counts", Examination::Counts, true);
}

std::optional<Ailment> examineIdentities(const Session& session)
{
    Connection& db = session.connection();
    Findings findings(Examination::Identities, true);
    const QByteArray teamKey = session.settings().teamKey();
    for (Query row = db.query("prospect/every"); row.step();) {
        const Prospect prospect = prospectFrom(row);
        const std::optional<Account> account =
            prospect.account ? session.accounts().find(*prospect.account) : std::nullopt;
        if (identityKeysOf(teamKey, prospect, account ? &*account : nullptr).keys !=
            storedKeys(db, row.number(prospectRowColumn)))
            findings.add(prospect.id.text());
    }
    return findings.ailment();
}

std::optional<Ailment> examineProjection(const Session& session)
{
    Connection& db = session.connection();
    Findings findings(Examination::Projection, true);
    examineStandings(session, findings);
    examineAudiences(session, findings);
    for (Query row = db.query("doctor/drafts"); row.step();) {
        if (workedOut(session, row.number(0)) != storedEntry(db, row.number(0)))
            findings.add(row.text(1), u"facts"_s);
    }
    return findings.ailment();
}

std::optional<Ailment> examineSearchIndex(Connection& db)
{
    Findings findings(Examination::SearchIndex, true);
    for (Query row = db.query("doctor/search"); row.step();)
        findings.add(row.text(0), u"the text or the name is another"_s);
    // FTS5 compares its index with the texts only when told to as if it were written to.
    db.execute("SAVEPOINT examination");
    try {
        db.execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)");
    } catch (const SQLite::Exception& exception) {
        findings.add(u"search"_s, QString::fromUtf8(exception.what()));
    }
    db.execute("ROLLBACK TO examination");
    db.execute("RELEASE examination");
    return findings.ailment();
}

std::optional<Ailment> examineAudit(Connection& db)
{
    Findings findings(Examination::Audit);
    const AuditVerdict verdict = verifyAudit(db);
    if (verdict.fault)
        findings.add(verdict.fault->entry, verdict.fault->detail);
    return findings.ailment();
}

} // namespace countersign::store
