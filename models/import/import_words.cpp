// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/import/import_words.h"

#include "app/intake/field_mapping.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

struct Word {
    const char* name;
    const char* text;
};

constexpr std::array kinds{
    QT_TRANSLATE_NOOP("ImportText", "Setup: personas, segments, sequences"),
    QT_TRANSLATE_NOOP("ImportText", "People"),
    QT_TRANSLATE_NOOP("ImportText", "Companies"),
    QT_TRANSLATE_NOOP("ImportText", "Research, CRM context and signals"),
    QT_TRANSLATE_NOOP("ImportText", "Knowledge base documents"),
    QT_TRANSLATE_NOOP("ImportText", "Who must not be contacted"),
    QT_TRANSLATE_NOOP("ImportText", "Drafts written elsewhere"),
};

constexpr std::array fields{
    Word{"about", QT_TRANSLATE_NOOP("ImportText", "Whom it is about")},
    Word{"approvers", QT_TRANSLATE_NOOP("ImportText", "Approvers")},
    Word{"channel", QT_TRANSLATE_NOOP("ImportText", "Channel")},
    Word{"city", QT_TRANSLATE_NOOP("ImportText", "City")},
    Word{"company", QT_TRANSLATE_NOOP("ImportText", "Company")},
    Word{"condition", QT_TRANSLATE_NOOP("ImportText", "Condition")},
    Word{"country", QT_TRANSLATE_NOOP("ImportText", "Country")},
    Word{"domain", QT_TRANSLATE_NOOP("ImportText", "Company’s web domain")},
    Word{"due", QT_TRANSLATE_NOOP("ImportText", "Due on")},
    Word{"email", QT_TRANSLATE_NOOP("ImportText", "E-mail address")},
    Word{"employees", QT_TRANSLATE_NOOP("ImportText", "Employees")},
    Word{"evidence", QT_TRANSLATE_NOOP("ImportText", "Evidence")},
    Word{"family", QT_TRANSLATE_NOOP("ImportText", "Last name")},
    Word{"given", QT_TRANSLATE_NOOP("ImportText", "First name")},
    Word{"id", QT_TRANSLATE_NOOP("ImportText", "Record ID")},
    Word{"industry", QT_TRANSLATE_NOOP("ImportText", "Industry")},
    Word{"input", QT_TRANSLATE_NOOP("ImportText", "Input")},
    Word{"kind", QT_TRANSLATE_NOOP("ImportText", "Kind")},
    Word{"language", QT_TRANSLATE_NOOP("ImportText", "Language")},
    Word{"locale", QT_TRANSLATE_NOOP("ImportText", "Language")},
    Word{"name", QT_TRANSLATE_NOOP("ImportText", "Whole name")},
    Word{"notes", QT_TRANSLATE_NOOP("ImportText", "Notes")},
    Word{"observed_on", QT_TRANSLATE_NOOP("ImportText", "Observed on")},
    Word{"opt_out", QT_TRANSLATE_NOOP("ImportText", "Opted out of everything")},
    Word{"opt_out_email", QT_TRANSLATE_NOOP("ImportText", "Opted out of e-mail")},
    Word{"opt_out_phone", QT_TRANSLATE_NOOP("ImportText", "Do not call")},
    Word{"opt_out_sms", QT_TRANSLATE_NOOP("ImportText", "Opted out of text messages")},
    Word{"owner", QT_TRANSLATE_NOOP("ImportText", "Owner")},
    Word{"person", QT_TRANSLATE_NOOP("ImportText", "Person")},
    Word{"persona", QT_TRANSLATE_NOOP("ImportText", "Persona")},
    Word{"phone", QT_TRANSLATE_NOOP("ImportText", "Phone number")},
    Word{"priority", QT_TRANSLATE_NOOP("ImportText", "Priority")},
    Word{"profile", QT_TRANSLATE_NOOP("ImportText", "LinkedIn profile")},
    Word{"prospect_id", QT_TRANSLATE_NOOP("ImportText", "Person’s record ID")},
    Word{"reason", QT_TRANSLATE_NOOP("ImportText", "Reason")},
    Word{"sequence", QT_TRANSLATE_NOOP("ImportText", "Sequence")},
    Word{"since", QT_TRANSLATE_NOOP("ImportText", "Since")},
    Word{"source", QT_TRANSLATE_NOOP("ImportText", "Source")},
    Word{"source_id", QT_TRANSLATE_NOOP("ImportText", "ID at the source")},
    Word{"step", QT_TRANSLATE_NOOP("ImportText", "Step")},
    Word{"subject", QT_TRANSLATE_NOOP("ImportText", "Subject")},
    Word{"text", QT_TRANSLATE_NOOP("ImportText", "Text")},
    Word{"tier", QT_TRANSLATE_NOOP("ImportText", "Tier")},
    Word{"time_zone", QT_TRANSLATE_NOOP("ImportText", "Time zone")},
    Word{"title", QT_TRANSLATE_NOOP("ImportText", "Job title")},
    Word{"value", QT_TRANSLATE_NOOP("ImportText", "Address, number or domain")},
};

