// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/services/context.h"

#include <QString>

#include <memory>

namespace countersign {

namespace store {
class Workspace;
}
class AuditService;
class CheckService;
class ControlService;
class DecisionService;
class DeliveryService;
class EditService;
class EvidenceService;
class ExportService;
class GenerationService;
class ImportService;
class InputsService;
class ListingService;
class PeopleService;
class ReviewService;
class RulesService;
class Session;
class SyncService;
class UserService;
class WorkspaceService;

/// One open workspace with everything that can be done in it: what a composition root hands on. Owns the
/// store and the services. The services may be used from any thread; destroy it
/// when none is in use.
class OpenWorkspace {
public:
    enum class Access { ReadWrite, ReadOnly };

    /// Creates the file (mode 0600) with `userName` as its first user, an admin, who acts. With an empty
    /// name it is the login name. Errors: BadInput "workspace.exists", ReadOnly, NoSpace.
    [[nodiscard]] static Result<std::unique_ptr<OpenWorkspace>>
    create(const QString& path, const QString& userName, std::shared_ptr<const Clock> clock);

    /// Opens an existing file; the first user acts until the session says otherwise. Errors: NotFound
    /// "workspace.not_found", Busy, Damaged, NewerVersion, ReadOnly.
    [[nodiscard]] static Result<std::unique_ptr<OpenWorkspace>>
    open(const QString& path, std::shared_ptr<const Clock> clock,
         Access access = Access::ReadWrite);

    ~OpenWorkspace();
    OpenWorkspace(const OpenWorkspace&) = delete;
    OpenWorkspace& operator=(const OpenWorkspace&) = delete;

    [[nodiscard]] QString path() const;
    [[nodiscard]] const Clock& clock() const;
    [[nodiscard]] ChangeBus& changes();
    [[nodiscard]] Session& session();

    [[nodiscard]] WorkspaceService& workspace();
    [[nodiscard]] UserService& users();
    [[nodiscard]] ImportService& imports();
    [[nodiscard]] InputsService& inputs();
    [[nodiscard]] EvidenceService& evidence();
    [[nodiscard]] PeopleService& people();
    [[nodiscard]] CheckService& checks();
    [[nodiscard]] ReviewService& review();
    [[nodiscard]] RulesService& rules();
    [[nodiscard]] EditService& edits();
    [[nodiscard]] DecisionService& decisions();
    [[nodiscard]] GenerationService& generation();
    [[nodiscard]] ControlService& control();
    [[nodiscard]] DeliveryService& delivery();
    [[nodiscard]] ExportService& exports();
    [[nodiscard]] ListingService& listing();
    [[nodiscard]] AuditService& audit();
    [[nodiscard]] SyncService& sync();

private:
    struct Parts;
    explicit OpenWorkspace(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace countersign
