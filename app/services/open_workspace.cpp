// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/open_workspace.h"

#include "app/base/chosen_day.h"
#include "app/services/audit_service.h"
#include "app/services/check_service.h"
#include "app/services/control_service.h"
#include "app/services/decision_service.h"
#include "app/services/delivery_service.h"
#include "app/services/edit_service.h"
#include "app/services/evidence_service.h"
#include "app/services/export_service.h"
#include "app/services/generation_service.h"
#include "app/services/import_service.h"
#include "app/services/inputs_service.h"
#include "app/services/listing_service.h"
#include "app/services/people_service.h"
#include "app/services/review_service.h"
#include "app/services/rules_service.h"
#include "app/services/session.h"
#include "app/services/setting_keys.h"
#include "app/services/sync_service.h"
#include "app/services/user_service.h"
#include "app/services/workspace_service.h"
#include "app/store/settings.h"
#include "app/store/transaction.h"
#include "app/store/users.h"
#include "app/store/workspace.h"
#include "app/store/workspace_files.h"

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

QString loginName()
{
    for (const char* variable : {"USER", "LOGNAME"}) {
        const QString name = qEnvironmentVariable(variable).trimmed();
        if (!name.isEmpty())
            return name;
    }
    const passwd* entry = getpwuid(getuid()); // NOLINT(concurrency-mt-unsafe): once, at creation
    return entry ? QString::fromLocal8Bit(entry->pw_name) : u"admin"_s;
}

/// The given clock; in a sample workspace, whose evidence is of one autumn, "today" is the sample's unless
/// somebody chose another date.
class WorkspaceClock final : public Clock {
public:
    WorkspaceClock(std::shared_ptr<const Clock> clock, const store::Workspace& workspace)
        : m_clock(std::move(clock))
        , m_workspace(workspace)
    {}
    [[nodiscard]] QDateTime now() const override { return m_clock->now(); }
    [[nodiscard]] QDate today() const override
    {
        const QDate today = m_clock->today();
        const bool isChosen = dynamic_cast<const ChosenDay*>(m_clock.get()) ||
                              today != m_clock->now().toLocalTime().date();
        const QDate sample = isChosen ? QDate() : sampleToday();
        return sample.isValid() ? sample : today;
    }

private:
    [[nodiscard]] QDate sampleToday() const
    {
        const Result<QDate> date = m_workspace.read([](store::Reader& reader) -> Result<QDate> {
            const auto value = reader.settings().value(settingSampleToday);
            return value ? QDate::fromString(*value, Qt::ISODate) : QDate();
        });
        return date ? *date : QDate();
    }

    std::shared_ptr<const Clock> m_clock;
    const store::Workspace& m_workspace;
};

/// One Change for each kind of thing that a commit touched.
void publish(ChangeBus& bus, const store::Committed& committed)
{
    if (!committed.drafts.empty())
        bus.publish({.kind = Change::Kind::Drafts, .drafts = committed.drafts});
    if (committed.governance)
        bus.publish({.kind = Change::Kind::Segments, .drafts = {}});
    if (committed.people)
        bus.publish({.kind = Change::Kind::People, .drafts = {}});
    if (committed.inputs)
        bus.publish({.kind = Change::Kind::Inputs, .drafts = {}});
    if (committed.settings)
        bus.publish({.kind = Change::Kind::Settings, .drafts = {}});
}

} // namespace

/// In the order in which they are made; what comes later uses what stands before it. The bus outlives the
/// workspace, whose writer thread publishes on it until it has been joined.
struct OpenWorkspace::Parts {
    Parts(std::shared_ptr<const Clock> theClock, std::shared_ptr<store::DeviceKeys> keys,
          std::unique_ptr<store::Workspace> theWorkspace)
        : surroundingClock(std::move(theClock))
        , workspace(std::move(theWorkspace))
        , clock(surroundingClock, *workspace)
        , session(*workspace)
        , context{*workspace, clock, bus, session}
        , checks(context)
        , workspaceService(context, checks, surroundingClock, std::move(keys))
    {
        workspace->onCommit([this](const store::Committed& committed) { publish(bus, committed); });
    }

    std::shared_ptr<const Clock> surroundingClock;
    ChangeBus bus;
    std::unique_ptr<store::Workspace> workspace;
    WorkspaceClock clock;
    Session session;
    Context context;
    CheckService checks;
    WorkspaceService workspaceService;
    UserService users{context};
    ImportService imports{context, checks};
    InputsService inputs{context, checks};
    EvidenceService evidence{context, checks};
    PeopleService people{context, checks};
    ReviewService review{context, checks};
    RulesService rules{context, checks};
    EditService edits{context, checks};
    DecisionService decisions{context, checks};
    GenerationService generation{context, checks};
    ControlService control{context};
    DeliveryService delivery{context, checks};
    ListingService listing{context, checks};
    ExportService exports{context};
    AuditService audit{context};
    SyncService sync{context, checks};
};

