// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/generation/sources.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace countersign::generation {

/// How a statement stands to its evidence, which decides how it may be introduced.
enum class StatementKind {
    Quote,     ///< words of the prospect, said only to the prospect
    Addressed, ///< told of the prospect in the evidence, told to them here ("You want …")
    Fact,      ///< a sentence of the evidence that names the company, or is plainly about it
    Document, ///< words of one of their own documents (an advert, a profile, a report), in quotation marks
    Product, ///< a sentence of our knowledge base about the product
    Proof,   ///< a sentence of a proof point, as its permission allows
};

/// What a message says in one sentence, and what bears it out.
struct Statement {
    EvidenceId evidence;
    StatementKind kind = StatementKind::Fact;
    QString words;  ///< the sentence to say, without mark and introduction; ends with its stop
    QString origin; ///< the words of the evidence that it rests on, verbatim
    QString
        frame; ///< Document: what introduces it ("Your annual report says"); Proof: whose story, where
               ///< the sentence does not name it; else empty

    friend bool operator==(const Statement&, const Statement&) = default;
};

/// What a sentence, or a run of sentences, of the message does.
enum class Move { Observation, Second, Value, Limit, Proof, Ask };

/// The one thing that is asked for, small enough to say yes to.
struct Ask {
    QString
        thing; ///< what is offered, as it stands in the sentence: "our one-page sheet (dock minutes)"
    std::optional<EvidenceId>
        offeredBy; ///< the passage that says it may be sent; none if there is no list

    friend bool operator==(const Ask&, const Ask&) = default;
};

/// What to say, to whom, in which order; how it is worded is the realiser's work.
struct MessagePlan {
    Channel channel = Channel::Email;
    QString language; ///< primary subtag that the message is written in

    Statement hook;                  ///< freshest and most personal evidence
    std::optional<Statement> second; ///< another fact on the same person or account
    std::optional<Statement> value;  ///< what our product does about it
    std::optional<Statement> limit;  ///< what it does not do, where a directive asks for it
    std::optional<Statement> proof;  ///< the proof point nearest to what the persona signs for
    QStringList framing;             ///< accountabilities of the persona that value and proof touch
    Ask ask;

    std::vector<Move> structure; ///< moves in order
    int layout = 0;              ///< how the moves fall into paragraphs; see composer.h
    quint64 wording = 0;         ///< decides between wordings that say the same
    bool lastTouch = false;      ///< the step says that it is the last one

    QStringList notes; ///< see Composition::notes

    friend bool operator==(const MessagePlan&, const MessagePlan&) = default;
};

/// The `n`th best plan for a dossier, 0 first. Pure and rule-based: the freshest and
/// most personal evidence first (person before account; signals at most 90 days old, research 365, the
/// rules' figures); a colleague's words stay with the colleague; the proof point nearest to what the persona
/// is accountable for, as far as its permission goes; a structure that the segment does not overuse.
/// The further plans differ in hook, value, structure or wording, best first.
///
/// Refusals:
/// - "generation.no_channel": the step has no channel;
/// - "generation.no_address": the prospect has no address for the channel; args: the channel;
/// - "generation.too_long": all that could be told is too long for the channel; args: the channel, the
///   shortest of it;
/// - "generation.missing_input": too little to write from; args: the inputs that are wanting ("research",
///   "signal", "crm", "knowledge");
/// - "generation.no_further_plan": `n` is past the last one.
/// A suppressed prospect is the caller's to refuse.
[[nodiscard]] Result<MessagePlan> plan(const ProspectDossier& dossier, int n = 0);

/// plan() for one n after the other, sooner: what the evidence says is taken apart once.
class PlanSeries {
public:
    /// The dossier must outlive it.
    explicit PlanSeries(const ProspectDossier& dossier);
    ~PlanSeries();
    PlanSeries(const PlanSeries&) = delete;
    PlanSeries& operator=(const PlanSeries&) = delete;

    [[nodiscard]] Result<MessagePlan> at(int n);

    /// Leaves out of all further plans what a check found fault with: statements that stand in the words of
    /// the draft which the finding shows. False if none does, so that the fault is in something else.
    bool leaveOut(const QString& excerpt);

private:
    struct Prepared;
    const ProspectDossier& m_dossier;
    std::unique_ptr<Prepared> m_prepared;
};

/// The plan as it goes into a generation record; canonicalJson() of it is stable.
[[nodiscard]] Json planToJson(const MessagePlan& plan);

} // namespace countersign::generation

namespace countersign {

template<>
struct EnumText<generation::StatementKind> {
    static constexpr std::array words{std::pair{generation::StatementKind::Quote, "quote"},
                                      std::pair{generation::StatementKind::Addressed, "addressed"},
                                      std::pair{generation::StatementKind::Fact, "fact"},
                                      std::pair{generation::StatementKind::Document, "document"},
                                      std::pair{generation::StatementKind::Product, "product"},
                                      std::pair{generation::StatementKind::Proof, "proof"}};
};

template<>
struct EnumText<generation::Move> {
    static constexpr std::array words{std::pair{generation::Move::Observation, "observation"},
                                      std::pair{generation::Move::Second, "second"},
                                      std::pair{generation::Move::Value, "value"},
                                      std::pair{generation::Move::Limit, "limit"},
                                      std::pair{generation::Move::Proof, "proof"},
                                      std::pair{generation::Move::Ask, "ask"}};
};

} // namespace countersign
