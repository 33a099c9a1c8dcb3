// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QKeyEvent;

namespace countersign {

class ReviewPage;

/// What the single keys leave undone. A key that was pressed as a command and is still held types nothing
/// into what the command opened; and a command that cannot be carried out says why. Part of the Review page.
/// GUI thread.
class ReviewKeys final : public QObject {
    Q_OBJECT

public:
    explicit ReviewKeys(ReviewPage& page);

    /// Before anybody takes the key.
    void begins(const QKeyEvent& event);
    /// A key that was no shortcut, on its way to `watched`; whether it ends here.
    [[nodiscard]] bool takes(const QObject* watched, const QKeyEvent& event);

Q_SIGNALS:
    /// Why the command on the key that was pressed cannot be carried out; empty on the next key.
    void cannot(const QString& why);

private:
    [[nodiscard]] bool isCommandPlace() const;
    [[nodiscard]] const QAction* commandOf(const QKeyEvent& event) const;

    ReviewPage& m_page;
    int m_typed = 0;     ///< the key that was pressed last and was no command
    bool m_said = false; ///< why a command cannot be carried out
};

} // namespace countersign
