// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/channel.h"
#include "app/domain/evidence.h"
#include "app/domain/knowledge.h"
#include "app/domain/rules.h"
#include "app/domain/suppression.h"
#include "app/text/citation_marks.h"
#include "app/text/language.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace countersign::checks {

class NameBook;

/// The person a draft is written to, as far as the checks want to know them.
struct Addressee {
    QString name;    ///< in full
    QString given;   ///< empty if not known: then it is split off `name`
    QString family;  ///< empty if not known: then it is split off `name`
    QString company; ///< the account's name
    QString title;
    QString email;
    QString phone;              ///< as it came
    QString persona;            ///< its name; empty if the person has none
    QStringList accountableFor; ///< of the persona, in the workspace's words
    QString locale;             ///< BCP 47, e.g. "en-GB"; decides how to read 03/04/2026
    QString timeZone;           ///< IANA name; empty if not known

    friend bool operator==(const Addressee&, const Addressee&) = default;
};

/// A passage under the label by which the draft cites it.
struct LabelledEvidence {
    QString label; ///< "s1" for the mark [@s1]
    Evidence evidence;
    QString
        aboutName; ///< the person or firm that `evidence.about` names; empty for our own knowledge
};

/// A suppression entry that names this prospect on this channel.
struct SuppressionMatch {
    SuppressionKind kind = SuppressionKind::Email;
    QString reason; ///< as recorded; may be empty
};

/// Another draft to compare with: of the same account, or of the same segment.
struct Peer {
    QString text; ///< with its marks
    Addressee prospect;
};

/// Everything that decides what the checks find. The same input gives the same findings everywhere.
struct CheckInput {
    QString id; ///< handed back; decides nothing
    std::optional<Channel> channel;
    QString subject; ///< empty for none
    QString text;    ///< with citation marks
    /// Marks of another tool ("[1, 3]") that were written anew in `text`; decides nothing, and lets answers
    /// speak of the text as it was given.
    std::vector<text::MarkChange> markChanges;
    Addressee prospect;
    std::vector<LabelledEvidence> evidence; ///< all that is in hand for this prospect, cited or not
    QStringList withdrawn; ///< labels by which the text cites what was withdrawn: not in `evidence`
    std::vector<Boundary> boundaries;
    std::vector<SuppressionMatch> suppressions;
    std::vector<Peer> peers; ///< without this draft itself
    /// The skeletons (structure.h) of the segment's latest drafts, without this one. When set they are
    /// used for structure.repeated in place of the peers' texts, which would have to be read each time.
    std::optional<QStringList> segmentSkeletons;
    /// Names of other prospects and of other prospects' or customers' companies (name_book.h). Built
    /// once a workspace and shared. Names that also stand in this draft's evidence or are the
    /// prospect's or the vendor's own are never reported.
    std::shared_ptr<const NameBook> otherNames;
    QDate today;
    text::Language language = text::Language::English; ///< in which the prospect is written to
    Rules rules;
    std::optional<QDateTime> sendAt; ///< when it is meant to go out, if that is known
};

} // namespace countersign::checks
