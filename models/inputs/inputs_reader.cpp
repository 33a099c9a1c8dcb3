// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inputs/inputs_reader.h"

#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "app/services/people_service.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct InputsText {
    Q_DECLARE_TR_FUNCTIONS(InputsText)
};

/// People in the table of gaps, and how many there may be for it to be made with every change.
constexpr int mostPeople = 200;
constexpr qint64 mostLooked = 5000;

QString probeWords(const BoundaryView& view)
{
    if (!view.hasProbe)
        return InputsText::tr("no probe");
    return view.trips ? InputsText::tr("trips on its probe")
                      : InputsText::tr("does not trip on its probe");
}

} // namespace

Result<InputsSnapshot> readInputs(OpenWorkspace& workspace)
{
    InputsSnapshot snapshot;
    const auto overview = workspace.workspace().overview();
    if (!overview)
        return overview.error();
    snapshot.overview = *overview;
    const auto coverage = workspace.inputs().coverage();
    if (!coverage)
        return coverage.error();
    snapshot.coverage = *coverage;
    if (snapshot.overview.prospects <= mostLooked) {
        const auto people = workspace.inputs().coverageByPerson(std::nullopt, mostPeople);
        if (!people)
            return people.error();
        std::copy_if(people->begin(), people->end(), std::back_inserter(snapshot.people),
                     [](const ProspectCoverage& person) { return person.weakest.has_value(); });
    }
    const auto knowledge = workspace.inputs().knowledge();
    if (!knowledge)
        return knowledge.error();
    snapshot.knowledge = *knowledge;
    const auto boundaries = workspace.inputs().boundaries();
    if (!boundaries)
        return boundaries.error();
    snapshot.boundaries = *boundaries;
    const auto suppressions = workspace.people().suppressions();
    if (!suppressions)
        return suppressions.error();
    for (const SuppressionView& view : *suppressions)
        snapshot.suppressed += view.lifted ? 0 : 1;
    return snapshot;
}

QString coverageWords(const InputCoverage& coverage)
{
    const QLocale locale;
    if (coverage.input == Input::Knowledge)
        return InputsText::tr("%n passage(s)", nullptr, static_cast<int>(coverage.passages));
    if (coverage.people == 0)
        return InputsText::tr("no people yet");
    const QString words =
        InputsText::tr("%1 of %2 people")
            .arg(locale.toString(coverage.covered), locale.toString(coverage.people));
    QStringList parts{words};
    if (coverage.fresh < coverage.covered)
        parts.append(InputsText::tr("fresh for %1").arg(locale.toString(coverage.fresh)));
    if (coverage.own < coverage.covered)
        parts.append(InputsText::tr("about themselves for %1").arg(locale.toString(coverage.own)));
    return parts.join(u" · "_s);
}

QString reachWords(const ProspectCoverage::Reach& reach)
{
    const QLocale locale;
    const QString passages = locale.toString(reach.passages);
    if (reach.passages == 0)
        return InputsText::tr("none");
    if (reach.fresh == 0)
        return InputsText::tr("%1, all too old").arg(passages);
    const QString words =
        reach.own == 0 && reach.input != Input::Knowledge
            ? InputsText::tr("%1, about the company", "how many passages").arg(passages)
            : passages;
    return reach.ageDays
               ? InputsText::tr("%1, the newest %n day(s) old", nullptr, *reach.ageDays).arg(words)
               : words;
}

std::vector<QStringList> rowsOf(const std::vector<ProspectCoverage>& people)
{
    std::vector<QStringList> rows;
    for (const ProspectCoverage& person : people) {
        QStringList row{person.name, person.company,
                        person.weakest ? label(*person.weakest) : QString()};
        for (const ProspectCoverage::Reach& reach : person.inputs) {
            if (reach.input != Input::Knowledge)
                row.append(reachWords(reach));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<QStringList> rowsOf(const std::vector<KnowledgeSource>& knowledge)
{
    const QLocale locale;
    std::vector<QStringList> rows;
    rows.reserve(knowledge.size());
    for (const KnowledgeSource& source : knowledge)
        rows.push_back({source.source, source.kind, locale.toString(source.passages),
                        locale.toString(source.citedBy)});
    return rows;
}

std::vector<QStringList> rowsOf(const std::vector<BoundaryView>& boundaries)
{
    const QLocale locale;
    std::vector<QStringList> rows;
    rows.reserve(boundaries.size());
    for (const BoundaryView& view : boundaries)
        rows.push_back({view.boundary.label, view.boundary.title, probeWords(view),
                        view.openIn > 0 ? locale.toString(view.openIn) : QString(),
                        view.boundary.reason});
    return rows;
}

} // namespace countersign
