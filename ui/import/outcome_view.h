// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/import/import_entries.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace countersign {

class ImportRowsModel;
class TableModel;
class TableView;
class Theme;

/// What becomes, or became, of the rows of a file: how many of each, and on choosing one, which. GUI thread.
class OutcomeView final : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name; the tables' are it with "Kinds" and "Rows".
    OutcomeView(const Theme& theme, const QString& name, QWidget* parent = nullptr);

    void show(const std::shared_ptr<const ImportOutcome>& outcome);
    void takeFocus();

private:
    void showKinds(const ImportOutcome& outcome);
    void choose(int row);

    QLabel* m_summary;
    TableModel* m_kinds;
    TableView* m_kindView;
    ImportRowsModel* m_rows;
    TableView* m_rowView;
    std::vector<std::optional<Outcome>> m_filters; ///< by row of the kinds
};

} // namespace countersign
