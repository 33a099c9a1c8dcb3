// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/skeleton_match.h"
#include "app/checks/structure.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

/// Checks, "Structure": the segment's last 50 drafts, this one among them.
constexpr qsizetype windowSize = 50;

QStringList skeletonsOfOthers(const CheckInput& input, text::Language language,
                              SkeletonStore& store)
{
    if (input.segmentSkeletons)
        return *input.segmentSkeletons;
    QStringList skeletons;
    for (const Peer& peer : input.peers)
        skeletons.append(store.skeletonOf(
            peer.text, [language](const QString& text) { return skeleton(text, language); }));
    return skeletons;
}

} // namespace

void checkStructureRepeated(Context& context, Findings& findings)
{
    const QStringList all =
        skeletonsOfOthers(context.input, context.draft().analysis.language, context.skeletons);
    const QStringList others = all.first(std::min(windowSize - 1, all.size()));
    if (others.size() < 2)
        return;
    const StructureMatcher own(readSkeleton(skeleton(context.draft().analysis)));
    const auto alike =
        std::count_if(others.begin(), others.end(), [&own, &context](const QString& other) {
            return own.isAlike(*context.skeletons.read(other));
        });
    const qsizetype group = alike + 1;
    const qsizetype drafts = others.size() + 1;
    if (isRepeated(group, drafts))
        findings.push_back(context.finding("structure.repeated", Severity::Warning, {},
                                           u"built_alike"_s,
                                           {QString::number(group), QString::number(drafts)}));
}

} // namespace countersign::checks
