// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/report_json.h"

#include "app/policy/cusum.h"
#include "app/services/listing_json.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Json coverageJson(const std::vector<InputCoverage>& coverage)
{
    Json list = Json::array();
    for (const InputCoverage& input : coverage)
        list.push_back({{"input", toUtf8(toText(input.input))},
                        {"passages", input.passages},
                        {"covered", input.covered},
                        {"people", input.people},
                        {"share", input.share},
                        {"fresh", input.fresh},
                        {"fresh_share", input.freshShare},
                        {"about_the_person", input.own},
                        {"newest", input.newest ? Json(toUtf8(input.newest->toString(Qt::ISODate)))
                                                : Json(nullptr)}});
    return list;
}

Json gateJson(const std::vector<GateCondition>& gate)
{
    Json list = Json::array();
    for (const GateCondition& condition : gate)
        list.push_back({{"condition", toUtf8(condition.condition)},
                        {"figure", toUtf8(condition.figure)},
                        {"wanted", toUtf8(condition.wanted)},
                        {"met", condition.met}});
    return list;
}

Json idsJson(const std::vector<DraftId>& ids)
{
    Json list = Json::array();
    for (const DraftId& id : ids)
        list.push_back(toUtf8(id.text()));
    return list;
}

void addExposed(Json& json, const SegmentReport& report)
{
    json["findings"] = Json::array();
    for (const store::CheckCount& count : report.findings)
        json["findings"].push_back({{"check", toUtf8(count.check)},
                                    {"severity", toUtf8(toText(count.severity))},
                                    {"drafts", count.drafts}});
    json["lessons"] = Json::array();
    for (const EditLesson& lesson : report.lessons)
        json["lessons"].push_back(lessonJson(lesson));
    json["objections"] = Json::array();
    for (const ObjectionGroup& group : report.objections)
        json["objections"].push_back({{"verdict", toUtf8(toText(group.verdict))},
                                      {"reason", stringOrNull(group.reason)},
                                      {"drafts", idsJson(group.drafts)}});
    json["change_cost"] = {{"decisions", report.decided},
                           {"autopilot", report.policy.mode == Mode::Autopilot}};
    json["trend"] = Json::array();
    for (const TrendPoint& point : report.trend)
        json["trend"].push_back({{"day", toUtf8(point.day.toString(Qt::ISODate))},
                                 {"decided", point.decided},
                                 {"approved_without_edit", point.approvedClean},
                                 {"rate", point.rate},
                                 {"lower", point.lower},
                                 {"upper", point.upper}});
}

} // namespace

Json segmentJson(const SegmentReport& report)
{
    return {{"id", toUtf8(report.policy.segment.id.text())},
            {"name", toUtf8(report.policy.segment.name)},
            {"mode", toUtf8(toText(report.policy.mode))},
            {"people", report.people},
            {"drafts", report.drafts},
            {"decided", report.decided},
            {"gate", gateJson(report.gate)},
            {"weakest_input", wordOrNull(report.weakestInput)},
            {"same_problem", report.sameProblem},
            {"approvers", toJson(report.approvers)}};
}

Json segmentReportJson(const SegmentReport& report)
{
    Json json = segmentJson(report);
    json["directives"] = toJson(report.policy.segment.directives);
    json["approved_without_edit"] = report.approvedClean;
    json["rate"] = report.rate;
    json["lower"] = report.lower;
    json["upper"] = report.upper;
    json["states"] = Json::object();
    for (const auto& [state, count] : report.states)
        json["states"][toUtf8(toText(state))] = count;
    json["left_out"] = Json::object();
    for (const auto& [reason, count] : report.leftOut)
        json["left_out"][toUtf8(reason)] = count;
    json["coverage"] = coverageJson(report.coverage);
    json["structure_groups"] = Json::array();
    for (const StructureGroup& group : report.groups)
        json["structure_groups"].push_back(
            {{"drafts", idsJson(group.drafts)}, {"share", group.share}});
    json["dismissals"] = Json::array();
    for (const DismissalRate& rate : report.dismissals)
        json["dismissals"].push_back({{"check", toUtf8(rate.check)},
                                      {"found", rate.found},
                                      {"dismissed", rate.dismissed},
                                      {"rate", rate.rate()}});
    json["steps_without_channel"] = report.stepsWithoutChannel;
    if (report.modeSetting)
        json["mode_set"] = {{"by", toUtf8(report.modeSetting->by)},
                            {"reason", stringOrNull(report.modeSetting->reason)},
                            {"at", isoText(report.modeSetting->at)}};
    if (report.watch)
        json["watch"] = {{"handed_over", report.watch->handedOver},
                         {"sample_one_in", report.watch->sampleOneIn},
                         {"samples", report.watch->samples},
                         {"rejected", report.watch->rejected},
                         {"cusum", report.watch->cusum},
                         {"limit", policy::Cusum::limit}};
    addExposed(json, report);
    return json;
}

