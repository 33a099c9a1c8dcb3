// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/content_hash.h"

#include "app/base/hash.h"
#include "app/base/json.h"
#include "app/text/citation_marks.h"

namespace countersign::policy {

Citations citedIn(const Revision& revision)
{
    Citations cited;
    for (const QString& field : {revision.subject, revision.text}) {
        for (const text::CitationMark& mark : text::citationMarks(field)) {
            const auto it = revision.citations.find(mark.label);
            if (it != revision.citations.end())
                cited.insert(*it);
        }
    }
    return cited;
}

QString contentHash(const DraftHistory& history, const Revision& revision)
{
    Json cited = Json::object();
    for (const auto& [label, evidence] : citedIn(revision))
        cited[toUtf8(label)] = toUtf8(evidence.text());
    const Draft& draft = history.draft;
    const auto optionalId = [](const auto& id) { return id ? toUtf8(id->text()) : std::string(); };
    const Governance& governance = history.governance;
    const Json form = {
        {"v", 1},
        {"prospect", toUtf8(draft.prospect.text())},
        {"account", optionalId(history.prospect.account)},
        {"segment",
         governance.segments.empty() ? std::string() : toUtf8(governance.segments.front().text())},
        {"step", optionalId(draft.step)},
        {"channel", draft.channel ? toUtf8(toText(*draft.channel)) : std::string()},
        {"address",
         draft.channel ? toUtf8(addressFor(history.prospect, *draft.channel)) : std::string()},
        {"subject", toUtf8(revision.subject)},
        {"text", toUtf8(revision.text)},
        {"citations", std::move(cited)}};
    return sha256Hex(canonicalJson(form));
}

} // namespace countersign::policy
