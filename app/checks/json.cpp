// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"

#include "app/checks/contact.h"
#include "app/checks/finding_text.h"
#include "app/checks/json_reader.h"
#include "app/text/tokens.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

Addressee readAddressee(JsonReader& reader, const Json& object, const QString& path)
{
    Addressee person;
    person.name = reader.text(object, path, "name");
    person.given = reader.text(object, path, "given");
    person.family = reader.text(object, path, "family");
    person.company = reader.text(object, path, "company");
    person.title = reader.text(object, path, "title");
    person.email = reader.text(object, path, "email");
    person.phone = reader.text(object, path, "phone");
    person.persona = reader.text(object, path, "persona");
    person.locale = reader.text(object, path, "locale");
    person.timeZone = reader.text(object, path, "time_zone");
    person.accountableFor = reader.texts(object, path, "accountable_for");
    return person;
}

std::vector<LabelledEvidence> readEvidence(JsonReader& reader, const Json& line)
{
    std::vector<LabelledEvidence> evidence;
    const Json* list = reader.array(line, {}, "evidence");
    for (size_t i = 0; list && i < list->size(); ++i) {
        const QString path = u"evidence[%1]"_s.arg(i);
        const Json& one = (*list)[i];
        LabelledEvidence item;
        item.label = QString::number(i + 1);
        if (one.is_string()) {
            item.evidence.text = fromUtf8(one.get_ref<const std::string&>());
        } else if (!reader.isObject(one, path)) {
            break;
        } else {
            const QString id = reader.idText(one, path, "id");
            item.label = id.isEmpty() ? item.label : id;
            item.evidence.text = reader.text(one, path, "text");
            item.evidence.title = reader.text(one, path, "title");
            item.evidence.source = reader.text(one, path, "source");
            item.evidence.kind = reader.text(one, path, "kind");
            item.evidence.about = reader.text(one, path, "about");
            item.evidence.language = reader.text(one, path, "language");
            item.evidence.input = reader.word<Input>(one, path, "input").value_or(Input::Research);
            item.evidence.observedOn = reader.date(one, path, "observed_on");
        }
        item.aboutName = item.evidence.about;
        item.evidence.id = EvidenceId(item.label);
        evidence.push_back(std::move(item));
    }
    return evidence;
}

std::vector<Boundary> readBoundaries(JsonReader& reader, const Json& line)
{
    std::vector<Boundary> boundaries;
    const Json* list = reader.array(line, {}, "boundaries");
    for (size_t i = 0; list && i < list->size(); ++i) {
        const QString path = u"boundaries[%1]"_s.arg(i);
        const Json& one = (*list)[i];
        Boundary boundary;
        if (one.is_string()) {
            boundary.pattern = fromUtf8(one.get_ref<const std::string&>());
            boundary.label = boundary.pattern;
        } else if (!reader.isObject(one, path)) {
            break;
        } else {
            boundary.label = reader.idText(one, path, "id");
            boundary.title = reader.text(one, path, "title");
            boundary.reason = reader.text(one, path, "reason");
            boundary.pattern = reader.text(one, path, "pattern");
            boundary.kind =
                reader.word<BoundaryKind>(one, path, "kind").value_or(BoundaryKind::Phrase);
        }
        boundary.id = BoundaryId(boundary.label);
        boundaries.push_back(std::move(boundary));
    }
    return boundaries;
}

std::vector<SuppressionMatch> readSuppressions(JsonReader& reader, const Json& line,
                                               const Addressee& prospect,
                                               std::optional<Channel> channel)
{
    std::vector<SuppressionMatch> matches;
    const Json* list = reader.array(line, {}, "suppressed");
    for (size_t i = 0; list && i < list->size(); ++i) {
        const QString path = u"suppressed[%1]"_s.arg(i);
        const Json& one = (*list)[i];
        std::optional<SuppressionKind> kind;
        std::optional<Channel> only;
        QString value;
        QString reason;
        if (one.is_string()) {
            value = fromUtf8(one.get_ref<const std::string&>());
        } else if (!reader.isObject(one, path)) {
            break;
        } else {
            value = reader.text(one, path, "value");
            reason = reader.text(one, path, "reason");
            kind = reader.word<SuppressionKind>(one, path, "kind");
            only = reader.word<Channel>(one, path, "channel");
        }
        if (only && channel && *only != *channel)
            continue;
        if (const auto matched = matchContact(value, kind, prospect))
            matches.push_back({*matched, reason});
    }
    return matches;
}

