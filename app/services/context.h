// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/services/change_bus.h"

namespace countersign {

namespace store {
class Workspace;
}
class Session;

/// What every service is given. All of it outlives the services, and all of it is thread-safe.
///
/// Services are plain classes: synchronous, callable from any thread, without a clock or a settings file
/// of their own. The window calls them on its worker threads, the command line calls them directly. What a
/// service writes for one action of a person (documents, change queue, audit, projection) is one
/// transaction; it publishes a Change after the commit.
struct Context {
    store::Workspace& workspace;
    const Clock& clock;
    ChangeBus& changes;
    const Session& session;
};

} // namespace countersign
