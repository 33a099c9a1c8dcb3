// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// Files that cannot be read or written, and tables as a whole.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"file.missing", QT_TRANSLATE_NOOP("Messages", "There is no file “%1”. Check the path.")},
    Entry{"file.not_found",
          QT_TRANSLATE_NOOP("Messages", "There is no file “%1”. Check the path.")},
    Entry{"file.is_folder", QT_TRANSLATE_NOOP("Messages", "“%1” is a folder. Name a file in it.")},
    Entry{
        "file.unreadable",
        QT_TRANSLATE_NOOP(
            "Messages",
            "“%1” cannot be read. Check that it is not open elsewhere and that you may read it.")},
    Entry{"file.too_large",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is too large. Split it, or leave out what is not text.")},
    Entry{"file.exists",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is there already and is not overwritten. Choose another name.")},
    Entry{"file.no_folder", QT_TRANSLATE_NOOP("Messages", "The folder of “%1” does not exist.")},
    Entry{"file.read_only",
          QT_TRANSLATE_NOOP("Messages", "“%1” cannot be written to. Choose another place.")},
    Entry{"file.no_space",
          QT_TRANSLATE_NOOP("Messages", "The disk is full. Make room and try again.")},
    Entry{"file.unwritable", QT_TRANSLATE_NOOP("Messages", "“%1” cannot be written.")},
    Entry{"file.empty",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is empty. Export it again, and look at its size before you "
                            "import it.")},
    Entry{"file.only_nuls",
          QT_TRANSLATE_NOOP(
              "Messages", "“%1” holds nothing but zeros, as after a power cut. Export it again.")},
    Entry{"file.excel",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is an Excel workbook. Save it as CSV (UTF-8) and import that.")},
    Entry{"file.word",
          QT_TRANSLATE_NOOP(
              "Messages",
              "“%1” is a document of a word processor. For the knowledge base, save it as "
              "Word document (.docx); save a table as CSV.")},
    Entry{"file.pdf",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is a PDF. Export a table as CSV; a document is imported as "
                            "knowledge, under a name that ends in .pdf.")},
    Entry{"file.locked",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is protected with a password. Save it without one and "
                            "import that.")},
    Entry{"file.damaged",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is damaged or was cut short. See whether it opens where it was "
                            "made, save it again, and import that.")},
    Entry{"file.not_its_kind",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” does not hold what its name says. Save it again as PDF, Word "
                            "document (.docx), web page, Markdown or text, and import that.")},
    Entry{"file.too_complex",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” unpacks to more than can be read. Split it, or save what matters "
                            "of it as text, and import that.")},
    Entry{"file.zip",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is a packed archive. Unpack it and import what is inside.")},
    Entry{"file.image",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is a picture. Import a table as CSV, TSV or JSON, and a "
                            "document as Markdown, text or WebVTT.")},
    Entry{"file.html",
          QT_TRANSLATE_NOOP("Messages", "“%1” is a web page, often an error page saved under the "
                                        "wrong name. Download it again; what is meant as "
                                        "knowledge has a name that ends in .html.")},
    Entry{"file.binary",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is not text. Import a table as CSV, TSV or JSON, and a document "
                            "as Markdown, text or WebVTT.")},
    Entry{"file.not_a_document",
          QT_TRANSLATE_NOOP(
              "Messages", "“%1” is no document that the knowledge base reads, and was left out.")},
    Entry{"file.other_kind",
          QT_TRANSLATE_NOOP(
              "Messages",
              "“%1” is no document that the knowledge base reads, and nothing of it was taken. A "
              "table of people, companies or evidence is imported as such; save a document as "
              "Markdown (.md), text (.txt), web page (.html), PDF, Word document (.docx), WebVTT "
              "(.vtt) or SubRip (.srt).")},
    Entry{"encoding.unknown",
          QT_TRANSLATE_NOOP("Messages", "There is no encoding “%1”. Try UTF-8 or Windows-1252.")},
    Entry{"encoding.not_utf8", QT_TRANSLATE_NOOP("Messages", "“%1” is not UTF-8 text.")},
    Entry{"csv.no_header",
          QT_TRANSLATE_NOOP("Messages",
                            "No header row was found. The first row has to name the columns.")},
    Entry{"csv.no_header_there",
          QT_TRANSLATE_NOOP("Messages", "No row begins on line %2. Choose the line that names the "
                                        "columns, among the first ones.")},
    Entry{"csv.no_rows", QT_TRANSLATE_NOOP("Messages", "There are no rows below the header.")},
    Entry{"map.unknown_field", QT_TRANSLATE_NOOP("Messages", "There is no field “%1” to map to.")},
    Entry{"map.unknown_column", QT_TRANSLATE_NOOP("Messages", "The file has no column “%1”.")},
    Entry{"map.no_identity",
          QT_TRANSLATE_NOOP("Messages",
                            "No column says who or what a row is about. Say which column it is.")},
    Entry{"json.syntax",
          QT_TRANSLATE_NOOP("Messages",
                            "This is not valid JSON. Look here, and just before, for a comma, a "
                            "bracket or a quotation mark too few or too many.")},
    Entry{"json.too_deep",
          QT_TRANSLATE_NOOP("Messages",
                            "This record is nested more than 64 levels deep. Export it flatter.")},
    Entry{"json.no_records",
          QT_TRANSLATE_NOOP("Messages", "There are no records in “%1”. Write a list of objects: "
                                        "[{\"name\": …, \"email\": …}, …]")},
    Entry{"json.not_json",
          QT_TRANSLATE_NOOP("Messages", "“%1” is not JSON. Export it as CSV or JSON.")},
    Entry{"json.not_an_object",
          QT_TRANSLATE_NOOP("Messages", "This record is not a JSON object. Write it as "
                                        "{\"name\": …, \"email\": …}.")},
    Entry{"import.cancelled",
          QT_TRANSLATE_NOOP("Messages", "The import was stopped. Nothing was changed.")},
    Entry{"import.no_preview", QT_TRANSLATE_NOOP("Messages", "There is no preview of %1 files.")},
    Entry{"job.stopped", QT_TRANSLATE_NOOP("Messages", "Stopped. What was done stays done.")},
    Entry{"setup.field_type",
          QT_TRANSLATE_NOOP("Messages",
                            "This has to be %1. Correct it and import the file again; “import "
                            "setup --help” shows what a setup file looks like.")},
    Entry{"setup.field_value",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” cannot stand here. Write instead: %2. Then import the file "
                            "again.")},
    Entry{"setup.field_missing",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is missing or empty; what is there: %2. Fill it in and import "
                            "the file again.")},
    Entry{"setup.nothing",
          QT_TRANSLATE_NOOP("Messages",
                            "Nothing here is part of a setup file, which has: %1. “import setup "
                            "--help” shows one.")},
    Entry{"segment.filter_field",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no field that a filter asks for. There is: %2.")},
    Entry{"segment.filter",
          QT_TRANSLATE_NOOP("Messages",
                            "A filter is a list of conditions, all of which hold: "
                            "{\"all\": [{\"field\": \"prospect.title\", \"contains\": \"CFO\"}]}. "
                            "An empty list takes everybody.")},
    Entry{"check.field_type", QT_TRANSLATE_NOOP("Messages", "This field has the wrong type.")},
    Entry{"check.field_value",
          QT_TRANSLATE_NOOP("Messages", "“%1” is none that is known here. Choose one of: %2.")},
    Entry{"check.field_missing", QT_TRANSLATE_NOOP("Messages", "This field is missing.")},
    Entry{"check.line_too_long",
          QT_TRANSLATE_NOOP("Messages", "The line is too long to be a draft.")},
};

} // namespace

std::span<const Entry> fileEntries()
{
    return entries;
}

} // namespace countersign::wording
