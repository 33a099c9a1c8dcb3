// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/suppression_rows.h"

#include "app/intake/channel_words.h"
#include "app/intake/import_rows.h"
#include "app/policy/suppression_key.h"
#include "app/text/contact_form.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

int field(QStringView name)
{
    return fieldIndex(RecordKind::Suppression, name);
}

/// What a value is, where no column says so.
SuppressionKind kindOf(const QString& value)
{
    static const QRegularExpression number(uR"(^[+(]?[\d\s()./+-]{5,}$)"_s);
    static const QRegularExpression domain(
        uR"(^(https?://)?(www\.)?[^\s/@]+\.[^\s/@.\d][^\s/@.]+/?$)"_s);
    if (value.contains("linkedin"_L1, Qt::CaseInsensitive) && value.contains(u'/'))
        return SuppressionKind::Profile;
    if (value.startsWith(u'@') || value.startsWith("*@"_L1) || domain.match(value).hasMatch())
        return SuppressionKind::Domain;
    if (value.contains(u'@'))
        return SuppressionKind::Email;
    return number.match(text::withoutLinkScheme(value)).hasMatch() ? SuppressionKind::Phone
                                                                   : SuppressionKind::Person;
}

std::optional<SuppressionKind> kindOfWord(const QString& word)
{
    if (const auto kind = fromText<SuppressionKind>(word))
        return kind;
    const QString lower = word.toLower();
    for (const auto& [kind, words] :
         {std::pair{SuppressionKind::Email, u"e-mail mail address"_s},
          std::pair{SuppressionKind::Phone, u"number mobile telephone telefon sms"_s},
          std::pair{SuppressionKind::Domain, u"company account website"_s},
          std::pair{SuppressionKind::Person, u"contact prospect record id name"_s},
          std::pair{SuppressionKind::Profile, u"linkedin url"_s}}) {
        if (words.split(u' ').contains(lower))
            return kind;
    }
    return std::nullopt;
}

/// Why the value can be none of its kind; empty if it can.
QString valueProblem(const SuppressionRecord& record)
{
    switch (record.kind) {
    case SuppressionKind::Email:
        return isEmailAddress(record.value) ? QString() : u"email.not_an_address"_s;
    case SuppressionKind::Phone:
        return phoneProblem(text::withoutLinkScheme(record.value));
    case SuppressionKind::Domain:
        return policy::normalForm(record.kind, record.value).isEmpty() ? u"domain.not_a_domain"_s
                                                                       : QString();
    case SuppressionKind::Profile:
    case SuppressionKind::Person:
        return policy::normalForm(record.kind, record.value).isEmpty()
                   ? u"suppression.names_nobody"_s
                   : QString();
    }
    return {};
}

/// Takes kind and value from their own columns, or from one that is named after a kind.
bool takeValue(RowFields& fields, SuppressionRecord& record)
{
    record.value = fields.line(field(u"value"));
    if (!record.value.isEmpty()) {
        record.kind = kindOf(record.value);
        return true;
    }
    struct KindColumn {
        const char16_t* field;
        SuppressionKind kind;
    };
    for (const KindColumn& column : {KindColumn{u"email", SuppressionKind::Email},
                                     KindColumn{u"phone", SuppressionKind::Phone},
                                     KindColumn{u"profile", SuppressionKind::Profile},
                                     KindColumn{u"domain", SuppressionKind::Domain},
                                     KindColumn{u"person", SuppressionKind::Person}}) {
        record.value = fields.line(field(column.field));
        if (!record.value.isEmpty()) {
            record.kind = column.kind;
            return true;
        }
    }
    return false;
}

void takeChannels(RowFields& fields, SuppressionRecord& record)
{
    const ChannelWords words = channelsIn(fields.line(field(u"channel")));
    record.channels = words.channels;
    if (!words.unknown.isEmpty())
        fields.fieldProblem(Effect::Noted, field(u"channel"), u"channel.unknown"_s,
                            {words.unknown.join(", "_L1)});
}

std::optional<SuppressionRecord> makeSuppression(RowFields& fields)
{
    SuppressionRecord record;
    if (!takeValue(fields, record)) {
        fields.problem(Effect::RowRejected, fields.columnOf(field(u"value")), {},
                       u"suppression.no_value"_s);
        return std::nullopt;
    }
    const QString word = fields.line(field(u"kind"));
    if (!word.isEmpty()) {
        const std::optional<SuppressionKind> kind = kindOfWord(word);
        if (!kind) {
            fields.fieldProblem(Effect::RowRejected, field(u"kind"), u"suppression.unknown_kind"_s);
            return std::nullopt;
        }
        record.kind = *kind;
    }
    if (record.kind == SuppressionKind::Email) {
        if (const QStringList addresses = emailAddressesIn(record.value); addresses.size() == 1)
            record.value = addresses.front();
    }
    if (const QString problem = valueProblem(record); !problem.isEmpty()) {
        fields.problem(Effect::RowRejected, fields.columnOf(field(u"value")), record.value,
                       problem);
        return std::nullopt;
    }
    takeChannels(fields, record);
    record.since = fields.line(field(u"since"));
    record.reason = fields.line(field(u"reason"));
    record.row = fields.row().row;
    record.line = fields.row().line;
    return record;
}

/// A list without a header has its values in the first column.
ImportOptions withValueColumn(QIODevice& device, const ImportOptions& options)
{
    ImportOptions chosen = options;
    Result<std::unique_ptr<TableReader>> reader =
        openTable(RecordKind::Suppression, device, options);
    if (reader.ok() && (*reader)->format().headerLine == 0 && options.columns.empty() &&
        (*reader)->format().kind == "csv"_L1)
        chosen.columns.push_back({u"value"_s, u"Column 1"_s});
    return chosen;
}

} // namespace

Result<ImportReport> readSuppressions(QIODevice& device, const ImportOptions& options,
                                      const std::function<Result<void>(SuppressionRecord&&)>& take,
                                      const JobControl& control)
{
    return readRecords<SuppressionRecord>(RecordKind::Suppression, device,
                                          withValueColumn(device, options), makeSuppression, take,
                                          control);
}

} // namespace countersign::intake
