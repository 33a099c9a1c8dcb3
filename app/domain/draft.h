// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"
#include "app/domain/channel.h"

#include <QDate>
#include <QDateTime>

#include <map>
#include <optional>
#include <vector>

namespace countersign {

/// What is written for one prospect at one step. Its text is the head of its revisions.
struct Draft {
    DraftId id;
    ProspectId prospect;
    std::optional<StepId> step;     ///< absent for imported copy that belongs to no sequence
    std::optional<Channel> channel; ///< the step's; for copy without a step, the file's
    QString externalId;             ///< the id in the file it came from
    int priority = 0;               ///< 0 (whenever) to 9 (first)
    std::optional<QDate> due;       ///< when it should go out

    friend bool operator==(const Draft&, const Draft&) = default;
};

/// How a revision came to be.
enum class Origin { Edited, Generated, Merged, Imported };

template<>
struct EnumText<Origin> {
    static constexpr std::array words{
        std::pair{Origin::Edited, "edited"}, std::pair{Origin::Generated, "generated"},
        std::pair{Origin::Merged, "merged"}, std::pair{Origin::Imported, "imported"}};
};

/// Citation label → evidence, e.g. "s1" → the signal it stands for.
using Citations = std::map<QString, EvidenceId>;

/// One state of a draft's text. Immutable, content-addressed.
struct Revision {
    RevisionId id;
    DraftId draft;
    UserId author;
    QString subject; ///< empty where the channel has none
    QString text;    ///< with citation marks
    Citations citations;
    std::vector<RevisionId> parents; ///< none for the first, two for a merge; sorted
    Origin origin = Origin::Edited;
    QDateTime at; ///< for people to read; decides nothing

    friend bool operator==(const Revision&, const Revision&) = default;
};

/// Attests generated text: a worker says that it wrote exactly this revision, and from what.
struct Generation {
    GenerationId id;
    DraftId draft;
    RevisionId revision;
    UserId by;
    QString provider; ///< "builtin", or the model client's name
    QString model;
    QString promptHash;
    QString plan; ///< canonical JSON of the message plan
    QString knowledgeVersion;
    QString directive; ///< what the reviewer asked for when it was generated again; empty for none
    QDateTime at;

    friend bool operator==(const Generation&, const Generation&) = default;
};

} // namespace countersign
