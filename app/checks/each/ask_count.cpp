// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {

void checkAskCount(Context& context, Findings& findings)
{
    std::vector<text::Span> asks;
    for (const Sentence& sentence : context.reading().sentences) {
        for (int i = 0; i < sentence.asks; ++i)
            asks.push_back(sentence.body);
    }
    if (asks.empty()) {
        findings.push_back(context.finding("ask.count", Severity::Warning, {}, u"no_ask"_s));
        return;
    }
    // The points of a call may hold a second, smaller ask to fall back on.
    if (asks.size() == 1 || context.isChannel(Channel::Phone))
        return;
    const QString count = QString::number(asks.size());
    for (size_t i = 1; i < asks.size(); ++i) {
        // Two asks of one sentence are told once.
        if (i > 1 && asks[i] == asks[i - 1])
            continue;
        findings.push_back(
            context.finding("ask.count", Severity::Warning, asks[i], u"several_asks"_s, {count}));
    }
}

} // namespace countersign::checks