Json lessonJson(const EditLesson& lesson)
{
    const auto share = [](const EditLesson::Share& one) {
        return Json{{"edited", one.edited}, {"of", one.of}};
    };
    return {{"edit", toUtf8(toText(lesson.kind))},
            {"words", toUtf8(lesson.words)},
            {"instead", stringOrNull(lesson.instead)},
            {"example", stringOrNull(lesson.example)},
            {"drafts", idsJson(lesson.drafts)},
            {"before", share(lesson.before)},
            {"now", share(lesson.now)},
            {"rarer", lesson.isRarer()},
            {"answered_by", stringOrNull(lesson.answeredBy)}};
}

Json changeCostJson(const std::vector<ChangeCost>& costs)
{
    Json list = Json::array();
    for (const ChangeCost& cost : costs)
        list.push_back({{"segment", toUtf8(cost.name)},
                        {"decisions", cost.decided},
                        {"autopilot", cost.autopilot}});
    return list;
}

Json coverageJson(const ProspectCoverage& row)
{
    Json inputs = Json::array();
    for (const ProspectCoverage::Reach& reach : row.inputs)
        inputs.push_back({{"input", toUtf8(toText(reach.input))},
                          {"passages", reach.passages},
                          {"about_the_person", reach.own},
                          {"fresh", reach.fresh},
                          {"age_days", reach.ageDays ? Json(*reach.ageDays) : Json(nullptr)}});
    return {{"prospect", toUtf8(row.prospect.text())},
            {"name", toUtf8(row.name)},
            {"company", stringOrNull(row.company)},
            {"inputs", std::move(inputs)},
            {"weakest_input", row.weakest ? Json(toUtf8(toText(*row.weakest))) : Json(nullptr)}};
}

Json trialJson(const BoundaryTrial& trial)
{
    return {{"has_probe", trial.hasProbe},        {"trips", trial.trips},
            {"looked_at", trial.looked},          {"stops_now", idsJson(trial.before)},
            {"would_stop", idsJson(trial.after)}, {"demotes", toJson(trial.segments)}};
}

Json accountReportJson(const AccountReport& report)
{
    Json members = Json::array();
    for (const CommitteeMember& member : report.members) {
        Json drafts = Json::array();
        for (const CommitteeMember::Message& message : member.messages)
            drafts.push_back({{"id", toUtf8(message.draft.text())},
                              {"channel", wordOrNull(message.channel)},
                              {"step", message.position},
                              {"state", toUtf8(toText(message.state))},
                              {"signed_off", message.signedOff},
                              {"subject", stringOrNull(message.subject)},
                              {"text", toUtf8(message.text)}});
        members.push_back({{"prospect", toUtf8(member.prospect.text())},
                           {"name", toUtf8(member.name)},
                           {"title", stringOrNull(member.title)},
                           {"persona", stringOrNull(member.persona)},
                           {"suppressed", member.suppressed},
                           {"replied", member.replied},
                           {"drafts", std::move(drafts)}});
    }
    Json same = Json::array();
    for (const SameMessage& pair : report.same)
        same.push_back({{"first", toUtf8(pair.first.text())},
                        {"second", toUtf8(pair.second.text())},
                        {"same", pair.same}});
    Json personas = Json::object();
    for (const auto& [persona, people] : report.sharedPersonas)
        personas[toUtf8(persona)] = people;
    return {{"id", toUtf8(report.account.id.text())},
            {"name", toUtf8(report.account.name)},
            {"domain", stringOrNull(report.account.domain)},
            {"tier", toUtf8(toText(report.tier))},
            {"approvers", toJson(report.approvers)},
            {"segments", toJson(report.segments)},
            {"contacts", std::move(members)},
            {"same", std::move(same)},
            {"shared_personas", std::move(personas)}};
}

} // namespace countersign
