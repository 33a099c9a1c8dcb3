// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/realiser.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

Result<Composition> BuiltinRealiser::realise(const MessagePlan& plan,
                                             const ProspectDossier& dossier, std::stop_token stop)
{
    if (stop.stop_requested())
        return stopped();
    return compose(plan, dossier);
}

} // namespace countersign::generation
