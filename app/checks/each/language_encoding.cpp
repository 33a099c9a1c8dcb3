// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/reading/mojibake.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;

/// Why a character may not be in a message; empty if it may.
QString whyWrong(QChar c)
{
    const char16_t code = c.unicode();
    if (code == 0xFFFD)
        return u"replacement_character"_s;
    if ((code < 0x20 && code != u'\n' && code != u'\r' && code != u'\t') ||
        (code >= 0x7F && code <= 0x9F))
        return u"control_character"_s;
    if ((code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069))
        return u"bidi_override"_s;
    if (code == 0xFEFF || code == 0xFFFE || code == 0xFFFF)
        return u"control_character"_s;
    return {};
}

void find(Context& context, const QString& text, bool isSubject, Findings& findings)
{
    const auto add = [&](Span span, const QString& reason, const QString& replacement,
                         QStringList args) {
        Finding finding = isSubject
                              ? context.findingInSubject("language.encoding", Severity::Blocker,
                                                         span, reason, std::move(args))
                              : context.finding("language.encoding", Severity::Blocker, span,
                                                reason, std::move(args));
        if (reason != u"replacement_character")
            finding.fix = Fix{span.start, span.end, replacement};
        findings.push_back(std::move(finding));
    };
    for (const Mojibake& one : mojibakeIn(text))
        add(one.span, u"mojibake"_s, one.meant, {one.span.of(text).toString(), one.meant});
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString reason = whyWrong(text.at(i));
        const bool isLone =
            text.at(i).isSurrogate() &&
            !(text.at(i).isHighSurrogate() && i + 1 < text.size() &&
              text.at(i + 1).isLowSurrogate()) &&
            !(text.at(i).isLowSurrogate() && i > 0 && text.at(i - 1).isHighSurrogate());
        if (!reason.isEmpty() || isLone)
            add({i, i + 1}, isLone ? u"control_character"_s : reason, {},
                {u"U+%1"_s.arg(text.at(i).unicode(), 4, 16, QLatin1Char('0')).toUpper()});
    }
}

} // namespace

void checkLanguageEncoding(Context& context, Findings& findings)
{
    find(context, context.input.subject, true, findings);
    find(context, context.input.text, false, findings);
}

} // namespace countersign::checks
