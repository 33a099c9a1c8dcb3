// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/account_rows.h"

#include "app/intake/import_rows.h"
#include "app/policy/suppression_key.h"

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

int field(QStringView name)
{
    return fieldIndex(RecordKind::Accounts, name);
}

std::optional<AccountRecord> makeAccount(RowFields& fields)
{
    AccountRecord record;
    Account& account = record.account;
    account.name = fields.line(field(u"name"));
    const QString domain = fields.line(field(u"domain"));
    account.domain = policy::normalForm(SuppressionKind::Domain, domain);
    if (!domain.isEmpty() && account.domain.isEmpty()) {
        fields.fieldProblem(Effect::ValueRejected, field(u"domain"), u"domain.not_a_domain"_s);
        account.custom[fields.columnOf(field(u"domain"))] = domain;
    }
    if (account.name.isEmpty() && account.domain.isEmpty()) {
        fields.problem(Effect::RowRejected, {}, domain, u"account.nobody"_s);
        return std::nullopt;
    }
    account.industry = fields.line(field(u"industry"));
    account.employees = fields.line(field(u"employees"));
    account.country = fields.line(field(u"country"));
    const QString tier = fields.line(field(u"tier"));
    record.tier = fromText<Tier>(tier);
    if (!tier.isEmpty() && !record.tier) {
        fields.fieldProblem(Effect::ValueRejected, field(u"tier"), u"tier.unknown"_s);
        account.custom[fields.columnOf(field(u"tier"))] = tier;
    }
    record.approvers = listIn(fields.raw(field(u"approvers")));
    for (const int column : fields.mapping().customColumns()) {
        if (!fields.cell(column).isEmpty())
            account.custom.insert_or_assign(fields.mapping().columns()[column],
                                            fields.cell(column));
    }
    record.present = fields.present();
    record.row = fields.row().row;
    record.line = fields.row().line;
    return record;
}

} // namespace

Result<ImportReport> readAccounts(QIODevice& device, const ImportOptions& options,
                                  const std::function<Result<void>(AccountRecord&&)>& take,
                                  const JobControl& control)
{
    return readRecords<AccountRecord>(RecordKind::Accounts, device, options, makeAccount, take,
                                      control);
}

} // namespace countersign::intake
