// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/message_plan.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

Json statementToJson(const Statement& statement)
{
    Json json{{"evidence", toUtf8(statement.evidence.text())},
              {"kind", toUtf8(toText(statement.kind))},
              {"words", toUtf8(statement.words)},
              {"origin", toUtf8(statement.origin)}};
    if (!statement.frame.isEmpty())
        json["frame"] = toUtf8(statement.frame);
    return json;
}

} // namespace

Json planToJson(const MessagePlan& plan)
{
    Json structure = Json::array();
    for (const Move move : plan.structure)
        structure.push_back(toUtf8(toText(move)));
    Json json{{"version", 1},
              {"channel", toUtf8(toText(plan.channel))},
              {"language", toUtf8(plan.language)},
              {"hook", statementToJson(plan.hook)},
              {"framing", toJson(plan.framing)},
              {"ask", toUtf8(plan.ask.thing)},
              {"structure", std::move(structure)},
              {"layout", plan.layout},
              {"wording", toUtf8(QString::number(plan.wording, 16))}};
    if (plan.second)
        json["second"] = statementToJson(*plan.second);
    if (plan.value)
        json["value"] = statementToJson(*plan.value);
    if (plan.limit)
        json["limit"] = statementToJson(*plan.limit);
    if (plan.proof)
        json["proof"] = statementToJson(*plan.proof);
    if (plan.ask.offeredBy)
        json["offered_by"] = toUtf8(plan.ask.offeredBy->text());
    if (plan.lastTouch)
        json["last_touch"] = true;
    return json;
}

} // namespace countersign::generation
