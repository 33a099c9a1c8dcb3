// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/finding_keys.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace countersign {

std::vector<QString> findingKeys(const std::vector<Finding>& findings)
{
    std::vector<size_t> inText(findings.size());
    std::iota(inText.begin(), inText.end(), size_t(0));
    // Checks may report in any order; the args tell apart what is said twice of one place.
    std::stable_sort(inText.begin(), inText.end(), [&findings](size_t a, size_t b) {
        const auto place = [](const Finding& finding) {
            return std::tie(finding.start, finding.end, finding.args);
        };
        return place(findings[a]) < place(findings[b]);
    });
    std::vector<QString> keys(findings.size());
    QHash<QString, int> seen;
    for (const size_t i : inText) {
        keys[i] = findingKey(findings[i]);
        if (const int nth = ++seen[keys[i]]; nth > 1)
            keys[i] += QString(u'~' + QString::number(nth));
    }
    return keys;
}

QString findingKeyAmong(const std::vector<Finding>& findings, const Finding& finding)
{
    const auto at = std::find(findings.begin(), findings.end(), finding);
    return at == findings.end() ? findingKey(finding)
                                : findingKeys(findings)[size_t(at - findings.begin())];
}

} // namespace countersign
