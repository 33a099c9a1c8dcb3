// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/import/import_assistant.h"

#include <QScrollArea>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace countersign {

class ElidedLabel;
class Theme;

/// The columns of a file, one below the other: what stands in them, and what each is taken for. GUI thread.
class ColumnList final : public QScrollArea {
    Q_OBJECT

public:
    explicit ColumnList(const Theme& theme, QWidget* parent = nullptr);

    /// `preview` is the assistant's.
    void show(const ImportAssistant& assistant, const ImportPreview& preview);

Q_SIGNALS:
    void chosen(int column, const countersign::ColumnUse& use);
    /// A column has the focus.
    void entered(int column);

private:
    struct Row {
        QComboBox* use = nullptr;
        ElidedLabel* samples = nullptr;
        QLabel* mark = nullptr;
    };
    void rebuild(const ImportPreview& preview);
    Row makeRow(int column, const QStringList& fields);
    void fill(Row& row, int column, const ImportAssistant& assistant, const ColumnPreview& shown,
              const QString& onlyIdentity);
    bool eventFilter(QObject* watched, QEvent* event) override;

    const Theme& m_theme;
    QGridLayout* m_grid = nullptr;
    ImportKind m_kind = ImportKind::Prospects;
    QStringList m_headers;
    std::vector<Row> m_rows;
};

} // namespace countersign