std::vector<Peer> readPeers(JsonReader& reader, const Json& line)
{
    std::vector<Peer> peers;
    const Json* list = reader.array(line, {}, "peers");
    for (size_t i = 0; list && i < list->size(); ++i) {
        const QString path = u"peers[%1]"_s.arg(i);
        const Json& one = (*list)[i];
        if (!reader.isObject(one, path))
            break;
        Peer peer;
        peer.text = reader.text(one, path, "text");
        if (const Json* prospect = reader.object(one, path, "prospect"))
            peer.prospect = readAddressee(reader, *prospect, QString(path + u".prospect"));
        peers.push_back(std::move(peer));
    }
    return peers;
}

text::Language readLanguage(JsonReader& reader, const Json& line, const Addressee& prospect,
                            const Rules& rules)
{
    const QString tag = reader.text(line, {}, "language");
    if (!tag.isEmpty())
        return text::languageFromTag(tag);
    return text::languageFromTag(prospect.locale.isEmpty() ? rules.defaultLanguage
                                                           : prospect.locale);
}

int functionWordsIn(const QString& text, text::Language language)
{
    int count = 0;
    for (const text::Token& token : text::tokens(text))
        count += token.isWord() && text::isStopWord(token.folded, language);
    return count;
}

/// A claim is short: if it does not tell, it is taken to be in the language of its evidence or in the usual
/// one, whichever has more of its function words.
text::Language claimLanguage(const QString& tag, const ClaimQuestion& question, const Rules& rules)
{
    if (!tag.isEmpty())
        return text::languageFromTag(tag);
    if (const auto found = text::detectLanguage(question.claim))
        return *found;
    text::Language best = text::languageFromTag(rules.defaultLanguage);
    for (const LabelledEvidence& one : question.evidence) {
        const auto found = text::detectLanguage(QString(one.evidence.text + u' ' + question.claim));
        if (found &&
            functionWordsIn(question.claim, *found) > functionWordsIn(question.claim, best))
            best = *found;
    }
    return best;
}

/// Numbers in brackets are marks in a text that has no marks of ours.
void readMarks(CheckInput& input)
{
    if (!text::citationMarks(input.text).empty())
        return;
    text::ImportedMarks imported = text::importedMarks(input.text, true);
    input.text = std::move(imported.text);
    input.markChanges = std::move(imported.changes);
}

double rounded(double value)
{
    return std::round(value * 1000.0) / 1000.0;
}

Json metricsJson(const Metrics& metrics)
{
    Json json{{"words", metrics.words},
              {"characters", metrics.characters},
              {"sentences", metrics.sentences},
              {"asks", metrics.asks},
              {"reading_grade", rounded(metrics.readingGrade)},
              {"claims", metrics.claims},
              {"claims_supported", metrics.claimsSupported},
              {"specificity", rounded(metrics.specificity.value_or(0.0))}};
    if (metrics.sms)
        json["sms"] = Json{{"encoding", toUtf8(metrics.sms->encoding)},
                           {"units", metrics.sms->units},
                           {"segments", metrics.sms->segments}};
    return json;
}

/// The words that a finding is about, as they stand in the text that was given.
QString excerptAsGiven(const CheckInput& input, const Finding& finding)
{
    const text::Span span{finding.start, finding.end};
    QString excerpt = finding.excerpt;
    if (finding.field == Field::Subject)
        return excerpt;
    for (auto change = input.markChanges.rbegin(); change != input.markChanges.rend(); ++change) {
        if (span.contains(change->made))
            excerpt.replace(change->made.start - span.start, change->made.length(), change->as);
    }
    return excerpt;
}

