// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/twins/twins_reader.h"

#include "app/services/open_workspace.h"

#include <QCoreApplication>

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Twins)
};

QString originOf(const QString& first, const QString& second, const QString& together)
{
    if (first == second)
        return Words::tr("the same in both");
    if (second.isEmpty())
        return Words::tr("only in the first");
    if (first.isEmpty())
        return Words::tr("only in the second");
    return together == second ? Words::tr("they differ: the second’s")
                              : Words::tr("they differ: the first’s");
}

void add(std::vector<QStringList>& rows, const QString& field, const QString& first,
         const QString& second, const QString& together)
{
    if (!first.isEmpty() || !second.isEmpty())
        rows.push_back({field, first, second, together, originOf(first, second, together)});
}

QString valueIn(const std::map<QString, QString>& values, const QString& key)
{
    const auto found = values.find(key);
    return found == values.end() ? QString() : found->second;
}

void addAll(std::vector<QStringList>& rows, const TwinView& twins,
            std::map<QString, QString> Prospect::*values)
{
    std::set<QString> keys;
    for (const Prospect* one : {&twins.prospect, &twins.other}) {
        for (const auto& [key, value] : one->*values)
            keys.insert(key);
    }
    for (const QString& key : keys)
        add(rows, key, valueIn(twins.prospect.*values, key), valueIn(twins.other.*values, key),
            valueIn(twins.together.*values, key));
}

void append(std::vector<TwinPair>& pairs, std::vector<TwinView> views, bool merged)
{
    for (TwinView& view : views)
        pairs.push_back({std::move(view), merged});
}

/// What nobody else has, as far as it is known.
QString keyOf(const Prospect& prospect, const QString& company)
{
    for (const QString& key : {prospect.email, prospect.profileUrl, prospect.phone, company}) {
        if (!key.isEmpty())
            return key;
    }
    return prospect.externalIds.empty() ? prospect.name : prospect.externalIds.begin()->second;
}

} // namespace

Result<std::vector<TwinPair>> readTwins(OpenWorkspace& workspace)
{
    Result<std::vector<TwinView>> undecided = workspace.people().undecidedTwins();
    if (!undecided)
        return undecided.error();
    Result<std::vector<TwinView>> merged = workspace.people().mergedTwins();
    if (!merged)
        return merged.error();
    std::vector<TwinPair> pairs;
    append(pairs, *std::move(undecided), false);
    append(pairs, *std::move(merged), true);
    return pairs;
}

std::vector<QStringList> fieldRowsOf(const TwinView& twins)
{
    struct Field {
        QString name;
        QString Prospect::*value;
    };
    std::vector<QStringList> rows;
    const auto addField = [&](const Field& field) {
        add(rows, field.name, twins.prospect.*field.value, twins.other.*field.value,
            twins.together.*field.value);
    };
    for (const Field& field :
         {Field{Words::tr("Name"), &Prospect::name}, Field{Words::tr("E-mail"), &Prospect::email},
          Field{Words::tr("Telephone"), &Prospect::phone},
          Field{Words::tr("Job title"), &Prospect::title}})
        addField(field);
    add(rows, Words::tr("Company"), twins.company, twins.otherCompany, twins.companyTogether);
    for (const Field& field :
         {Field{Words::tr("Profile"), &Prospect::profileUrl},
          Field{Words::tr("City"), &Prospect::city},
          Field{Words::tr("Country"), &Prospect::country},
          Field{Words::tr("Language"), &Prospect::language},
          Field{Words::tr("Time zone"), &Prospect::timeZone},
          Field{Words::tr("Owner"), &Prospect::owner}, Field{Words::tr("Notes"), &Prospect::notes}})
        addField(field);
    addAll(rows, twins, &Prospect::externalIds);
    addAll(rows, twins, &Prospect::custom);
    return rows;
}

QString detailOf(const TwinView& twins)
{
    const QString first = keyOf(twins.prospect, twins.company);
    const QString second = keyOf(twins.other, twins.otherCompany);
    return Words::tr("%1 and %2", "two addresses").arg(first, second);
}

} // namespace countersign
