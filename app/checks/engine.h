// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/checks/input.h"
#include "app/domain/finding.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace countersign::checks {

class Context;
class SpellChecker;

/// What a message costs as SMS; see text::smsCount().
struct SmsMetrics {
    QString encoding; ///< "GSM-7" or "UCS-2"
    int units = 0;
    int segments = 0;
};

/// Figures about a draft. Lengths count what is sent: citation marks are not.
struct Metrics {
    int words = 0;
    int characters = 0; ///< UTF-16 code units
    int sentences = 0;
    int asks = 0;
    double readingGrade = 0.0; ///< school years; see text::readingGrade()
    int claims = 0;
    int claimsSupported = 0;
    std::optional<double> specificity; ///< 0..1; none if the draft claims nothing
    std::optional<SmsMetrics> sms;     ///< only for SMS
};

/// Block if a blocker was found, else Warn if a warning was, else Pass (notes alone pass).
enum class Overall { Pass, Warn, Block };

struct Report {
    std::vector<Finding> findings; ///< in the order in which the window shows them
    Metrics metrics;
    QString masked; ///< the text with the person's own names as {first}, {name}, {company}
    Overall overall = Overall::Pass;
};

/// One check, as the table lists it.
struct CheckInfo {
    const char* id;    ///< "accuracy.unsupported"
    int priority;      ///< 1 (true?) to 8 (style): the order in which a reviewer reads
    Severity severity; ///< the worst it can report
    void (*run)(Context& context, std::vector<Finding>& findings);
};

/// All checks in the order in which their findings are shown.
[[nodiscard]] std::span<const CheckInfo> allChecks();

/// Runs all checks on drafts one after the other and keeps what they share: analyses of evidence,
/// compiled boundaries. Gives the same reports as check(), sooner. One per thread.
class Checker {
public:
    /// `spelling` may be null (then spelling is "not checked"); it must outlive the checker.
    explicit Checker(const SpellChecker* spelling = nullptr);
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// A check that throws reports a finding of its own with the reason "not_checked"; the others go on.
    /// When a stop is asked for, the checks that were not reached report "not_checked" too.
    [[nodiscard]] Report check(const CheckInput& input, const std::stop_token& stop = {});
    /// What "boundary.violation" alone finds, as check() reports it; the other checks do not run.
    [[nodiscard]] std::vector<Finding> checkBoundaries(const CheckInput& input);

private:
    struct Kept;
    std::unique_ptr<Kept> m_kept;
};

/// One draft alone.
[[nodiscard]] Report check(const CheckInput& input, const std::stop_token& stop = {},
                           const SpellChecker* spelling = nullptr);

/// The figures alone, as check() gives them, without running the checks.
[[nodiscard]] Metrics metricsOf(const CheckInput& input);

} // namespace countersign::checks

namespace countersign {

template<>
struct EnumText<checks::Overall> {
    static constexpr std::array words{std::pair{checks::Overall::Pass, "pass"},
                                      std::pair{checks::Overall::Warn, "warn"},
                                      std::pair{checks::Overall::Block, "block"}};
};

} // namespace countersign
