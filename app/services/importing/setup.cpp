// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/file_kind.h"
#include "app/intake/setup_file.h"

#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/policy/segment_filter.h"
#include "app/services/importing/controls.h"
#include "app/services/importing/import_job.h"
#include "app/services/importing/persona_typing.h"
#include "app/services/setting_keys.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/settings.h"
#include "app/store/users.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

Result<void> counted(ImportJob& job, const Result<store::Put>& put)
{
    if (!put)
        return put.error();
    ++job.report.read;
    count(job.report, *put);
    return {};
}

Result<void> setIfGiven(ImportJob& job, const QString& key, const QString& value)
{
    if (value.isEmpty())
        return {};
    const Result<store::Put> put = job.transaction.settings().set(key, value);
    return put ? Result<void>() : Result<void>(put.error());
}

Result<void> putWorkspace(ImportJob& job, const intake::Setup& setup)
{
    if (!policy::may(job.actor.role, policy::Action::EditRules) &&
        setup.rules != job.transaction.settings().rules())
        job.report.leftAsIs.push_back(
            line(job, 0, u"rules"_s, {}, u"role.edit_rules"_s, {toText(job.actor.role)}));
    else if (Result<void> put = counted(job, job.transaction.settings().put(setup.rules)); !put)
        return put;
    if (Result<void> set = setIfGiven(job, settingName, setup.workspaceName); !set)
        return set;
    return setIfGiven(job, settingToday, setup.today.toString(Qt::ISODate));
}

/// Users are the admin's; a role that somebody has is never changed by a file.
Result<void> putUsers(ImportJob& job, const intake::Setup& setup)
{
    for (const User& wanted : setup.users) {
        const std::optional<User> known = job.transaction.users().find(wanted.id);
        User user = wanted;
        if (known) {
            user.role = known->role;
            if (known->role != wanted.role)
                job.report.leftAsIs.push_back(line(job, 0, u"role"_s, toText(wanted.role),
                                                   u"user.role_stands"_s,
                                                   {known->name, toText(known->role)}));
        }
        if (known == user) {
            ++job.report.read;
            ++job.report.unchanged;
            continue;
        }
        if (!policy::may(job.actor.role, policy::Action::EditUsers)) {
            job.report.leftAsIs.push_back(
                line(job, 0, u"users"_s, wanted.name, u"role.edit_users"_s, {wanted.name}));
            continue;
        }
        if (Result<void> put = counted(job, job.transaction.users().put(user)); !put)
            return put;
    }
    return {};
}

Result<void> putPersonas(ImportJob& job, const intake::Setup& setup)
{
    for (Persona persona : setup.personas) {
        const std::optional<Persona> known = job.transaction.personas().byName(persona.name);
        persona.id = known ? known->id : PersonaId(newRecordId("persona"));
        if (Result<void> put = counted(job, job.transaction.personas().put(persona)); !put)
            return put;
    }
    return {};
}

Result<void> putSegments(ImportJob& job, const intake::Setup& setup)
{
    for (const intake::SetupSegment& wanted : setup.segments) {
        Segment segment = wanted.segment;
        const std::optional<Segment> known = job.transaction.segments().byName(segment.name);
        segment.id = known ? known->id : SegmentId(newRecordId("segment"));
        if (Result<void> put = counted(job, job.transaction.segments().put(segment)); !put)
            return put;
        const QString& id = segment.id.text();
        if (wanted.filter) {
            if (Result<void> set = setControlOnce(job, id, segment.name, ControlKind::Filter,
                                                  policy::toJsonText(*wanted.filter), 0);
                !set)
                return set;
        }
        if (Result<void> set = setControlOnce(job, id, segment.name, ControlKind::Order,
                                              QString::number(wanted.order), 0);
            !set)
            return set;
        if (Result<void> set = setApprovers(job, id, segment.name, wanted.approvers, 0); !set)
            return set;
        if (Result<void> set = setMode(job, id, segment.name, toText(wanted.mode), 0); !set)
            return set;
    }
    return {};
}

std::optional<Step> stepAt(const ImportJob& job, const SequenceId& sequence, int position)
{
    for (Step& step : job.transaction.sequences().stepsOf(sequence)) {
        if (step.position == position)
            return std::move(step);
    }
    return std::nullopt;
}

Result<void> putSteps(ImportJob& job, const Sequence& sequence,
                      const std::vector<intake::SetupStep>& steps)
{
    for (const intake::SetupStep& wanted : steps) {
        Step step = wanted.step;
        step.sequence = sequence.id;
        const std::optional<Step> known = stepAt(job, sequence.id, step.position);
        step.id = known ? known->id : StepId(newRecordId("step"));
        if (Result<void> put = counted(job, job.transaction.sequences().put(step)); !put)
            return put;
        if (!wanted.regulated)
            continue;
        const QString name = u"%1, %2"_s.arg(sequence.name, QString::number(step.position));
        if (Result<void> set =
                setControlOnce(job, step.id.text(), name, ControlKind::Regulated, u"true"_s, 0);
            !set)
            return set;
    }
    return {};
}

Result<void> putSequences(ImportJob& job, const intake::Setup& setup)
{
    for (const intake::SetupSequence& wanted : setup.sequences) {
        Sequence sequence = wanted.sequence;
        const std::optional<Sequence> known = job.transaction.sequences().byName(sequence.name);
        sequence.id = known ? known->id : SequenceId(newRecordId("sequence"));
        if (!wanted.segment.isEmpty()) {
            if (const auto segment = job.transaction.segments().byName(wanted.segment))
                sequence.segment = segment->id;
        }
        if (Result<void> put = counted(job, job.transaction.sequences().put(sequence)); !put)
            return put;
        if (Result<void> put = putSteps(job, sequence, wanted.steps); !put)
            return put;
    }
    return {};
}

/// People who came before the personas are typed now.
Result<void> typePeople(ImportJob& job)
{
    PersonaTyping typing(job.transaction);
    for (Prospect& prospect : job.transaction.prospects().list(
             {}, {.limit = std::numeric_limits<int>::max(), .after = {}})) {
        if (prospect.persona)
            continue;
        prospect.persona = typing.forTitle(prospect.title);
        if (!prospect.persona)
            continue;
        const Result<store::Put> put = job.transaction.prospects().put(prospect);
        if (!put)
            return put.error();
        job.people.insert(prospect.id);
    }
    return {};
}

void addProblems(ImportJob& job, const intake::Setup& setup)
{
    for (const intake::SetupProblem& problem : setup.problems)
        job.report.warnings.push_back(
            line(job, 0, problem.where, {}, problem.reason, problem.args));
}

} // namespace

Result<void> importSetup(ImportJob& job, QIODevice& device)
{
    const QByteArray bytes = device.readAll();
    if (const auto problem = intake::notText(
            QByteArrayView(bytes).first(std::min<qsizetype>(bytes.size(), 4096)), job.fileName))
        return *problem;
    const Result<intake::Setup> setup =
        intake::readSetup(bytes, job.transaction.settings().rules());
    if (!setup)
        return setup.error();
    addProblems(job, *setup);
    for (const auto& put : {putWorkspace, putUsers, putPersonas, putSegments, putSequences}) {
        if (Result<void> done = put(job, *setup); !done)
            return done;
    }
    return typePeople(job);
}

} // namespace countersign::importing
