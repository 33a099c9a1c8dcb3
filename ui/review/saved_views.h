// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/palette/palette_model.h"
#include "models/queue/queue_filter.h"

#include <QObject>

#include <utility>
#include <vector>

namespace countersign {

class ReviewPage;

/// The lists that a person has given names to, kept for this workspace. Part of the Review page. GUI thread.
class SavedViews final : public QObject {
    Q_OBJECT

public:
    explicit SavedViews(ReviewPage& page);

    [[nodiscard]] std::vector<std::pair<QString, QueueChoice>> all() const;
    /// Asks what the list that is shown is called.
    void ask();
    /// Keeps it under a name; one of that name is replaced.
    void save(const QString& name);
    void remove(const QString& name);
    void openMenu();
    /// These and the lists that are always there, to go to by name.
    [[nodiscard]] std::vector<PaletteEntry> paletteEntries();

private:
    void store(const std::vector<std::pair<QString, QueueChoice>>& views);

    ReviewPage& m_page;
};

} // namespace countersign
