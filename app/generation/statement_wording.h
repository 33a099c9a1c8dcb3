// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/languages/phrases.h"
#include "app/generation/message_plan.h"
#include "app/generation/voice.h"

#include <QString>

#include <map>

namespace countersign::generation {

/// Where in the message a statement stands.
enum class Place {
    First,  ///< the first about the reader
    Later,  ///< not the first about the reader
    Reason, ///< right after the ask, as its reason
};

/// Puts statements into sentences with their introductions and marks, and hands out the labels.
class StatementWriter {
public:
    /// What it is given must outlive it.
    StatementWriter(const MessagePlan& plan, const ProspectDossier& dossier, const Phrases& phrases,
                    const Voice& voice);

    /// The statement as it stands in the message. `role` keeps apart the choices for hook and second fact;
    /// on the phone the result is a point without a stop.
    [[nodiscard]] QString write(const Statement& statement, const QString& role, Place place);

    [[nodiscard]] const Citations& citations() const { return m_citations; }

private:
    [[nodiscard]] QString keyOf(const Statement& statement) const;
    [[nodiscard]] QStringList fittingWordings(const Statement& statement, Place place) const;
    [[nodiscard]] const QStringList& wordingsFor(const Statement& statement, Place place) const;
    [[nodiscard]] QString filled(const QString& wording, const Statement& statement) const;
    [[nodiscard]] QString labelFor(const Statement& statement);
    [[nodiscard]] const Evidence* evidenceOf(const Statement& statement) const;

    const MessagePlan& m_plan;
    const ProspectDossier& m_dossier;
    const Phrases& m_phrases;
    QString m_channel;
    const Voice& m_voice;
    Citations m_citations;
    std::map<char, int> m_used;
    QStringList m_wordingsUsed;
};

/// The sentence with a citation mark after what it supports, before the stop that ends it.
[[nodiscard]] QString marked(const QString& sentence, const QString& label,
                             text::Language language);

/// The sentence as it goes on after "Orla,", "that" or a colon: with a small letter, if its first word is one
/// of ours or one of `smallWords`; names keep their capital. German nouns keep theirs, too.
[[nodiscard]] QString asContinuation(const QString& sentence, const Phrases& phrases,
                                     const QSet<QString>& smallWords = {});

/// `text` behind a greeting on its own line: "Ada, you wrote …", "Hi Ada. Pallets wait …". Behind a comma a word
/// that keeps its capital would read as a name, except in German, where nouns have one.
[[nodiscard]] QString greeted(const QString& greeting, const QString& text, const Phrases& phrases,
                              const QSet<QString>& smallWords);

} // namespace countersign::generation
