// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/prospect_rows.h"

#include "app/intake/field_synonyms.h"
#include "app/intake/import_rows.h"
#include "app/policy/suppression_key.h"
#include "app/text/names.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

int field(QStringView name)
{
    return fieldIndex(RecordKind::Prospects, name);
}

/// Makes records of rows. One a file: it remembers what is the same in every row.
class ProspectMaker {
public:
    std::optional<ProspectRecord> make(RowFields& fields);

private:
    void takeIds(RowFields& fields, ProspectRecord& record) const;
    void takeNames(RowFields& fields, Prospect& prospect) const;
    void takeEmail(RowFields& fields, ProspectRecord& record);
    void takePhone(RowFields& fields, ProspectRecord& record);
    void takeCompany(RowFields& fields, ProspectRecord& record);
    void takeLanguage(RowFields& fields, Prospect& prospect);
    void takeTier(RowFields& fields, ProspectRecord& record);
    void takeOptOuts(RowFields& fields, ProspectRecord& record) const;
    void takeMailStates(const RowFields& fields, ProspectRecord& record);
    [[nodiscard]] bool isStatusColumn(const QStringList& columns, int column);
    void takeCustom(const RowFields& fields, Prospect& prospect) const;
    const QStringList& presentIn(const RowFields& fields);
    void keepRejected(RowFields& fields, int at, Prospect& prospect);

    const int m_id = field(u"id");
    const int m_name = field(u"name");
    const int m_given = field(u"given");
    const int m_family = field(u"family");
    const int m_email = field(u"email");
    const int m_phone = field(u"phone");
    const int m_company = field(u"company");
    const int m_domain = field(u"domain");
    const int m_title = field(u"title");
    const int m_profile = field(u"profile");
    const int m_city = field(u"city");
    const int m_country = field(u"country");
    const int m_language = field(u"language");
    const int m_timeZone = field(u"time_zone");
    const int m_owner = field(u"owner");
    const int m_notes = field(u"notes");
    const int m_persona = field(u"persona");
    const int m_tier = field(u"tier");
    const int m_emailStatus = field(u"email_status");
    const int m_bounceReason = field(u"bounce_reason");

    QHash<QString, std::optional<QString>> m_languages;
    QString m_lastDomain;
    QString m_lastDomainForm;
    QStringList m_notTaken;       ///< fields of this row whose value was rejected
    std::vector<bool> m_isStatus; ///< of each column
    QStringList m_present;
    size_t m_presentCells = 0;
};

/// Keeps what a field could not take, under its header: nothing of the file is lost. And a value that
/// could not be taken is no empty one: it clears nothing.
void ProspectMaker::keepRejected(RowFields& fields, int at, Prospect& prospect)
{
    prospect.custom[fields.columnOf(at)] = fields.raw(at);
    m_notTaken.append(fieldNames(RecordKind::Prospects).at(at));
}

void ProspectMaker::takeIds(RowFields& fields, ProspectRecord& record) const
{
    for (const int column : fields.mapping().columnsOf(m_id)) {
        const QString id = cleanCell(fields.cell(column)).text;
        if (!id.isEmpty())
            record.prospect.externalIds[fields.mapping().columns()[column]] = id;
    }
}

void ProspectMaker::takeNames(RowFields& fields, Prospect& prospect) const
{
    prospect.given = fields.line(m_given);
    prospect.family = fields.line(m_family);
    prospect.name = fields.line(m_name);
    if (prospect.given.isEmpty() && prospect.family.isEmpty() && !prospect.name.isEmpty()) {
        // "Müller, Zoë (Frau)": a bracket is a remark, no part of the name.
        static const QRegularExpression brackets(uR"(\s*\([^)]*\))"_s);
        const text::NameParts parts = text::nameParts(QString(prospect.name).remove(brackets));
        prospect.given = parts.given;
        prospect.family = parts.family;
    }
    if (prospect.name.isEmpty())
        prospect.name = QString(prospect.given + u' ' + prospect.family).trimmed();
}

