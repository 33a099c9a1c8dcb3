// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// What is wrong with one row or value of a file.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"prospect.nobody",
          QT_TRANSLATE_NOOP(
              "Messages", "Nothing says who this is: give a name, an e-mail, a profile or an id.")},
    Entry{"prospect.no_name",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is here without a name, and nobody can be greeted so. Fill in "
                            "the name, and import again.")},
    Entry{"prospect.no_name_column",
          QT_TRANSLATE_NOOP("Messages",
                            "The file gives no names, and nobody can be greeted so. Say with "
                            "“name” which column it is, or add one, and import again.")},
    Entry{"prospect.only_id",
          QT_TRANSLATE_NOOP("Messages",
                            "Only the record id “%1” stands here, and nobody is known "
                            "by it yet. Fill in a name or an e-mail, and import again.")},
    Entry{"prospect.same_id",
          QT_TRANSLATE_NOOP("Messages",
                            "Rows %1 and %2 give the record id “%3” to two people (%4). The later "
                            "row was left out: give each an id of their own.")},
    Entry{"prospect.erased",
          QT_TRANSLATE_NOOP("Messages", "This person was erased here and is not brought back. Take "
                                        "the row out of the file; nothing of it was stored.")},
    Entry{"row.said_before",
          QT_TRANSLATE_NOOP("Messages", "Row %2 of the same file says otherwise of %1. The first "
                                        "row counts.")},
    Entry{"account.nobody", QT_TRANSLATE_NOOP("Messages", "Neither a name nor a web domain.")},
    Entry{"evidence.no_text", QT_TRANSLATE_NOOP("Messages", "The passage has no text.")},
    Entry{"evidence.unknown_input",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is none of the four inputs (research, knowledge, crm, signal).")},
    Entry{"evidence.instructions",
          QT_TRANSLATE_NOOP(
              "Messages",
              "It gives orders to language models. It is kept as data; nobody follows it.")},
    Entry{"draft.no_text", QT_TRANSLATE_NOOP("Messages", "The draft has no text.")},
    Entry{"draft.no_prospect", QT_TRANSLATE_NOOP("Messages", "Nothing says who the draft is for.")},
    Entry{"draft.no_channel",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The draft names no channel. It is never taken for an e-mail: give the channel.")},
    Entry{"draft.unknown_channel",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is no channel (email, linkedin, sms, whatsapp, phone).")},
    Entry{"draft.evidence_unreadable",
          QT_TRANSLATE_NOOP("Messages", "A passage of the draft cannot be read.")},
    Entry{"draft.priority_unreadable",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no priority from 0 to 9.")},
    Entry{"draft.step_unreadable", QT_TRANSLATE_NOOP("Messages", "“%1” is no number of a step.")},
    Entry{"draft.unknown_prospect",
          QT_TRANSLATE_NOOP("Messages", "Nobody here is “%1”. Import the person first, or give an "
                                        "e-mail or a company with the name.")},
    Entry{"draft.name_not_enough",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is here, but a name alone is not enough to say who is "
                            "meant. Give the e-mail, the company or the record id too.")},
    Entry{"draft.several_prospects",
          QT_TRANSLATE_NOOP("Messages", "More than one person could be “%1”. Give the record id.")},
    Entry{"draft.prospect_added",
          QT_TRANSLATE_NOOP("Messages", "%1 was not known yet and was added.")},
    Entry{"draft.edited_here",
          QT_TRANSLATE_NOOP(
              "Messages", "“%1” was changed here since. The file’s new text was not taken over.")},
    Entry{"suppression.no_value",
          QT_TRANSLATE_NOOP("Messages", "Nothing says who must not be contacted.")},
    Entry{"suppression.names_nobody",
          QT_TRANSLATE_NOOP("Messages", "“%1” names nobody who could be reached.")},
    Entry{"suppression.unknown_kind",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is no kind of entry (email, phone, domain, person, profile).")},
    Entry{"email.not_an_address",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no e-mail address. It was left out.")},
    Entry{
        "email.several",
        QT_TRANSLATE_NOOP("Messages", "Several addresses stand in one cell; the first was taken.")},
    Entry{"phone.not_a_number",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no telephone number. It was left out.")},
    Entry{"phone.several",
          QT_TRANSLATE_NOOP("Messages", "Several numbers stand in one cell; the first was taken.")},
    Entry{"phone.spreadsheet_number",
          QT_TRANSLATE_NOOP("Messages", "“%1” was a telephone number before a spreadsheet rounded "
                                        "it. Format the column as text and export again.")},
    Entry{"domain.not_a_domain", QT_TRANSLATE_NOOP("Messages", "“%1” is no web domain.")},
    Entry{"tier.unknown",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is no tier (standard, growth, enterprise, strategic).")},
    Entry{"language.unknown", QT_TRANSLATE_NOOP("Messages", "“%1” is no language we know.")},
    Entry{"channel.unknown",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no channel. The entry counts for every channel.")},
    Entry{"opt_out.unclear",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” does not say yes or no. It counts as “do not contact”.")},
    Entry{"date.order_unclear",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The column does not tell whether day or month comes first. The date was left out.")},
    Entry{"date.unreadable", QT_TRANSLATE_NOOP("Messages", "“%1” is no date. It was left out.")},
    Entry{"row.broken_encoding",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is in another encoding than the file. The row was left out, what "
                            "we have stays: save the file as UTF-8 and import it again.")},
    Entry{"cell.broken_encoding",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is in another encoding than the file. The value was left out, "
                            "what we have stays: save the file as UTF-8 and import it again.")},
    Entry{"cell.other_encoding",
          QT_TRANSLATE_NOOP("Messages", "“%1” is in another encoding than the rest of the file and "
                                        "was read as Windows-1252. See that it is right.")},
    Entry{"cell.line_break",
          QT_TRANSLATE_NOOP("Messages",
                            "A line break stands in a one-line field. It became a blank.")},
    Entry{"cell.control_character",
          QT_TRANSLATE_NOOP("Messages",
                            "Control characters stand in this field. They became blanks; "
                            "see that the value is right.")},
    Entry{"cell.formula",
          QT_TRANSLATE_NOOP("Messages", "The cell begins like a formula. It is kept as text.")},
    Entry{"cell.empty",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The cell is empty; what we know of %1 stays. An import can be told to empty it.")},
    Entry{"csv.unclosed_quote", QT_TRANSLATE_NOOP("Messages", "A quotation mark is never closed.")},
    Entry{"csv.stray_quote",
          QT_TRANSLATE_NOOP("Messages", "A stray quotation mark was kept as text.")},
    Entry{"csv.too_many_cells",
          QT_TRANSLATE_NOOP("Messages", "The row has more cells than the header has columns: a "
                                        "delimiter may stand in a cell without quotes.")},
    Entry{"csv.too_few_cells",
          QT_TRANSLATE_NOOP("Messages", "The row has fewer cells than the header has columns.")},
    Entry{"csv.cut_character",
          QT_TRANSLATE_NOOP("Messages",
                            "The file ends in the middle of a character: it may have been cut "
                            "short. See that the last row is whole, or export it again.")},
    Entry{"cell.hidden_character",
          QT_TRANSLATE_NOOP("Messages",
                            "Characters that nobody sees (of no width, or turning the direction "
                            "of the text) stood in this field. They were left out.")},
    Entry{"csv.nul", QT_TRANSLATE_NOOP("Messages", "NUL characters were left out.")},
    Entry{"persona.unknown", QT_TRANSLATE_NOOP("Messages", "There is no persona “%1”.")},
    Entry{"persona.bad_pattern",
          QT_TRANSLATE_NOOP("Messages", "The title pattern “%1” cannot be read.")},
    Entry{"prospect.likely_twin",
          QT_TRANSLATE_NOOP(
              "Messages",
              "%1 is likely a record we have already. Both are held until somebody says.")},
    Entry{"about.unknown",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Nobody here is “%1” yet. The passage is kept and counts once they are imported.")},
    Entry{"approver.unknown",
          QT_TRANSLATE_NOOP("Messages", "There is no user “%1” to be an approver.")},
    Entry{"user.role_stands",
          QT_TRANSLATE_NOOP("Messages", "%1 stays %2. An import does not change roles.")},
    Entry{"sequence.unknown", QT_TRANSLATE_NOOP("Messages", "There is no sequence “%1”.")},
    Entry{"sequence.unknown_segment", QT_TRANSLATE_NOOP("Messages", "There is no segment “%1”.")},
    Entry{"step.unknown", QT_TRANSLATE_NOOP("Messages", "There is no such step in “%1”.")},
    Entry{"step.no_channel",
          QT_TRANSLATE_NOOP(
              "Messages", "This step has no channel. Nothing is written for it until it has one.")},
    Entry{"step.unknown_channel", QT_TRANSLATE_NOOP("Messages", "“%1” is no channel.")},
    Entry{
        "segment.autopilot_refused",
        QT_TRANSLATE_NOOP("Messages", "A segment never starts on autopilot. It begins in review.")},
    Entry{"segment.no_approver",
          QT_TRANSLATE_NOOP("Messages", "The segment is in approval and names nobody who signs.")},
    Entry{"segment.no_filter",
          QT_TRANSLATE_NOOP("Messages", "The segment has no filter, so nobody falls in it.")},
    Entry{"rules.unknown_key", QT_TRANSLATE_NOOP("Messages", "There is no rule “%1”.")},
    Entry{"setup.unknown_key",
          QT_TRANSLATE_NOOP("Messages",
                            "Nothing reads “%1” here. Is it misspelt? What is read: %2.")},
    Entry{"setup.duplicate", QT_TRANSLATE_NOOP("Messages", "“%1” stands twice.")},
    Entry{"boundary.no_probe",
          QT_TRANSLATE_NOOP("Messages",
                            "The boundary has no probe: give a sentence that must set it off.")},
    Entry{"boundary.unknown_kind",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no kind of boundary (phrase, regex, topic).")},
    Entry{"boundary.bad_pattern",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” was not taken: “%2” is no regular expression (%3). Correct the "
                            "pattern, or write “kind: phrase” to look for the words as they are, "
                            "and import it again.")},
    Entry{"boundary.only_words",
          QT_TRANSLATE_NOOP(
              "Messages", "“%1” is no boundary yet: nothing says which words to look for. Put them "
                          "in quotation marks or as `code`, or give the section “pattern:”.")},
    Entry{"document.no_boundaries",
          QT_TRANSLATE_NOOP(
              "Messages",
              "No boundary was found in “%1”. Write a bullet with the words in quotation marks for "
              "each, or a heading with “- kind: phrase”, “- pattern: `words`”, “- probe: a "
              "sentence”.")},
    Entry{"document.no_directives",
          QT_TRANSLATE_NOOP("Messages", "No directive was found in “%1”. Write a bullet for each: "
                                        "“- **D01** Ask one question.”")},
    Entry{"document.nothing",
          QT_TRANSLATE_NOOP("Messages", "Nothing in “%1” could be used. Passages are paragraphs, "
                                        "bullets and table rows below headings.")},
    Entry{"file.no_text",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” holds no text, as a scan does. Let a program recognise "
                            "its text, or write down what matters, and import that.")},
    Entry{"document.cut_character",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” ends in the middle of a character: it may have been cut short. "
                            "See that its last words are whole, or save it again.")},
    Entry{"document.no_speech",
          QT_TRANSLATE_NOOP("Messages", "The transcript holds no speech. Each turn begins with a "
                                        "name and a colon, or stands below a time.")},
    Entry{
        "knowledge.passage_gone",
        QT_TRANSLATE_NOOP("Messages", "A passage is no longer in the document and was withdrawn.")},
    Entry{"knowledge.passage_withdrawn",
          QT_TRANSLATE_NOOP("Messages",
                            "The passage was withdrawn and stays so. Change its words if it "
                            "is right again.")},
};

} // namespace

std::span<const Entry> rowEntries()
{
    return entries;
}

} // namespace countersign::wording