OpenWorkspace::OpenWorkspace(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{}

OpenWorkspace::~OpenWorkspace() = default;

Result<std::unique_ptr<OpenWorkspace>> OpenWorkspace::create(const QString& path,
                                                             const QString& userName,
                                                             std::shared_ptr<const Clock> clock)
{
    const Result<User> first =
        userNamed(userName.trimmed().isEmpty() ? loginName() : userName, Role::Admin);
    if (!first)
        return first.error();
    auto keys = std::make_shared<store::FileDeviceKeys>();
    Result<std::unique_ptr<store::Workspace>> workspace =
        store::Workspace::create(path, {clock, keys});
    if (!workspace)
        return workspace.error();
    const Result<void> begun =
        (*workspace)->writeNow([&first](store::Transaction& transaction) -> Result<void> {
            if (const Result<store::Put> put = transaction.users().put(*first); !put)
                return put.error();
            const Result<store::Put> noted =
                transaction.settings().set(settingFirstUser, first->id.text());
            return noted ? Result<void>() : Result<void>(noted.error());
        });
    if (!begun) {
        workspace->reset();
        store::WorkspaceFiles(path).remove(); // nothing but an empty schema was in it
        return begun.error();
    }
    auto parts = std::make_unique<Parts>(std::move(clock), std::move(keys), *std::move(workspace));
    if (const Result<User> acting = parts->session.actAs({}); !acting)
        return acting.error();
    return std::unique_ptr<OpenWorkspace>(new OpenWorkspace(std::move(parts)));
}

Result<std::unique_ptr<OpenWorkspace>>
OpenWorkspace::open(const QString& path, std::shared_ptr<const Clock> clock, Access access)
{
    auto keys = std::make_shared<store::FileDeviceKeys>();
    const store::OpenMode mode =
        access == Access::ReadOnly ? store::OpenMode::ReadOnly : store::OpenMode::ReadWrite;
    Result<std::unique_ptr<store::Workspace>> workspace =
        store::Workspace::open(path, mode, {clock, keys});
    if (!workspace)
        return workspace.error();
    auto parts = std::make_unique<Parts>(std::move(clock), std::move(keys), *std::move(workspace));
    // Where nobody is noted and there is no admin, nobody acts until somebody is named.
    if (const Result<User> acting = parts->session.actAs({});
        !acting && acting.error().code != ErrorCode::NotFound)
        return acting.error();
    return std::unique_ptr<OpenWorkspace>(new OpenWorkspace(std::move(parts)));
}

QString OpenWorkspace::path() const
{
    return m_parts->workspace->path();
}

const Clock& OpenWorkspace::clock() const
{
    return m_parts->clock;
}

ChangeBus& OpenWorkspace::changes()
{
    return m_parts->bus;
}

Session& OpenWorkspace::session()
{
    return m_parts->session;
}

WorkspaceService& OpenWorkspace::workspace()
{
    return m_parts->workspaceService;
}

SyncService& OpenWorkspace::sync()
{
    return m_parts->sync;
}

UserService& OpenWorkspace::users()
{
    return m_parts->users;
}

ImportService& OpenWorkspace::imports()
{
    return m_parts->imports;
}

InputsService& OpenWorkspace::inputs()
{
    return m_parts->inputs;
}

EvidenceService& OpenWorkspace::evidence()
{
    return m_parts->evidence;
}

PeopleService& OpenWorkspace::people()
{
    return m_parts->people;
}

CheckService& OpenWorkspace::checks()
{
    return m_parts->checks;
}

ReviewService& OpenWorkspace::review()
{
    return m_parts->review;
}

RulesService& OpenWorkspace::rules()
{
    return m_parts->rules;
}

EditService& OpenWorkspace::edits()
{
    return m_parts->edits;
}

DecisionService& OpenWorkspace::decisions()
{
    return m_parts->decisions;
}

GenerationService& OpenWorkspace::generation()
{
    return m_parts->generation;
}

ControlService& OpenWorkspace::control()
{
    return m_parts->control;
}

DeliveryService& OpenWorkspace::delivery()
{
    return m_parts->delivery;
}

ExportService& OpenWorkspace::exports()
{
    return m_parts->exports;
}

ListingService& OpenWorkspace::listing()
{
    return m_parts->listing;
}

AuditService& OpenWorkspace::audit()
{
    return m_parts->audit;
}

} // namespace countersign
