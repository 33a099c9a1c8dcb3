// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QSettings;
class QWidget;

namespace countersign {

/// All commands that have a key: what they are called, which keys they have, and which the person gave
/// them instead (settings "keys/<id>"). GUI thread.
class ActionRegistry final : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString id;    ///< stable, e.g. "review.approve"
        QString group; ///< translated heading in the list of keys
        QAction* action = nullptr;
        QList<QKeySequence> standard;
        bool remappable = true;
        bool anywhere = false;
    };

    explicit ActionRegistry(QSettings& settings, QObject* parent = nullptr);

    struct Spec {
        QString id;
        QString group;
        QString text;
        QList<QKeySequence> keys;
        bool remappable = true;
        /// Offered by its name while its page is not in sight, too; the page is shown before it runs. Not for
        /// what is done to the thing in hand, which one would not see.
        bool anywhere = false;
    };
    /// Makes an action that works while the focus is in `scope` or below; owned by it.
    QAction* add(QWidget* scope, const Spec& spec);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// Gives a command another key; an empty one brings the standard back. The command of the same scope
    /// that had the key loses it.
    void remap(const QString& id, const QKeySequence& key);

    /// Says whether a command can be used now, and if not, why.
    static void setUsable(QAction& action, bool usable, const QString& reason = {});
    /// What was said of a command that cannot be used; empty if it can.
    [[nodiscard]] static QString whyNot(const QAction& action);

Q_SIGNALS:
    void remapped();

private:
    [[nodiscard]] QList<QKeySequence> notTaken(const Spec& spec) const;
    void setKeys(const Entry& entry, const QList<QKeySequence>& keys);

    QSettings& m_settings;
    std::vector<Entry> m_entries;
};

} // namespace countersign
