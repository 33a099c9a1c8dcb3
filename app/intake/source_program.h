// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/table.h"

#include <QStringList>

namespace countersign::intake {

/// The program that wrote a table, by the headers that only it writes: "HubSpot", "Salesforce Data Loader",
/// "Excel" … Empty if nothing tells: the table is read all the same, by what its headers mean.
///
/// Known are Apollo, Cognism, Excel (by its `sep=` line), Freshsales, Google Contacts, HubSpot, Instantly, LinkedIn, Lusha,
/// Microsoft Dynamics, Outlook (English, German, French, Spanish), Outreach, Pipedrive, Salesforce, Salesforce Data
/// Loader, Salesloft, Zoho CRM and ZoomInfo.
[[nodiscard]] QString sourceProgram(const QStringList& columns, const TableFormat& format);

} // namespace countersign::intake
