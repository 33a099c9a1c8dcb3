// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/workspace_service.h"

#include "app/domain/document.h"
#include "app/domain/rules_text.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/config_labels.h"
#include "app/services/rule_writing.h"
#include "app/services/sample.h"
#include "app/services/setting_keys.h"
#include "app/store/accounts.h"
#include "app/store/backup.h"
#include "app/store/deliveries.h"
#include "app/store/doctor.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/settings.h"
#include "app/store/workspace_files.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

ConfigEntry::Type typeOf(const QString& standard)
{
    if (standard == "true"_L1 || standard == "false"_L1)
        return ConfigEntry::Type::Flag;
    bool isInteger = false;
    (void)standard.toLongLong(&isInteger);
    if (isInteger)
        return ConfigEntry::Type::Integer;
    bool isNumber = false;
    (void)standard.toDouble(&isNumber);
    return isNumber ? ConfigEntry::Type::Number : ConfigEntry::Type::Text;
}

std::vector<ConfigEntry> entriesOf(const store::Session& session)
{
    std::map<QString, QString> standards = rulesAsText(Rules());
    standards.emplace(settingName, QString());
    std::vector<ConfigEntry> entries;
    entries.reserve(standards.size());
    for (const auto& [key, standard] : standards) {
        entries.push_back({.key = key,
                           .type = typeOf(standard),
                           .value = session.settings().value(key).value_or(standard),
                           .standard = standard,
                           .label = configLabel(key)});
    }
    return entries;
}

/// Keys that hold a word of the one asked for, for the answer to a typing error.
QStringList alike(const std::vector<ConfigEntry>& entries, const QString& key)
{
    QStringList words = key.toLower().split(u'_', Qt::SkipEmptyParts);
    words.removeAll(u"rules"_s);
    QStringList keys;
    for (const ConfigEntry& entry : entries) {
        const bool shares = std::any_of(words.begin(), words.end(), [&entry](const QString& word) {
            return entry.key.contains(word.mid(word.indexOf(u'.') + 1));
        });
        if (shares)
            keys.append(entry.key);
    }
    return keys;
}

Result<ConfigEntry> entryIn(const store::Session& session, const QString& key)
{
    const std::vector<ConfigEntry> entries = entriesOf(session);
    for (const ConfigEntry& entry : entries) {
        if (entry.key == key)
            return entry;
    }
    Error error = notFound(u"config.unknown"_s, key);
    error.candidates = alike(entries, key);
    return error;
}

} // namespace

WorkspaceService::WorkspaceService(Context context, CheckService& checks,
                                   std::shared_ptr<const Clock> clock,
                                   std::shared_ptr<store::DeviceKeys> keys)
    : m_context(context)
    , m_checks(checks)
    , m_surroundings{std::move(clock), std::move(keys)}
{}

Result<WorkspaceOverview> WorkspaceService::overview() const
{
    return m_context.workspace.read([this](store::Reader& reader) -> Result<WorkspaceOverview> {
        WorkspaceOverview overview;
        overview.path = m_context.workspace.path();
        overview.name = reader.settings().value(settingName).value_or(QString());
        if (overview.name.isEmpty())
            overview.name = QFileInfo(overview.path).completeBaseName();
        overview.accounts = reader.accounts().count();
        overview.prospects = reader.prospects().count();
        overview.drafts = reader.drafts().count();
        overview.evidence = reader.evidence().count();
        overview.segments = static_cast<qint64>(reader.segments().all().size());
        overview.users = static_cast<qint64>(reader.users().all().size());
        overview.paused = reader.deliveries().isPaused();
        if (const auto today = reader.settings().value(settingToday))
            overview.today = QDate::fromString(*today, Qt::ISODate);
        return overview;
    });
}

Result<SampleReport> WorkspaceService::fillWithSample(const QString& folder,
                                                      const ProgressHandler& progress,
                                                      std::stop_token stop)
{
    return fillSample(m_context, folder, progress, std::move(stop));
}

Result<void> WorkspaceService::backup(const QString& file)
{
    if (store::WorkspaceFiles(m_context.workspace.path()).include(file))
        return badInput(u"backup.same_file"_s, file);
    Result<void> copied = store::backUp(m_context.workspace.path(), file);
    if (!copied && copied.error().code == ErrorCode::NoSpace) {
        // Only the copy is written: it is its disk that is full, not the workspace's.
        Error error = copied.error();
        error.id = u"backup.no_space"_s;
        error.args = {file};
        error.where = file;
        return error;
    }
    if (copied || copied.error().id != "workspace.no_folder"_L1)
        return copied;
    // It names the file that the copy is made in until it is whole.
    Error error = copied.error();
    error.args = {file};
    error.where = file;
    return error;
}

