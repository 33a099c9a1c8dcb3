// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inputs/inputs_reader.h"

#include <QWidget>

#include <map>
#include <vector>

class QLabel;

namespace countersign {

class Card;
class CoverageCard;
class Desk;
class JobList;
class Notice;
class PageHead;
class KeyButton;
class RuleMaker;
class TableModel;
class TableView;
class Theme;
struct Change;

/// What copy is written from: how far each input reaches, the knowledge base, the boundaries, who must not be
/// contacted; and the way to the import of files. GUI thread.
class InputsPage final : public QWidget {
    Q_OBJECT

public:
    InputsPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent = nullptr);

    void follow(const Change& change);

Q_SIGNALS:
    void importAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Table {
        Card* card = nullptr;
        QLabel* empty = nullptr;
        TableView* view = nullptr;
        TableModel* model = nullptr;
    };
    Table makeTable(const QString& name, const QString& title, const QString& empty);
    void fill(Table& table, const QStringList& columns, std::vector<QStringList> rows);
    void addBoundaryButton();
    void openBoundary(int row);
    void read();
    void show(const InputsSnapshot& snapshot);

    const Theme& m_theme;
    Desk& m_desk;
    PageHead* m_head;
    Notice* m_problem;
    std::map<Input, CoverageCard*> m_coverage;
    Table m_knowledge;
    Table m_boundaries;
    Table m_people;
    RuleMaker* m_rules;
    KeyButton* m_addBoundary;
    std::vector<BoundaryView> m_boundaryViews; ///< as the table shows them
    QLabel* m_suppressed;
    bool m_stale = true;
};

} // namespace countersign
