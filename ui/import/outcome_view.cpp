// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/outcome_view.h"

#include "models/common/table_model.h"
#include "models/import/import_rows_model.h"
#include "ui/common/card.h"
#include "ui/common/labels.h"
#include "ui/common/table_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int kindsWidth = 220;

/// Of documents: passages that no longer stand in them are withdrawn, which is a change, too.
QString summaryOfDocuments(const ImportOutcome& outcome)
{
    const QLocale locale;
    const ImportReport& report = outcome.report;
    const auto number = [&locale](qint64 count) { return locale.toString(count); };
    if (report.read == 0)
        return OutcomeView::tr("There are no passages and rules in it. The table says why.");
    const bool gone =
        std::any_of(report.warnings.begin(), report.warnings.end(), [](const RejectedRow& note) {
            return note.reason == "knowledge.passage_gone"_L1;
        });
    if (report.added + report.updated == 0 && outcome.count(Outcome::Refused) == 0 && !gone)
        return report.dryRun
                   ? OutcomeView::tr("Passages and rules read: %1. Nothing will change: all of it "
                                     "is there.")
                         .arg(number(report.read))
                   : OutcomeView::tr("Passages and rules read: %1. Nothing has changed: all of it "
                                     "was there.")
                         .arg(number(report.read));
    const QString words =
        report.dryRun
            ? OutcomeView::tr(
                  "Passages and rules read: %1. %2 will be added, %3 updated, %4 refused.")
            : OutcomeView::tr("Passages and rules read: %1. %2 added, %3 updated, %4 refused.");
    return words.arg(number(report.read), number(report.added), number(report.updated),
                     number(outcome.count(Outcome::Refused)));
}

QString summaryOf(const ImportOutcome& outcome)
{
    if (outcome.report.kind == ImportKind::Knowledge)
        return summaryOfDocuments(outcome);
    const QLocale locale;
    const ImportReport& report = outcome.report;
    const auto number = [&locale](qint64 count) { return locale.toString(count); };
    if (report.read == 0)
        return OutcomeView::tr("There are no rows in it.");
    if (report.added + report.updated == 0 && outcome.count(Outcome::Refused) == 0)
        return report.dryRun
                   ? OutcomeView::tr("Rows read: %1. Nothing will change: all of it is there.")
                         .arg(number(report.read))
                   : OutcomeView::tr("Rows read: %1. Nothing has changed: all of it was there.")
                         .arg(number(report.read));
    const QString words =
        report.dryRun ? OutcomeView::tr("Rows read: %1. %2 will be added, %3 updated, %4 refused.")
                      : OutcomeView::tr("Rows read: %1. %2 added, %3 updated, %4 refused.");
    return words.arg(number(report.read), number(report.added), number(report.updated),
                     number(outcome.count(Outcome::Refused)));
}

Card* inCard(const Theme& theme, QWidget* content)
{
    auto* card = new Card(theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::gap, metrics::gap, metrics::gap, metrics::gap);
    layout->addWidget(content);
    return card;
}

} // namespace

OutcomeView::OutcomeView(const Theme& theme, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_summary(makeLabel(theme, Type::Copy, Weight::Bold))
    , m_kinds(new TableModel(this))
    , m_kindView(new TableView)
    , m_rows(new ImportRowsModel(this))
    , m_rowView(new TableView)
{
    setObjectName(name);
    m_summary->setObjectName(QString(name % u"Summary"));
    m_summary->setWordWrap(true);
    m_kindView->setObjectName(QString(name % u"Kinds"));
    m_kindView->setAccessibleName(tr("What becomes of the rows"));
    m_kindView->setModel(m_kinds);
    m_kinds->show({tr("What"), tr("Rows")}, {});
    m_kinds->setNumbers({1});
    QHeaderView* columns = m_kindView->horizontalHeader();
    columns->hide();
    columns->setStretchLastSection(false);
    columns->setMinimumSectionSize(metrics::wide);
    columns->setSectionResizeMode(QHeaderView::ResizeToContents);
    columns->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rowView->setObjectName(QString(name % u"Rows"));
    m_rowView->setAccessibleName(tr("Rows"));
    m_rowView->setModel(m_rows);
    Card* kinds = inCard(theme, m_kindView);
    kinds->setFixedWidth(kindsWidth);
    auto* both = new QHBoxLayout;
    both->setSpacing(metrics::margin);
    both->addWidget(kinds);
    both->addWidget(inCard(theme, m_rowView), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_summary);
    layout->addLayout(both, 1);
    connect(m_kindView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current.row()); });
}

void OutcomeView::show(const std::shared_ptr<const ImportOutcome>& outcome)
{
    m_rows->show(outcome);
    if (!outcome)
        return;
    m_summary->setText(summaryOf(*outcome));
    showKinds(*outcome);
    const bool ofDocuments = outcome->report.kind == ImportKind::Knowledge;
    QStringList files;
    for (const ImportEntry& entry : outcome->entries) {
        if (files.isEmpty() || files.last() != entry.file)
            files.append(entry.file);
        if (files.size() > 1)
            break;
    }
    m_rowView->setColumnHidden(ImportRowsModel::File, !ofDocuments && files.size() < 2);
    m_rowView->setColumnHidden(ImportRowsModel::Name, ofDocuments); // the file is what it is about
    m_rowView->setColumnHidden(ImportRowsModel::Field, ofDocuments);
    m_rowView->fitColumns();
}

void OutcomeView::showKinds(const ImportOutcome& outcome)
{
    const QLocale locale;
    std::vector<QStringList> rows;
    m_filters = {std::nullopt};
    rows.push_back({tr("All"), locale.toString(outcome.report.read)});
    for (const Outcome one : allOutcomes) {
        if (outcome.count(one) == 0)
            continue;
        m_filters.push_back(one);
        rows.push_back({outcomeLabel(one), locale.toString(outcome.count(one))});
    }
    m_kinds->show({tr("What"), tr("Rows")}, std::move(rows));
    m_kindView->setCurrentIndex(m_kinds->index(0, 0));
}

void OutcomeView::choose(int row)
{
    if (row < 0 || row >= static_cast<int>(m_filters.size()))
        return;
    m_rows->setFilter(m_filters[static_cast<size_t>(row)]);
}

void OutcomeView::takeFocus()
{
    m_kindView->setFocus(Qt::OtherFocusReason);
}

} // namespace countersign
