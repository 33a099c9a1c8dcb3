// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/context.h"

#include "app/text/quotations.h"

#include "app/checks/claims/judge.h"
#include "app/checks/each/specificity.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;

/// A boundary may cost this many steps of the matcher on one draft; a sane one needs a few hundred.
constexpr auto matchLimit = "(*LIMIT_MATCH=200000)(*LIMIT_DEPTH=2000)";

Finding findingIn(const QString& text, const char* check, Severity severity, Span span,
                  QString reason, QStringList args)
{
    Finding finding;
    finding.check = QString::fromLatin1(check);
    finding.severity = severity;
    finding.start = span.start;
    finding.end = span.end;
    finding.excerpt = span.of(text).toString();
    finding.reason = std::move(reason);
    finding.args = std::move(args);
    return finding;
}

} // namespace

const QRegularExpression& PatternStore::regexFor(const QString& pattern)
{
    const auto known = m_regexes.constFind(pattern);
    if (known != m_regexes.constEnd())
        return *known;
    QRegularExpression regex(QString(QLatin1String(matchLimit) + pattern),
                             QRegularExpression::CaseInsensitiveOption |
                                 QRegularExpression::UseUnicodePropertiesOption);
    regex.optimize();
    return *m_regexes.insert(pattern, regex);
}

namespace {

/// Words of the source may be in its language.
QString withoutQuotations(QString text)
{
    for (const Span& quotation : text::quotations(text)) {
        for (qsizetype i = quotation.start; i < quotation.end; ++i)
            text[i] = u' ';
    }
    return text;
}

} // namespace

Context::Context(const CheckInput& given, PatternStore& patternStore, SkeletonStore& skeletonStore,
                 ClaimJudge& judge, const SpellChecker* checker)
    : input(given)
    , patterns(patternStore)
    , skeletons(skeletonStore)
    , spelling(checker)
    , m_judge(judge)
{}

Context::~Context() = default;

const Prose& Context::prose()
{
    if (!m_prose)
        m_prose =
            readProse(tagged(text::analyse(input.text,
                                           foundLanguage().value_or(text::likelyLanguage(
                                               withoutQuotations(input.text), input.language)),
                                           input.today)));
    return *m_prose;
}

std::optional<text::Language> Context::foundLanguage()
{
    if (!m_foundLanguage)
        m_foundLanguage = text::detectLanguage(withoutQuotations(input.text));
    return *m_foundLanguage;
}

const TaggedText& Context::subject()
{
    if (!m_subject)
        m_subject = tagged(text::analyse(input.subject, input.language, input.today));
    return *m_subject;
}

const SentenceReading& Context::reading()
{
    if (!m_reading)
        m_reading = readSentences(draft());
    return *m_reading;
}

const std::vector<OwnName>& Context::ownNames()
{
    if (!m_ownNames)
        m_ownNames = checks::ownNames(draft().analysis, input.prospect);
    return *m_ownNames;
}

const text::Reading& Context::readability()
{
    if (!m_readability) {
        const text::Analysis& analysis = draft().analysis;
        m_readability =
            text::reading(analysis.text, analysis.tokens, analysis.sentences, analysis.language);
    }
    return *m_readability;
}

double Context::specificity()
{
    if (!m_specificity)
        m_specificity = specificityOf(*this);
    return *m_specificity;
}

std::shared_ptr<const Passage> Context::passageOf(const LabelledEvidence& evidence)
{
    return m_judge.passageOf(evidence, input.language);
}

const std::vector<JudgedClaim>& Context::claims()
{
    if (!m_claims)
        m_claims = m_judge.judge(input, prose(), reading(), ownNames());
    return *m_claims;
}

Finding Context::finding(const char* check, Severity severity, Span span, QString reason,
                         QStringList args)
{
    return findingIn(input.text, check, severity, span, std::move(reason), std::move(args));
}

Finding Context::findingInSubject(const char* check, Severity severity, Span span, QString reason,
                                  QStringList args)
{
    Finding finding =
        findingIn(input.subject, check, severity, span, std::move(reason), std::move(args));
    finding.field = Field::Subject;
    return finding;
}

Finding notChecked(const char* check, QStringList args)
{
    return findingIn({}, check, Severity::Warning, {}, u"not_checked"_s, std::move(args));
}

} // namespace countersign::checks
