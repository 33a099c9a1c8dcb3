// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims.h"
#include "app/services/review_service.h"
#include "models/evidence/passage_use.h"

#include <QAbstractListModel>

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace countersign {

/// What a finding says about a passage.
enum class EvidenceMark { None, SomebodyElse, Contradicts };

/// What stands beside a draft: for each of the four inputs a heading, its passages (what the draft cites, then
/// the newest), and where there are none, what would help. GUI thread.
class EvidenceModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< Kind
        InputRole,               ///< int: Input
        CountRole,               ///< of a heading: how many passages
        EvidenceRole,            ///< QString: id
        LabelRole,               ///< QString: "r1"
        MetaRole,                ///< QString: source, date, age, condition
        CitedRole,               ///< bool
        WithdrawnRole,           ///< bool
        StaleRole,               ///< bool
        LitRole,                 ///< bool: the sentence in hand cites it
        ProblemRole,             ///< bool: a blocker names it
        MatchesRole,             ///< MatchList: the words that bear the sentence in hand out
        MarkRole,                ///< int: EvidenceMark
        MarkWordsRole,           ///< QStringList: what is to be known of it, e.g. "stale"
        SourceRole,              ///< QString: where it comes from, as it is stored
    };
    enum class Kind { Heading, Passage, Empty, More };
    using MatchList = QList<std::pair<int, int>>; ///< start and end in the passage's text

    explicit EvidenceModel(QObject* parent = nullptr);

    /// The passages of a draft. `Empty` and `More` rows follow from it.
    void show(const std::shared_ptr<const DraftView>& view);
    void clear();
    /// What the draft cites while it is being edited: label → evidence.
    void setCitations(const Citations& citations);
    /// Evidence that open blockers name.
    void setProblems(const std::set<EvidenceId>& problems);
    void setMarks(const std::map<EvidenceId, EvidenceMark>& marks);
    /// Only the passages that have all of these words, in their text, title or source; empty: all.
    void setSearch(const QString& search);
    /// Lights up the passages of a sentence; none puts the light out.
    void light(const std::vector<checks::SupportingPassage>& passages);
    /// Lights up one passage.
    void lightOne(const EvidenceId& evidence);
    /// All passages of an input, not only the first few.
    void showAll(Input input);

    [[nodiscard]] const EvidenceView* passageAt(int row) const;
    /// -1 if there is none.
    [[nodiscard]] int firstPassage() const;
    [[nodiscard]] int rowOf(const EvidenceId& evidence) const;
    [[nodiscard]] QString labelOf(const EvidenceId& evidence) const; ///< empty if it is not cited
    [[nodiscard]] std::vector<EvidenceId> lit() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        Kind kind = Kind::Heading;
        Input input = Input::Research;
        int passage = -1; ///< into the view's evidence
        int count = 0;    ///< of a heading or of More
    };
    void build();
    void buildInput(Input input);
    void sortByUse(std::vector<int>& passages);
    [[nodiscard]] bool isFound(const EvidenceView& passage) const;
    void changed();
    [[nodiscard]] QVariant passageData(const EvidenceView& passage, int role) const;

    std::shared_ptr<const DraftView> m_view;
    std::vector<Row> m_rows;
    std::map<EvidenceId, QString> m_labels;
    std::set<EvidenceId> m_problems;
    std::map<EvidenceId, EvidenceMark> m_marks;
    QString m_search;
    std::map<EvidenceId, MatchList> m_lit;
    std::set<Input> m_shownInFull;
    PassageUse m_use;
};

} // namespace countersign

Q_DECLARE_METATYPE(countersign::EvidenceModel::Kind)
