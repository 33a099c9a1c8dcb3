// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace countersign::checks {

/// What a check finds, in one sentence, to be translated in the context "Checks".
struct CheckMeaning {
    const char* check;
    const char* text;
};

inline constexpr CheckMeaning checkMeanings[] = {
    {"accuracy.unsupported",
     QT_TRANSLATE_NOOP(
         "Checks",
         "A statement that its cited evidence does not bear out, or that cites nothing.")},
    {"accuracy.contradicted",
     QT_TRANSLATE_NOOP("Checks",
                       "A statement that some evidence says otherwise; of two, the newer counts.")},
    {"accuracy.unknown_citation",
     QT_TRANSLATE_NOOP("Checks", "A citation that points at no evidence.")},
    {"accuracy.identity",
     QT_TRANSLATE_NOOP(
         "Checks",
         "Evidence about somebody else: a namesake, another firm, the trade in general.")},
    {"accuracy.quote",
     QT_TRANSLATE_NOOP("Checks", "Quotation marks around words that the source does not have, or a "
                                 "cut that turns them round.")},
    {"accuracy.stale", QT_TRANSLATE_NOOP("Checks", "Evidence that is older than its kind allows.")},
    {"specificity.swap",
     QT_TRANSLATE_NOOP("Checks", "A text that could go to anybody else unchanged: too little in it "
                                 "is about this person or company.")},
    {"claim.category",
     QT_TRANSLATE_NOOP("Checks", "A sentence that fits every vendor of the category.")},
    {"claim.commitment",
     QT_TRANSLATE_NOOP("Checks",
                       "A promise of price, time, law or security that no proof point covers.")},
    {"ask.count", QT_TRANSLATE_NOOP("Checks", "Not exactly one request (on the phone: none).")},
    {"ask.effort", QT_TRANSLATE_NOOP("Checks", "The one request is heavy for a first message.")},
    {"structure.repeated",
     QT_TRANSLATE_NOOP("Checks", "Built like more than a quarter of the segment’s latest drafts.")},
    {"persona.duplicate",
     QT_TRANSLATE_NOOP("Checks", "Two people of one company get the same message.")},
    {"persona.framing",
     QT_TRANSLATE_NOOP("Checks", "Nothing in it touches what this persona is accountable for.")},
    {"boundary.violation", QT_TRANSLATE_NOOP("Checks", "Words that the knowledge base forbids.")},
    {"placeholder.unfilled",
     QT_TRANSLATE_NOOP("Checks", "A mark that nobody filled in, or the hole that it left.")},
    {"recipient.name",
     QT_TRANSLATE_NOOP(
         "Checks", "A wrong name in the greeting, or somebody else’s name or company anywhere.")},
    {"output.residue",
     QT_TRANSLATE_NOOP(
         "Checks",
         "What a model says around a text: a preamble, a subject line, reasoning, a cut end.")},
    {"security.injection",
     QT_TRANSLATE_NOOP("Checks",
                       "The text does what an instruction inside the evidence asked for.")},
    {"channel.length",
     QT_TRANSLATE_NOOP(
         "Checks", "Longer or shorter than the channel wants; beyond its hard limit a blocker.")},
    {"channel.shape",
     QT_TRANSLATE_NOOP(
         "Checks",
         "Not as the channel is read: no subject, prose where points belong, several requests.")},
    {"compliance.suppressed",
     QT_TRANSLATE_NOOP("Checks", "The person, address, number or domain must not be contacted.")},
    {"compliance.opt_out", QT_TRANSLATE_NOOP("Checks", "No way out where one is required.")},
    {"compliance.hours",
     QT_TRANSLATE_NOOP("Checks", "SMS or phone outside 8 am to 9 pm where the person is.")},
    {"language.mismatch", QT_TRANSLATE_NOOP("Checks", "Not in the language of the person.")},
    {"language.spelling",
     QT_TRANSLATE_NOOP("Checks", "Words that no dictionary and no evidence has.")},
    {"language.encoding",
     QT_TRANSLATE_NOOP("Checks", "Broken, invisible or direction-changing characters.")},
    {"style.deliverability",
     QT_TRANSLATE_NOOP("Checks", "What filters take for advertising: shouting, exclamation marks, "
                                 "short links, many links.")},
    {"style.length",
     QT_TRANSLATE_NOOP("Checks", "Long sentences, or a text that asks for many years of school.")},
};

} // namespace countersign::checks
