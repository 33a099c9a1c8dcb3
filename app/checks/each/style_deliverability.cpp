// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/lexicon/word_set.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

constexpr auto id = "style.deliverability";
constexpr int shoutedWords = 3;   ///< as many words in capitals side by side are shouting
constexpr int shoutedLetters = 4; ///< of which one must be longer than an acronym
constexpr int linksMax = 2;

class DeliverabilityCheck {
public:
    DeliverabilityCheck(Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {}

    void findShouting(const TaggedText& text, bool isSubject);
    void findLinks();
    void findImages();

private:
    void add(Span span, const QString& reason, bool isSubject = false, const QStringList& args = {})
    {
        m_findings.push_back(
            isSubject ? m_context.findingInSubject(id, Severity::Note, span, reason, args)
                      : m_context.finding(id, Severity::Note, span, reason, args));
    }

    Context& m_context;
    Findings& m_findings;
};

bool isShouted(QStringView word)
{
    int letters = 0;
    for (const QChar c : word) {
        if (c.isLower())
            return false;
        letters += c.isLetter();
    }
    return letters >= 2;
}

/// The run of exclamation marks that begins at or right behind `at`; empty if there is none of two or more.
Span exclamationsAt(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && (text.at(end) == u'!' || text.at(end) == u'?'))
        ++end;
    const bool isRun = end - at >= 2 && text.sliced(at, end - at).contains(u'!');
    return isRun ? Span{at, end} : Span{at, at};
}

void DeliverabilityCheck::findShouting(const TaggedText& text, bool isSubject)
{
    const QStringView view(text.analysis.text);
    const auto& tokens = text.analysis.tokens;
    for (size_t i = 0; i < tokens.size(); ++i) {
        size_t end = i;
        qsizetype longest = 0;
        while (end < tokens.size() && tokens[end].isWord() &&
               isShouted(tokens[end].span.of(view))) {
            longest = std::max(longest, tokens[end].span.length());
            ++end;
        }
        const bool isLoud = end >= i + shoutedWords && longest >= shoutedLetters;
        const qsizetype behind =
            isLoud ? tokens[end - 1].span.end : (i < tokens.size() ? tokens[i].span.start : 0);
        const Span run = exclamationsAt(view, behind);
        if (isLoud) {
            add({tokens[i].span.start, std::max(run.end, behind)}, u"shouting"_s, isSubject);
            i = end;
        } else if (!run.isEmpty() && tokens[i].kind == Token::Kind::Punctuation) {
            add(run, u"exclamations"_s, isSubject);
        }
        while (!run.isEmpty() && i + 1 < tokens.size() && tokens[i + 1].span.start < run.end)
            ++i;
    }
}

bool isShortener(const QString& url)
{
    static const QRegularExpression pattern(
        uR"(^(?:https?://)?(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|rb\.gy|lnkd\.in|t\.ly|tiny\.cc)(?:/|$))"_s);
    return pattern.match(url).hasMatch();
}

void DeliverabilityCheck::findLinks()
{
    const TaggedText& draft = m_context.draft();
    std::vector<Span> links;
    for (const Token& token : draft.analysis.tokens) {
        if (token.kind != Token::Kind::Url)
            continue;
        links.push_back(token.span);
        if (isShortener(token.folded))
            add(token.span, u"shortener"_s);
    }
    if (links.size() > linksMax)
        add({links.front().start, links.back().end}, u"many_links"_s, false,
            {QString::number(links.size()), QString::number(linksMax)});
}

void DeliverabilityCheck::findImages()
{
    static const QRegularExpression image(uR"(<img\b|!\[[^\]]*\]\(|\[(?:image|cid):)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const QString& text = m_context.input.text;
    if (!text.contains(u"<") && !text.contains(u"["))
        return;
    constexpr int wordsBesideImage = 10;
    if (image.match(text).hasMatch() &&
        text::wordCount(m_context.draft().analysis.tokens) < wordsBesideImage)
        add({}, u"image_only"_s);
}

} // namespace

void checkStyleDeliverability(Context& context, Findings& findings)
{
    DeliverabilityCheck check(context, findings);
    check.findShouting(context.subject(), true);
    check.findShouting(context.draft(), false);
    check.findLinks();
    check.findImages();
}

} // namespace countersign::checks
