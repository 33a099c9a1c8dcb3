// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/doctor.h"

#include "app/store/doctor_work.h"
#include "app/store/failure.h"
#include "app/store/schema.h"
#include "app/store/signing.h"
#include "app/store/sqlite_error.h"

#include <QFileInfo>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

struct Way {
    Examination examination;
    const char* name;
    std::function<std::optional<Ailment>(const Session&)> examine;
    std::function<void(Transaction&)> repair; ///< none where there is nothing to make anew
};

/// An examination of the connection alone.
std::function<std::optional<Ailment>(const Session&)>
plain(std::optional<Ailment> (*examine)(Connection&))
{
    return [examine](const Session& session) { return examine(session.connection()); };
}

const std::vector<Way>& ways()
{
    static const std::vector<Way> all{
        {Examination::File, "file", plain(examineFile), {}},
        {Examination::References, "references", plain(examineReferences), {}},
        {Examination::Schema, "schema", plain(examineSchema), {}},
        {Examination::Orphans, "orphans", plain(examineOrphans), {}},
        {Examination::Seals, "seals", plain(examineSeals), {}},
        {Examination::Heads, "heads", plain(examineHeads), repairHeads},
        {Examination::Identities, "identities", examineIdentities, repairIdentities},
        {Examination::Projection, "projection", examineProjection, repairProjection},
        {Examination::Counts, "counts", plain(examineCounts), repairCounts},
        {Examination::SearchIndex, "search", plain(examineSearchIndex), repairSearchIndex},
        {Examination::Audit, "audit", plain(examineAudit), {}},
    };
    return all;
}

class Doctor {
public:
    Doctor(const QString& workspace, const Surroundings& surroundings,
           const ProgressHandler& progress, std::stop_token stop)
        : m_path(workspace)
        , m_surroundings(surroundings)
        , m_progress(progress)
        , m_stop(std::move(stop))
    {}

    Diagnosis run(bool repairing)
    {
        checkHeader(m_path);
        Connection connection(m_path, Connection::Access::ReadWrite);
        const std::stop_callback interrupt(m_stop, [&connection] { connection.interrupt(); });
        migrate(connection, shippedMigrations());
        Diagnosis diagnosis;
        diagnosis.schemaVersion = static_cast<int>(connection.pragma("PRAGMA user_version"));
        diagnosis.bytes = QFileInfo(m_path).size();
        // In one transaction: what is compared must not change in between.
        connection.execute("BEGIN IMMEDIATE");
        try {
            Signing signing(m_path, m_surroundings);
            Transaction transaction(connection, m_surroundings, signing);
            transaction.setOrigin(WriteOrigin::Server);
            diagnosis.drafts = connection.number("draft/count");
            for (size_t at = 0; at < ways().size(); ++at)
                see(ways()[at], at, transaction, repairing, diagnosis);
            connection.execute(repairing ? "COMMIT" : "ROLLBACK");
        } catch (...) {
            connection.rollBack();
            throw;
        }
        return diagnosis;
    }

private:
    void see(const Way& way, size_t at, Transaction& transaction, bool repairing,
             Diagnosis& diagnosis)
    {
        if (m_progress)
            m_progress({.done = static_cast<qint64>(at),
                        .total = static_cast<qint64>(ways().size()),
                        .item = QString::fromLatin1(way.name)});
        const Session& session = transaction;
        std::optional<Ailment> ailment = way.examine(session);
        diagnosis.examined.push_back(way.examination);
        if (!ailment)
            return;
        if (repairing && way.repair) {
            way.repair(transaction);
            ailment->repaired = !way.examine(session);
        }
        diagnosis.ailments.push_back(std::move(*ailment));
    }

    QString m_path;
    const Surroundings& m_surroundings;
    const ProgressHandler& m_progress;
    std::stop_token m_stop;
};

Result<Diagnosis> seen(const QString& workspace, const Surroundings& surroundings,
                       const ProgressHandler& progress, std::stop_token stop, bool repairing)
{
    if (!QFileInfo::exists(workspace))
        return storeError(ErrorCode::NotFound, u"workspace.not_found"_s, {workspace});
    try {
        return Doctor(workspace, surroundings, progress, std::move(stop)).run(repairing);
    } catch (const std::exception& exception) {
        Error error = errorFrom(exception);
        // A disk that takes no writes is told as that: the file itself opens.
        const QFileInfo file(workspace);
        const bool takesWrites = file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
        if (error.id == "workspace.cannot_open"_L1 && file.isFile() && file.isReadable() &&
            !takesWrites)
            return storeError(ErrorCode::ReadOnly, u"workspace.read_only"_s, {workspace},
                              error.detail);
        return error;
    }
}

} // namespace

Result<Diagnosis> examine(const QString& workspace, const Surroundings& surroundings,
                          const ProgressHandler& progress, std::stop_token stop)
{
    return seen(workspace, surroundings, progress, std::move(stop), false);
}

Result<Diagnosis> repair(const QString& workspace, const Surroundings& surroundings,
                         const ProgressHandler& progress, std::stop_token stop)
{
    return seen(workspace, surroundings, progress, std::move(stop), true);
}

} // namespace countersign::store
