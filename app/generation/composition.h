// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/draft.h"

#include <QString>
#include <QStringList>

namespace countersign::generation {

/// A message as it was written, ready to become a revision.
struct Composition {
    QString subject; ///< empty where the channel has none
    QString text;    ///< with citation marks
    Citations citations;
    QString plan;     ///< canonical JSON of the plan it was written from
    QString skeleton; ///< checks::skeleton() of the text
    QString provider; ///< "builtin", or the model client's name, for the generation record
    QString model;    ///< name and version of what wrote it

    /// What a reviewer should know, as stable names with an argument after a colon where there is one:
    /// - "language_not_in_knowledge:de": written in the default language, the knowledge base has no
    ///   passage in the prospect's;
    /// - "no_personal_evidence": the hook is about the account, nothing is known of the person;
    /// - "stale_evidence:<title>": only older evidence was to be had;
    /// - "no_proof_point": none may be used or none fits;
    /// - "evidence_with_instructions:<title>": left out, it addresses language models;
    /// - "directive_not_followed:<words>": what the reviewer asked for and the composer does not understand
    ///   or cannot do;
    /// - "still_blocked:<check>": no variant passed this check, a person has to.
    QStringList notes;

    friend bool operator==(const Composition&, const Composition&) = default;
};

} // namespace countersign::generation
