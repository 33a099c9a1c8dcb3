// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inputs/inputs_reader.h"

#include "app/services/open_workspace.h"
#include "app/services/people_service.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct InputsText {
    Q_DECLARE_TR_FUNCTIONS(InputsText)
};

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
    return InputsText::tr("%1 of %2 people")
        .arg(locale.toString(coverage.covered), locale.toString(coverage.people));
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