Result<QString> WorkspaceService::restore(const QString& backup, const QString& path,
                                          std::shared_ptr<const Clock> clock)
{
    if (!QFileInfo::exists(backup))
        return Error{.code = ErrorCode::NotFound,
                     .id = u"file.missing"_s,
                     .args = {QFileInfo(backup).fileName()},
                     .where = backup,
                     .detail = {},
                     .candidates = {}};
    if (store::WorkspaceFiles(path).include(backup))
        return badInput(u"backup.same_file"_s, backup);
    const store::Surroundings surroundings{std::move(clock),
                                           std::make_shared<store::FileDeviceKeys>()};
    const Result<store::Restored> restored = store::restore(backup, path, surroundings);
    if (!restored && restored.error().code == ErrorCode::Damaged)
        return badInput(u"restore.not_a_workspace"_s, backup, {QFileInfo(backup).fileName()});
    if (!restored)
        return restored.error();
    return restored->setAside;
}

Result<store::Diagnosis> WorkspaceService::doctor(bool repair, const ProgressHandler& progress,
                                                  std::stop_token stop)
{
    const QString& path = m_context.workspace.path();
    Result<store::Diagnosis> diagnosis =
        repair ? store::repair(path, m_surroundings, progress, std::move(stop))
               : store::examine(path, m_surroundings, progress, std::move(stop));
    if (repair && diagnosis)
        m_context.changes.publish({.kind = Change::Kind::All, .drafts = {}});
    return diagnosis;
}

Result<store::Diagnosis> WorkspaceService::examine(const QString& path,
                                                   std::shared_ptr<const Clock> clock, bool repair,
                                                   const ProgressHandler& progress,
                                                   std::stop_token stop)
{
    const store::Surroundings surroundings{std::move(clock),
                                           std::make_shared<store::FileDeviceKeys>()};
    return repair ? store::repair(path, surroundings, progress, std::move(stop))
                  : store::examine(path, surroundings, progress, std::move(stop));
}

Result<std::vector<ConfigEntry>> WorkspaceService::config() const
{
    using Entries = std::vector<ConfigEntry>;
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<Entries> { return entriesOf(reader); });
}

Result<ConfigEntry> WorkspaceService::configValue(const QString& key) const
{
    return m_context.workspace.read(
        [&key](store::Reader& reader) -> Result<ConfigEntry> { return entryIn(reader, key); });
}

Result<ConfigEntry> WorkspaceService::setConfig(const QString& key, const QString& value)
{
    Result<ConfigEntry> entry = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<ConfigEntry> {
            if (Result<ConfigEntry> known = entryIn(transaction, key); !known)
                return known;
            if (key.startsWith("rules."_L1)) {
                if (const Result<int> written = writeRules(transaction, actor, {{{}, key, value}});
                    !written)
                    return written.error();
                return entryIn(transaction, key);
            }
            if (Result<void> may = policy::require(actor.role, policy::Action::EditKnowledge); !may)
                return may.error();
            if (const Result<store::Put> put = transaction.settings().set(key, value); !put)
                return put.error();
            return entryIn(transaction, key);
        });
    if (!entry || !key.startsWith("rules."_L1))
        return entry;
    if (const Result<CheckRun> run = m_checks.catchUp(); !run)
        return run.error();
    return entry;
}

void WorkspaceService::lookForChanges()
{
    const Result<qint64> version = m_context.workspace.foreignVersion();
    if (!version)
        return;
    const qint64 before = m_foreignVersion.exchange(*version);
    if (before != *version && before != unknownVersion)
        m_context.changes.publish({.kind = Change::Kind::All, .drafts = {}});
}

Result<bool> WorkspaceService::isPaused() const
{
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<bool> { return reader.deliveries().isPaused(); });
}

Result<void> WorkspaceService::setPaused(bool on, const QString& reason)
{
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            const policy::Action action = on ? policy::Action::Pause : policy::Action::Resume;
            if (Result<void> may = policy::require(actor.role, action); !may)
                return may;
            if (transaction.deliveries().isPaused() == on)
                return {};
            Pause pause;
            pause.on = on;
            pause.by = actor.id;
            pause.reason = reason.trimmed();
            pause.after = transaction.deliveries().standingPauses();
            pause.at = now;
            const Result<store::Put> put = transaction.deliveries().put(sealed(std::move(pause)));
            return put ? Result<void>() : Result<void>(put.error());
        });
}

} // namespace countersign