constexpr std::array encodings{
    Word{"UTF-8", QT_TRANSLATE_NOOP("ImportText", "Unicode")},
    Word{"UTF-16LE", QT_TRANSLATE_NOOP("ImportText", "Unicode, two bytes")},
    Word{"windows-1252", QT_TRANSLATE_NOOP("ImportText", "Windows, Western Europe")},
    Word{"windows-1250", QT_TRANSLATE_NOOP("ImportText", "Windows, Central Europe")},
    Word{"windows-1251", QT_TRANSLATE_NOOP("ImportText", "Windows, Cyrillic")},
    Word{"windows-1253", QT_TRANSLATE_NOOP("ImportText", "Windows, Greek")},
    Word{"windows-1254", QT_TRANSLATE_NOOP("ImportText", "Windows, Turkish")},
    Word{"ISO-8859-15", QT_TRANSLATE_NOOP("ImportText", "Latin, Western Europe")},
    Word{"ISO-8859-2", QT_TRANSLATE_NOOP("ImportText", "Latin, Central Europe")},
    Word{"macintosh", QT_TRANSLATE_NOOP("ImportText", "older Macs")},
    Word{"IBM850", QT_TRANSLATE_NOOP("ImportText", "DOS")},
};

template<size_t size>
QString textOf(const std::array<Word, size>& words, const QString& name)
{
    const auto found = std::find_if(words.begin(), words.end(), [&name](const Word& word) {
        return name == QLatin1String(word.name);
    });
    return found == words.end() ? QString() : ImportText::tr(found->text);
}

std::optional<intake::RecordKind> recordKind(ImportKind kind)
{
    return fromText<intake::RecordKind>(toText(kind));
}

} // namespace

QString kindLabel(ImportKind kind)
{
    return ImportText::tr(kinds.at(static_cast<size_t>(kind)));
}

QString fieldLabel(ImportKind kind, const QString& field)
{
    if (kind == ImportKind::Accounts && field == "name"_L1)
        return ImportText::tr("Company");
    const QString text = textOf(fields, field);
    return text.isEmpty() ? field : text;
}

QString delimiterLabel(const QString& delimiter)
{
    if (delimiter == ","_L1)
        return ImportText::tr("Comma (,)");
    if (delimiter == ";"_L1)
        return ImportText::tr("Semicolon (;)");
    if (delimiter == "\t"_L1)
        return ImportText::tr("Tab");
    if (delimiter == "|"_L1)
        return ImportText::tr("Bar (|)");
    return delimiter;
}

QString encodingLabel(const QString& encoding)
{
    const QString text = textOf(encodings, encoding);
    return text.isEmpty()
               ? encoding
               : ImportText::tr("%1 (%2)", "encoding: what for, its name").arg(text, encoding);
}

QStringList identifyingFields(ImportKind kind)
{
    const std::optional<intake::RecordKind> table = recordKind(kind);
    return table ? intake::identityFields(*table) : QStringList();
}

bool isTable(ImportKind kind)
{
    return recordKind(kind).has_value();
}

bool keepsCustomFields(ImportKind kind)
{
    return kind == ImportKind::Prospects || kind == ImportKind::Accounts;
}

} // namespace countersign
