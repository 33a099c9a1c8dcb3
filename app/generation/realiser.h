// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/composer.h"
#include "app/generation/stopped.h"

#include <stop_token>

namespace countersign::generation {

/// Turns a plan into a message. Called from a worker's thread, one message at a time; must return soon
/// after a stop is asked for (see stopped()).
class Realiser {
public:
    virtual ~Realiser() = default;
    [[nodiscard]] virtual Result<Composition>
    realise(const MessagePlan& plan, const ProspectDossier& dossier, std::stop_token stop) = 0;

protected:
    Realiser() = default;
    Realiser(const Realiser&) = default;
    Realiser& operator=(const Realiser&) = default;
};

/// compose() behind the interface.
class BuiltinRealiser final : public Realiser {
public:
    [[nodiscard]] Result<Composition>
    realise(const MessagePlan& plan, const ProspectDossier& dossier, std::stop_token stop) override;
};

} // namespace countersign::generation