void ProspectMaker::takeEmail(RowFields& fields, ProspectRecord& record)
{
    bool rejected = false;
    for (const int column : fields.mapping().columnsOf(m_email)) {
        const CleanCell cell = cleanCell(fields.cell(column));
        if (cell.text.isEmpty())
            continue;
        const QString& header = fields.mapping().columns()[column];
        const QStringList addresses = emailAddressesIn(cell.text);
        if (cell.lineBreak)
            fields.problem(Effect::Noted, header, fields.cell(column), u"cell.line_break"_s);
        if (cell.control)
            fields.problem(Effect::Noted, header, fields.cell(column), u"cell.control_character"_s);
        if (addresses.isEmpty()) {
            fields.problem(Effect::ValueRejected, header, fields.cell(column),
                           u"email.not_an_address"_s);
            record.prospect.custom[header] = fields.cell(column);
            rejected = true;
            continue;
        }
        if (addresses.size() > 1) {
            fields.problem(Effect::Noted, header, fields.cell(column), u"email.several"_s,
                           {addresses.front()});
            record.prospect.custom[header] = fields.cell(column);
        }
        record.prospect.email = addresses.front();
        return;
    }
    if (rejected)
        m_notTaken.append(u"email"_s);
}

void ProspectMaker::takePhone(RowFields& fields, ProspectRecord& record)
{
    const QString whole = trimmedCell(fields.raw(m_phone));
    const QString first = firstPhone(whole);
    const QString phone = cleanCell(first).text;
    if (phone.isEmpty())
        return;
    if (const QString reason = phoneProblem(phone); !reason.isEmpty()) {
        fields.fieldProblem(Effect::ValueRejected, m_phone, reason);
        keepRejected(fields, m_phone, record.prospect);
        return;
    }
    if (first.size() < whole.size()) {
        fields.fieldProblem(Effect::Noted, m_phone, u"phone.several"_s, {phone});
        record.prospect.custom[fields.columnOf(m_phone)] = fields.raw(m_phone);
    }
    record.prospect.phone = phone;
}

void ProspectMaker::takeCompany(RowFields& fields, ProspectRecord& record)
{
    record.companyName = fields.line(m_company);
    const QString domain = fields.line(m_domain);
    if (domain != m_lastDomain) { // colleagues stand together
        m_lastDomain = domain;
        m_lastDomainForm = policy::normalForm(SuppressionKind::Domain, domain);
    }
    record.companyDomain = m_lastDomainForm;
    if (!domain.isEmpty() && record.companyDomain.isEmpty()) {
        fields.fieldProblem(Effect::ValueRejected, m_domain, u"domain.not_a_domain"_s);
        keepRejected(fields, m_domain, record.prospect);
    }
}

void ProspectMaker::takeLanguage(RowFields& fields, Prospect& prospect)
{
    const QString language = fields.line(m_language);
    if (language.isEmpty())
        return;
    auto known = m_languages.find(language);
    if (known == m_languages.end())
        known = m_languages.insert(language, languageTagOf(language));
    if (*known) {
        prospect.language = **known;
        return;
    }
    fields.fieldProblem(Effect::ValueRejected, m_language, u"language.unknown"_s);
    keepRejected(fields, m_language, prospect);
}

void ProspectMaker::takeTier(RowFields& fields, ProspectRecord& record)
{
    const QString word = fields.line(m_tier);
    if (word.isEmpty())
        return;
    record.tier = fromText<Tier>(word);
    if (!record.tier) {
        fields.fieldProblem(Effect::ValueRejected, m_tier, u"tier.unknown"_s);
        keepRejected(fields, m_tier, record.prospect);
    }
}

void ProspectMaker::takeOptOuts(RowFields& fields, ProspectRecord& record) const
{
    struct OptOutField {
        int field;
        std::vector<Channel> channels;
    };
    static const std::array optOutFields{
        OptOutField{field(u"opt_out"), {}},
        OptOutField{field(u"opt_out_email"), {Channel::Email}},
        OptOutField{field(u"opt_out_phone"), {Channel::Phone}},
        OptOutField{field(u"opt_out_sms"), {Channel::Sms}},
        OptOutField{field(u"bounced"), {Channel::Email}},
    };
    for (const OptOutField& optOut : optOutFields) {
        for (const int column : fields.mapping().columnsOf(optOut.field)) {
            const QString& cell = fields.cell(column);
            const std::optional<bool> answer = yesOrNo(cell);
            const QString& header = fields.mapping().columns()[column];
            // A date or a remark where a yes is expected means that somebody did opt out.
            if (!answer)
                fields.problem(Effect::Noted, header, cell, u"opt_out.unclear"_s);
            if (answer.value_or(true))
                record.optOuts.push_back({optOut.channels, header});
        }
    }
}

