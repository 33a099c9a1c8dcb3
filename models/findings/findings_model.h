// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/evidence/evidence_model.h"

#include <QAbstractListModel>

#include <map>
#include <set>
#include <vector>

namespace countersign {

/// What the checks found, in the order in which a reviewer reads; what was set aside stands last.
///
/// A list that is shown anew changes row by row: a finding that is still there stays the same row. While
/// the list is held (the pointer is over it), no row moves at all: what is mended stays in its place and
/// says so, what is new stands at the end. GUI thread.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< QString: "Not supported"
        TextRole,                 ///< QString: the sentence
        SeverityRole,             ///< int: Severity
        NotCheckedRole,           ///< bool: a check that could not run
        OpenRole,                 ///< bool
        FixRole,                  ///< QString: what the fix is called; empty for none
        DismissibleRole,          ///< bool
        MendedRole,               ///< bool: no longer found; it goes when the list is let go
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void show(std::vector<FindingView> findings);
    /// Another text: what is shown next has nothing to do with what stands here.
    void begin();
    void setHeld(bool held);
    [[nodiscard]] const FindingView& findingAt(int row) const
    {
        return m_rows.at(size_t(row)).view;
    }
    [[nodiscard]] bool isMended(int row) const { return m_rows.at(size_t(row)).mended; }
    [[nodiscard]] int openCount(Severity severity) const;
    /// The next open finding behind `row`, from the beginning after the last; -1 if there is none.
    [[nodiscard]] int nextOpen(int row) const;
    /// Evidence that open blockers name.
    [[nodiscard]] std::set<EvidenceId> problems() const;
    /// Evidence that an open finding says something about.
    [[nodiscard]] std::map<EvidenceId, EvidenceMark> marks() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        FindingView view;
        QString id; ///< its key, and which of several with that key it is
        bool mended = false;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(std::vector<FindingView> findings);
    [[nodiscard]] int rowOf(const QString& id) const;
    void bringTo(std::vector<Row> rows);
    void takeHeld(std::vector<Row> rows);

    std::vector<Row> m_rows;
    std::vector<FindingView> m_latest; ///< as shown last; what the rows are when the list is let go
    bool m_held = false;
    bool m_anew = true;
};

/// Findings of a text that is being written, as the list shows them; what was set aside on the head stays so.
[[nodiscard]] std::vector<FindingView> viewsOf(const std::vector<Finding>& findings,
                                               const std::vector<FindingView>& ofHead);

/// "Use “are hiring two”", "Cut it"
[[nodiscard]] QString fixWords(const Fix& fix);

/// True for a check that says that it could not run.
[[nodiscard]] bool isNotChecked(const Finding& finding);

} // namespace countersign
