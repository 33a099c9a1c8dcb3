// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <QAbstractListModel>

#include <set>
#include <vector>

namespace countersign {

/// What the checks found, in the order in which a reviewer reads; what was set aside stands last.
/// GUI thread.
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
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void show(std::vector<FindingView> findings);
    [[nodiscard]] const FindingView& findingAt(int row) const { return m_findings.at(size_t(row)); }
    [[nodiscard]] int openCount(Severity severity) const;
    /// The next open finding behind `row`, from the beginning after the last; -1 if there is none.
    [[nodiscard]] int nextOpen(int row) const;
    /// Evidence that open blockers name.
    [[nodiscard]] std::set<EvidenceId> problems() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<FindingView> m_findings;
};

/// Findings of a text that is being written, as the list shows them; what was set aside on the head stays so.
[[nodiscard]] std::vector<FindingView> viewsOf(const std::vector<Finding>& findings,
                                               const std::vector<FindingView>& ofHead);

/// "Use “are hiring two”", "Cut it"
[[nodiscard]] QString fixWords(const Fix& fix);

/// True for a check that says that it could not run.
[[nodiscard]] bool isNotChecked(const Finding& finding);

} // namespace countersign