/// "Status" says many things; of a few words one knows what they mean.
bool ProspectMaker::isStatusColumn(const QStringList& columns, int column)
{
    static const QStringList forms{
        u"status"_s,     u"contactstatus"_s, u"personstatus"_s,     u"prospectstatus"_s,
        u"leadstatus"_s, u"optinstatus"_s,   u"newsletterstatus"_s, u"newsletter"_s,
        u"statut"_s,     u"estado"_s};
    while (static_cast<qsizetype>(m_isStatus.size()) < columns.size()) {
        const auto next = static_cast<qsizetype>(m_isStatus.size());
        m_isStatus.push_back(forms.contains(headerForm(columns[next])));
    }
    return m_isStatus[static_cast<size_t>(column)];
}

/// Columns that stay custom fields and say, with one of their values, that mail does not arrive or is not wanted.
void ProspectMaker::takeMailStates(const RowFields& fields, ProspectRecord& record)
{
    const auto stop = [&](int column, std::vector<Channel> channels = {Channel::Email}) {
        record.optOuts.push_back({std::move(channels), fields.mapping().columns()[column]});
    };
    const auto judge = [&](int column) {
        if (isStoppedEverywhere(fields.cell(column)))
            stop(column, {});
        else if (isStoppedState(fields.cell(column)))
            stop(column);
    };
    for (const int column : fields.mapping().columnsOf(m_emailStatus))
        judge(column);
    for (const int column : fields.mapping().customColumns()) {
        if (isStatusColumn(fields.mapping().columns(), column))
            judge(column);
    }
    for (const int column : fields.mapping().columnsOf(m_bounceReason)) {
        if (!cleanCell(fields.cell(column)).text.isEmpty())
            stop(column);
    }
}

void ProspectMaker::takeCustom(const RowFields& fields, Prospect& prospect) const
{
    for (const int column : fields.mapping().customColumns()) {
        const QString& cell = fields.cell(column);
        if (!cell.isEmpty())
            prospect.custom.insert_or_assign(fields.mapping().columns()[column], cell);
    }
}

const QStringList& ProspectMaker::presentIn(const RowFields& fields)
{
    // A row of a CSV file that is as long as the one before has the same fields.
    const bool sameShape = m_presentCells == fields.row().cells.size() &&
                           std::none_of(fields.row().cells.begin(), fields.row().cells.end(),
                                        [](const QString& cell) { return cell.isNull(); });
    if (!sameShape || m_present.isEmpty()) {
        m_present = fields.present();
        const bool whole = std::none_of(fields.row().cells.begin(), fields.row().cells.end(),
                                        [](const QString& cell) { return cell.isNull(); });
        m_presentCells = whole ? fields.row().cells.size() : 0;
    }
    return m_present;
}

std::optional<ProspectRecord> ProspectMaker::make(RowFields& fields)
{
    ProspectRecord record;
    Prospect& prospect = record.prospect;
    m_notTaken.clear();
    takeIds(fields, record);
    takeNames(fields, prospect);
    takeEmail(fields, record);
    takePhone(fields, record);
    takeCompany(fields, record);
    prospect.title = fields.line(m_title);
    prospect.profileUrl = fields.line(m_profile);
    if (prospect.name.isEmpty() && prospect.email.isEmpty() && prospect.profileUrl.isEmpty() &&
        prospect.externalIds.empty()) {
        fields.problem(Effect::RowRejected, {}, record.companyName, u"prospect.nobody"_s);
        return std::nullopt;
    }
    prospect.city = fields.line(m_city);
    prospect.country = fields.line(m_country);
    takeLanguage(fields, prospect);
    prospect.timeZone = fields.line(m_timeZone);
    prospect.owner = fields.line(m_owner);
    prospect.notes = fields.text(m_notes);
    record.personaName = fields.line(m_persona);
    takeTier(fields, record);
    takeOptOuts(fields, record);
    takeMailStates(fields, record);
    takeCustom(fields, prospect);
    record.present = presentIn(fields);
    for (const QString& name : std::as_const(m_notTaken))
        record.present.removeOne(name);
    const intake::FieldMapping& mapping = fields.mapping();
    record.hasNameColumn = !mapping.columnsOf(m_name).empty() ||
                           !mapping.columnsOf(m_given).empty() ||
                           !mapping.columnsOf(m_family).empty();
    record.row = fields.row().row;
    record.line = fields.row().line;
    return record;
}

} // namespace

Result<ImportReport> readProspects(QIODevice& device, const ImportOptions& options,
                                   const std::function<Result<void>(ProspectRecord&&)>& take,
                                   const JobControl& control)
{
    ProspectMaker maker;
    return readRecords<ProspectRecord>(
        RecordKind::Prospects, device, options,
        [&maker](RowFields& fields) { return maker.make(fields); }, take, control);
}

} // namespace countersign::intake