Json findingJson(const CheckInput& input, const Finding& finding)
{
    const auto given = [&](qsizetype start, qsizetype end) {
        const text::Span span{start, end};
        return finding.field == Field::Subject ? span : text::asGiven(input.markChanges, span);
    };
    const text::Span place = given(finding.start, finding.end);
    Json ids = Json::array();
    for (const EvidenceId& id : finding.evidence)
        ids.push_back(toUtf8(id.text()));
    Json json{{"check", toUtf8(finding.check)},
              {"severity", toUtf8(toText(finding.severity))},
              {"start", place.start},
              {"end", place.end},
              {"excerpt", toUtf8(excerptAsGiven(input, finding))},
              {"message", toUtf8(findingText(finding))},
              {"reason", toUtf8(finding.reason)},
              {"evidence", std::move(ids)}};
    if (finding.field == Field::Subject)
        json["field"] = "subject";
    if (finding.fix) {
        const text::Span fixed = given(finding.fix->start, finding.fix->end);
        json["fix"] = Json{{"start", fixed.start},
                           {"end", fixed.end},
                           {"replacement", toUtf8(finding.fix->replacement)}};
    }
    return json;
}

} // namespace

Result<CheckInput> checkInputFromJson(const Json& line, QDate today, const Rules& rules)
{
    JsonReader reader;
    CheckInput input;
    if (!reader.isObject(line, {}))
        return *reader.error();
    input.rules = rules;
    input.id = reader.idText(line, {}, "id");
    input.channel = reader.word<Channel>(line, {}, "channel");
    input.subject = reader.text(line, {}, "subject");
    input.text = reader.requiredText(line, {}, "text");
    readMarks(input);
    if (const Json* prospect = reader.object(line, {}, "prospect"))
        input.prospect = readAddressee(reader, *prospect, u"prospect"_s);
    input.evidence = readEvidence(reader, line);
    input.boundaries = readBoundaries(reader, line);
    input.suppressions = readSuppressions(reader, line, input.prospect, input.channel);
    input.peers = readPeers(reader, line);
    input.today = reader.date(line, {}, "today").value_or(today);
    input.language = readLanguage(reader, line, input.prospect, rules);
    input.sendAt = reader.dateTime(line, {}, "send_at");
    if (reader.error())
        return *reader.error();
    return input;
}

Json checkAnswer(const CheckInput& input, const Report& report)
{
    Json findings = Json::array();
    for (const Finding& finding : report.findings)
        findings.push_back(findingJson(input, finding));
    return Json{{"id", toUtf8(input.id)},
                {"verdict", toUtf8(toText(report.overall))},
                {"metrics", metricsJson(report.metrics)},
                {"masked", toUtf8(report.masked)},
                {"findings", std::move(findings)}};
}

Result<ClaimQuestion> claimQuestionFromJson(const Json& line, QDate today, const Rules& rules)
{
    JsonReader reader;
    ClaimQuestion question;
    if (!reader.isObject(line, {}))
        return *reader.error();
    question.claim = reader.requiredText(line, {}, "claim");
    question.evidence = readEvidence(reader, line);
    if (const Json* about = reader.object(line, {}, "about"))
        question.about = readAddressee(reader, *about, u"about"_s);
    question.today = reader.date(line, {}, "today").value_or(today);
    question.rules = rules;
    question.language = claimLanguage(reader.text(line, {}, "language"), question, rules);
    if (reader.error())
        return *reader.error();
    return question;
}

Json claimAnswer(const ClaimVerdict& verdict)
{
    return Json{{"supported", verdict.supported},
                {"score", rounded(verdict.score)},
                {"checks", toJson(verdict.checks)},
                {"reason", toUtf8(verdict.reason)},
                {"cited", toJson(verdict.cited)}};
}

} // namespace countersign::checks
