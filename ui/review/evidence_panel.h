// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/input.h"
#include "app/services/review_service.h"

#include <QListView>
#include <QUrl>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;

namespace countersign {

class EvidenceModel;
class KeyButton;
class Theme;

/// The list of passages. GUI thread.
class EvidenceList final : public QListView {
    Q_OBJECT

public:
    EvidenceList(const Theme& theme, EvidenceModel& evidence, QWidget* parent = nullptr);

    void keyboardSearch(const QString& search) override;
    /// Brings lit passages into sight without moving what can be seen already.
    void showRow(int row);

Q_SIGNALS:
    void rowInHand(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// The right of the Review page: evidence by input. GUI thread.
class EvidencePanel final : public QWidget {
    Q_OBJECT

public:
    EvidencePanel(const Theme& theme, EvidenceModel& evidence, QWidget* parent = nullptr);

    void show(const std::shared_ptr<const DraftView>& view);
    /// The passage that a person chose; none if it is a heading or nothing.
    [[nodiscard]] std::optional<EvidenceId> chosen() const;
    /// Brings the first lit passage into sight.
    void followLight();

    [[nodiscard]] EvidenceList& list() { return *m_list; }
    [[nodiscard]] KeyButton& cite() { return *m_cite; }
    [[nodiscard]] KeyButton& note() { return *m_note; }
    [[nodiscard]] QLineEdit& search() { return *m_search; }
    /// The chosen passage's address in the web; empty if it has none.
    [[nodiscard]] QUrl source() const;

Q_SIGNALS:
    void passageChosen(const countersign::EvidenceId& evidence);
    /// It was clicked, or Enter pressed on it.
    void passageOpened(const countersign::EvidenceId& evidence);
    /// An input without anything wants something: a note, an import.
    void helpAsked(countersign::Input input);
    /// Escape in the search: back to reading.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void activate(const QModelIndex& index);

    const Theme& m_theme;
    EvidenceModel& m_evidence;
    QLabel* m_weakest;
    KeyButton* m_cite;
    KeyButton* m_note;
    QLineEdit* m_search;
    std::optional<DraftId> m_draft; ///< beside which the passages stand
    EvidenceList* m_list;
};

} // namespace countersign
