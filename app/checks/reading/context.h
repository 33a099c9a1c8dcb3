// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/prose.h"
#include "app/checks/input.h"
#include "app/checks/reading/masking.h"
#include "app/checks/reading/sentence_roles.h"
#include "app/domain/finding.h"
#include "app/text/reading.h"

#include <QRegularExpression>

#include <memory>
#include <optional>
#include <vector>

namespace countersign::checks {

class ClaimJudge;
struct JudgedClaim;
struct Passage;
class SkeletonStore;
class SpellChecker;

/// Compiled patterns of the boundaries, kept from draft to draft.
class PatternStore {
public:
    /// The expression is not valid if the pattern is broken.
    [[nodiscard]] const QRegularExpression& regexFor(const QString& pattern);

private:
    QHash<QString, QRegularExpression> m_regexes;
};

/// One draft, read once, for all checks. What is costly is worked out when the first check asks.
class Context {
public:
    Context(const CheckInput& input, PatternStore& patterns, SkeletonStore& skeletons,
            ClaimJudge& judge, const SpellChecker* spelling);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    const CheckInput& input; ///< outlives the context
    PatternStore& patterns;
    SkeletonStore& skeletons;
    const SpellChecker* spelling; ///< may be null

    /// Read in the language it is written in, which may not be the prospect's.
    [[nodiscard]] const TaggedText& draft() { return prose().text; }
    [[nodiscard]] const Prose& prose();
    /// The language it is plainly in; nothing if that cannot be told.
    [[nodiscard]] std::optional<text::Language> foundLanguage();
    [[nodiscard]] const TaggedText& subject();
    [[nodiscard]] const SentenceReading& reading();
    [[nodiscard]] const std::vector<JudgedClaim>& claims();
    [[nodiscard]] const std::vector<OwnName>& ownNames();
    /// How long and how hard to read the draft is.
    [[nodiscard]] const text::Reading& readability();
    /// See specificityOf().
    [[nodiscard]] double specificity();
    /// An item of evidence as it was read; shared, since the store may let go of it.
    [[nodiscard]] std::shared_ptr<const Passage> passageOf(const LabelledEvidence& evidence);
    /// What is sent, without citation marks.
    [[nodiscard]] const QString& sentText() { return draft().analysis.plain.text; }
    [[nodiscard]] bool isChannel(Channel channel) const { return input.channel == channel; }

    /// A finding on a stretch of the text; an empty span is the draft as a whole.
    [[nodiscard]] Finding finding(const char* check, Severity severity, text::Span span,
                                  QString reason, QStringList args = {});
    [[nodiscard]] Finding findingInSubject(const char* check, Severity severity, text::Span span,
                                           QString reason, QStringList args = {});

private:
    ClaimJudge& m_judge;
    std::optional<std::optional<text::Language>> m_foundLanguage;
    std::optional<Prose> m_prose;
    std::optional<TaggedText> m_subject;
    std::optional<SentenceReading> m_reading;
    std::optional<std::vector<OwnName>> m_ownNames;
    std::optional<text::Reading> m_readability;
    std::optional<double> m_specificity;
    std::optional<std::vector<JudgedClaim>> m_claims;
};

/// A finding that says that a check could not be run, and why.
[[nodiscard]] Finding notChecked(const char* check, QStringList args = {});

} // namespace countersign::checks
