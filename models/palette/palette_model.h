// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>

#include <functional>
#include <vector>

namespace countersign {

/// One thing that can be done or gone to from the palette.
struct PaletteEntry {
    QString text;   ///< "Approve, next", a page, a person, a view
    QString group;  ///< what kind of thing it is
    QString key;    ///< as it stands on a cap; empty for none
    QString whyNot; ///< why it cannot be done now; empty if it can
    bool usable = true;
    std::function<void()> run;
};

/// How well `text` answers to what was typed: each typed word must begin or stand in it. Lower is better;
/// -1 does not answer at all. Case, accents and the form of letters do not matter.
[[nodiscard]] int paletteRank(const QString& typed, const QString& text);

/// What the palette lists: of everything there is, what answers to the typed words, best first, and behind it
/// what was found elsewhere. GUI thread.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        GroupRole = Qt::UserRole, ///< QString
        KeyRole,                  ///< QString
        WhyNotRole,               ///< QString
        UsableRole,               ///< bool
    };

    explicit PaletteModel(QObject* parent = nullptr);

    /// Everything there is; nothing is typed.
    void setEntries(std::vector<PaletteEntry> entries);
    void setTyped(const QString& typed);
    /// Found for `typed`: people and their drafts. Dropped if something else was typed since.
    void setFound(const QString& typed, std::vector<PaletteEntry> found);

    [[nodiscard]] const PaletteEntry& entryAt(int row) const;
    /// The first row that can be used, else 0; -1 for an empty list.
    [[nodiscard]] int firstUsable() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void list();

    std::vector<PaletteEntry> m_entries;
    std::vector<PaletteEntry> m_found;
    std::vector<const PaletteEntry*> m_shown; ///< into the two above
    QString m_typed;
};

} // namespace countersign
