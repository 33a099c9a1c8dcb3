// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/result.h"

#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace countersign::intake {

/// What a table holds. The words are those of `import KIND`.
enum class RecordKind { Prospects, Accounts, Evidence, Suppression, Drafts };

/// A choice of the user: this column is that field (`--map FIELD=COLUMN`). Without a column, none of them is
/// (`--map FIELD=`), and what was taken for it is a custom field. `custom.HEADER` as the field keeps the column of
/// that header as a custom field whatever it is called like (`--map custom.Region=Region`), or, without a column,
/// leaves it out (`--map custom.Region=`).
struct ColumnChoice {
    QString field;
    QString column;

    friend bool operator==(const ColumnChoice&, const ColumnChoice&) = default;
};

/// Which column of a file is which field of a kind.
///
/// A header is known by its synonyms in English, German, French and Spanish and by the names that
/// CRMs and address books give it; case, accents, blanks and punctuation do not count, nor a
/// leading path ("properties.email"). Headers that differ only in case, or are the same, are
/// columns of their own.
class FieldMapping {
public:
    /// Errors: `map.unknown_field` (candidates: the fields of the kind), `map.unknown_column`
    /// (candidates: the headers), `map.no_identity` where nothing says what a row is about: neither
    /// name nor e-mail nor id (prospects), neither name nor domain (accounts), no text (evidence,
    /// drafts), no value (suppression).
    [[nodiscard]] static Result<FieldMapping> make(RecordKind kind, const QStringList& columns,
                                                   const std::vector<ColumnChoice>& choices = {});

    /// Columns that turned up later in a JSON file.
    void add(const QStringList& columns);

    /// The columns of a field, best first; the first is `--map`'s or the one with the plainest
    /// name. Most fields have one; for e-mail and company the others stand in where a row has
    /// nothing in the first.
    [[nodiscard]] const std::vector<int>& columnsOf(int field) const;
    [[nodiscard]] std::optional<int> columnOf(int field) const;
    /// Columns that are no field, or only stand in for one: they become custom fields where the
    /// kind has such.
    [[nodiscard]] const std::vector<int>& customColumns() const { return m_custom; }
    /// Whether the kind keeps columns that are no field at all.
    [[nodiscard]] bool keepsCustomFields() const;
    [[nodiscard]] const QStringList& columns() const { return m_columns; }

    /// Field → header, for the report.
    [[nodiscard]] std::map<QString, QString> mappedColumns() const;
    /// Headers of columns that are kept as custom fields, and are no field at all.
    [[nodiscard]] QStringList keptColumns() const;
    /// Headers that are taken over nowhere.
    [[nodiscard]] QStringList ignoredColumns() const;

private:
    friend class FieldMappingBuilder;
    void collectCustom();
    [[nodiscard]] bool standsIn(int column) const;

    RecordKind m_kind = RecordKind::Prospects;
    QStringList m_columns;
    std::vector<std::vector<int>> m_fields; ///< by index of the field in `fieldNames`
    std::vector<std::vector<int>> m_chosen; ///< the same, by `--map` alone
    std::set<int> m_barred;                 ///< fields that no column is, by the user's word
    std::set<int> m_used;                   ///< columns that are a field
    std::set<int> m_apart;                  ///< columns that are none, by the user's word
    std::set<int> m_leftOut;                ///< of these, the ones that are not kept either
    std::vector<int> m_custom;
};

/// What a column without a field is called in lists of fields: "custom." and its header.
[[nodiscard]] QString customField(const QString& header);

/// The fields of a kind, as `--map` names them. The index is what FieldMapping takes.
[[nodiscard]] const QStringList& fieldNames(RecordKind kind);
/// At least one of these must be there for a row to say what it is about.
[[nodiscard]] QStringList identityFields(RecordKind kind);
/// The index of a field, -1 if there is none of that name.
[[nodiscard]] int fieldIndex(RecordKind kind, QStringView name);
/// True for a header that is a synonym of one of the kind's fields.
[[nodiscard]] bool isKnownHeader(RecordKind kind, const QString& header);

} // namespace countersign::intake

namespace countersign {

template<>
struct EnumText<intake::RecordKind> {
    static constexpr std::array words{std::pair{intake::RecordKind::Prospects, "prospects"},
                                      std::pair{intake::RecordKind::Accounts, "accounts"},
                                      std::pair{intake::RecordKind::Evidence, "evidence"},
                                      std::pair{intake::RecordKind::Suppression, "suppression"},
                                      std::pair{intake::RecordKind::Drafts, "drafts"}};
};

} // namespace countersign
