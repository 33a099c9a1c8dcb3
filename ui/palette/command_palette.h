// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/palette/palette_model.h"
#include "ui/common/popover.h"

class QLineEdit;
class QListView;

namespace countersign {

/// Everything there is, by its name: commands, pages, people, views. One types some letters and presses
/// Enter; the focus stays in the line, the arrows move in the list. GUI thread.
class CommandPalette final : public Popover {
    Q_OBJECT

public:
    CommandPalette(const Theme& theme, QWidget* page);

    void open(std::vector<PaletteEntry> entries);
    /// What was found for the typed words; see PaletteModel::setFound().
    void setFound(const QString& typed, std::vector<PaletteEntry> found);

Q_SIGNALS:
    /// Other words are typed: what else answers to them?
    void typed(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int row);
    void run(const QModelIndex& index);

    PaletteModel m_model;
    QLineEdit* m_line;
    QListView* m_list;
};

} // namespace countersign
