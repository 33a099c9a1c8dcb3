// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_help.h"

#include "app/cli/text.h"
#include "app/intake/field_mapping.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

/// Lines of at most 96 characters.
QString wrapped(const QStringList& words)
{
    constexpr qsizetype longest = 96;
    QString text;
    QString line;
    for (const QString& word : words) {
        if (!line.isEmpty() && line.size() + 2 + word.size() > longest) {
            text += line + u",\n"_s;
            line.clear();
        }
        line += line.isEmpty() ? QString(u"  "_s + word) : QString(u", "_s + word);
    }
    return QString(text + line);
}

QString tableHelp(intake::RecordKind kind)
{
    QString page = text(QT_TRANSLATE_NOOP("Cli", "Fields, as --map names them:"));
    page += u'\n' + wrapped(intake::fieldNames(kind)) + u'\n';
    page += text(QT_TRANSLATE_NOOP(
        "Cli",
        "Columns are found by their headers, in many spellings, in English, German, French and\n"
        "Spanish and as CRMs and address books write them. The report tells which column was\n"
        "taken for which field. In JSON these are the keys of each object."));
    page += u'\n' + text(QT_TRANSLATE_NOOP("Cli", "Each row needs one of these: %1."))
                        .arg(intake::identityFields(kind).join(u", "_s));
    if (kind == intake::RecordKind::Prospects || kind == intake::RecordKind::Accounts)
        page += u'\n' + text(QT_TRANSLATE_NOOP("Cli", "Other columns are kept as custom fields."));
    return page;
}

QString setupHelp()
{
    QString page = text(QT_TRANSLATE_NOOP(
        "Cli", "One JSON object; each part may be left out. What nothing reads is told."));
    page += u"\n\n"_s;
    page += uR"({
  "workspace": {"name": "Autumn", "vendor": "Our firm", "default_language": "en",
                "opt_out": {"email": {"required": true}, "sms": {"required": true, "word": "STOP"}}},
  "rules":     {"email_words_max": 150},
  "users":     [{"name": "Rita", "role": "reviewer", "email": "rita@firm.example"}],
  "personas":  [{"name": "CFO", "accountable_for": ["cash"], "cares_about": ["dates"],
                 "title_patterns": ["\\bCFO\\b"]}],
  "segments":  [{"name": "Banks", "mode": "review", "approvers": ["Mara"], "directives": ["Ask once."],
                 "filter": {"all": [{"field": "prospect.title", "contains": "CFO"}]}}],
  "sequences": [{"name": "First", "segment": "Banks",
                 "steps": [{"position": 1, "channel": "email", "days_after": 0,
                            "purpose": "open", "regulated": false}]}]
})"_s;
    page += u"\n\n"_s;
    page += text(QT_TRANSLATE_NOOP(
        "Cli", "role: sdr, reviewer, manager, admin, worker, sender. mode: review or approval.\n"
               "channel: email, linkedin, sms, whatsapp, phone. “config list” names the rules."));
    return page;
}

QString knowledgeHelp()
{
    return text(QT_TRANSLATE_NOOP(
        "Cli",
        "Files, or a folder with everything below it; a folder “de” holds what is in German.\n"
        "Markdown, web page, PDF, Word (.docx): each paragraph, bullet and table row below a\n"
        "heading is a passage; what a page or document hides is none.\n"
        "directives.md: each bullet is a directive, “- **D01** Ask one question.”\n"
        "boundaries.md: a heading for each with “- kind: phrase”, “- pattern: `words`”,\n"
        "“- why: …” and “- probe: a sentence that must trip it”; or a bullet for each with the\n"
        "words in quotation marks. kind is phrase, regex or topic.\n"
        "Transcripts: WebVTT, SRT, or text of turns, “Name: words”. Plain text: paragraphs."));
}

} // namespace

QString importHelp(const QStringList& places)
{
    const QString kind = places.value(0);
    if (kind == "setup"_L1)
        return setupHelp();
    if (kind == "knowledge"_L1)
        return knowledgeHelp();
    const std::optional<intake::RecordKind> table = fromText<intake::RecordKind>(kind);
    return table ? tableHelp(*table) : QString();
}

} // namespace countersign::cli
