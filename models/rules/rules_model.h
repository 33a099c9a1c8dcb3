// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/rules_service.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace countersign {

/// The rules of one scope as rows: each check with how loudly it speaks up, below it its thresholds. What is
/// edited stands as a change until it is saved or discarded; changes of other scopes are kept while another
/// one is shown. GUI thread.
class RulesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Value, Otherwise, SetAside, Meaning };
    static constexpr int columns = 5;
    enum Role {
        KindRole = Qt::UserRole, ///< int: a Kind
        ChoicesRole, ///< QStringList: the words that can be chosen; of a severity or a flag
        MinimumRole, ///< double
        MaximumRole, ///< double
        RuleRole,    ///< QString: "rules.swap_warning"
        StrongRole,  ///< bool: a check, or a setting that is not the standard
        WhyRole,     ///< QString: what the row is, and why it cannot be changed or lowered further
    };
    enum class Kind { Severity, Flag, Integer, Number, Text };

    explicit RulesModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void show(RulesView view);
    [[nodiscard]] const RulesView& view() const { return m_view; }
    [[nodiscard]] const std::vector<RuleChange>& changes() const { return m_changes; }
    void discard();
    /// The row is again as it would be without a value of its own.
    void reset(int row);
    [[nodiscard]] bool canReset(int row) const;
    /// -1 if it is not shown.
    [[nodiscard]] int rowOf(const QString& rule) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Takes the value as text, as setRule() does.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void changesChanged();

private:
    struct Row {
        const CheckRules* check = nullptr; ///< null for a rule that belongs to none
        const RuleEntry* entry = nullptr;
        [[nodiscard]] bool isSeverity() const { return check && entry == &check->severity; }
    };
    [[nodiscard]] const RuleChange* changeOf(const RuleEntry& entry) const;
    void put(const RuleEntry& entry, const std::optional<QString>& value);
    [[nodiscard]] bool isEditable(const Row& row) const;
    [[nodiscard]] QString valueOf(const RuleEntry& entry) const;
    [[nodiscard]] QString textOf(const Row& row, Column column) const;
    [[nodiscard]] QString whyOf(const Row& row) const;
    [[nodiscard]] static Kind kindOf(const Row& row);
    [[nodiscard]] static QStringList choicesOf(const Row& row);

    RulesView m_view;
    std::vector<Row> m_rows;
    std::vector<RuleChange> m_changes;
};

} // namespace countersign
