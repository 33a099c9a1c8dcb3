// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "models/palette/palette_model.h"

#include <QObject>
#include <QTimer>

class QAction;

namespace countersign {

class ActionRegistry;
class CommandPalette;
class Desk;
class ReviewPage;
class Theme;
class TopBar;

/// Fills the palette: the commands with their keys, who could act, the review page's views, and while one
/// types, the people whose drafts answer to it. GUI thread; people are looked up on a worker.
class PaletteHost final : public QObject {
    Q_OBJECT

public:
    struct Sources {
        const Theme& theme;
        Desk& desk;
        const ActionRegistry& registry;
        ReviewPage& review;
        TopBar& top;
    };

    PaletteHost(const Sources& sources, QWidget* window);

    void open();

Q_SIGNALS:
    /// A draft was chosen; the review page is to be shown with it.
    void draftAsked(const countersign::DraftId& draft);
    void userAsked(const QString& id);
    /// A command was chosen; its page is to be shown, then it runs.
    void commandAsked(QAction* action);
    /// A view of the list was chosen and is being shown.
    void listAsked();

private:
    [[nodiscard]] std::vector<PaletteEntry> entries();
    void addCommands(std::vector<PaletteEntry>& entries);
    void addUsers(std::vector<PaletteEntry>& entries);
    void look(const QString& typed);

    Sources m_sources;
    CommandPalette* m_palette;
    QTimer m_soon;
    QString m_typed;
};

} // namespace countersign
