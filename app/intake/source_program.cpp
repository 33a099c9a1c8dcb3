// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/source_program.h"

#include "app/intake/field_synonyms.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// What the headers of a program's exports are, as headerForm() gives them.
struct Signature {
    QLatin1String program;
    QStringView all; ///< every one of these
    QStringView any; ///< and one of these; empty: that is enough
};

// What only one program writes stands before what several might.
constexpr std::array signatures{
    Signature{"Apollo"_L1, u"apollocontactid", u""},
    Signature{"Apollo"_L1, u"apolloaccountid", u""},
    Signature{"Apollo"_L1, u"companynameforemails", u"personlinkedinurl emailstatus stage"},
    Signature{"ZoomInfo"_L1, u"zoominfocontactid", u""},
    Signature{"ZoomInfo"_L1, u"zoominfocompanyid", u""},
    Signature{"Cognism"_L1, u"cognismid", u""},
    Signature{"Microsoft Dynamics"_L1, u"donotmodifycontact", u""},
    Signature{"Microsoft Dynamics"_L1, u"donotmodifylead", u""},
    Signature{"Microsoft Dynamics"_L1, u"donotmodifyaccount", u""},
    Signature{"Microsoft Dynamics"_L1, u"donotmodifyrowchecksum", u""},
    Signature{"Pipedrive"_L1, u"personname", u"personid personemail personemailwork personowner"},
    Signature{"Pipedrive"_L1, u"organizationname organizationid", u""},
    Signature{"Pipedrive"_L1, u"orgname", u"orgidvalue owneridvalue orgidname"},
    Signature{"Outreach"_L1, u"", u"outreachid outreachprospectid outreachurl prospectoutreachid"},
    Signature{"Outreach"_L1, u"optedout", u"engagedscore stagename sequencestate personanote"},
    Signature{"Outreach"_L1, u"optedout emailoptedout", u"calloptedout smsoptedout"},
    Signature{"Outreach"_L1, u"attributesoptedout attributesemails", u""},
    Signature{"Salesloft"_L1, u"", u"salesloftid salesloftpersonid salesloftrecordid"},
    Signature{"Salesloft"_L1, u"emailaddress donotcontact", u"personstage cadencename bouncing"},
    Signature{"Salesloft"_L1, u"personcompanyname", u"emailaddress personstage"},
    Signature{"Lusha"_L1, u"", u"lushaid lushacontactid lushapersonid"},
    Signature{"Lusha"_L1, u"workemail", u"privateemail directemail workemailconfidence"},
    Signature{"Lusha"_L1, u"phone1 companydomain", u"phone1donotcall phone1dnc phone1type"},
    Signature{"Instantly"_L1, u"email personalization", u"companyname firstname website"},
    Signature{"LinkedIn"_L1, u"firstname lastname connectedon", u""},
    Signature{"LinkedIn"_L1, u"vorname nachname", u"verbundenam vernetztam"},
    Signature{"Zoho CRM"_L1, u"recordid", u"contactownerid leadownerid accountownerid"},
    Signature{"Zoho CRM"_L1, u"recordid emailoptout", u"contactowner leadowner layout tag"},
    Signature{"Freshsales"_L1, u"subscriptionstatus", u"donotdisturb salesowner"},
    Signature{"HubSpot"_L1, u"id propertiesemail",
              u"propertiesfirstname propertiescreatedate propertieslastmodifieddate"},
    Signature{"HubSpot"_L1, u"",
              u"recordidcontact recordidcompany hsobjectid propertieshsobjectid"},
    Signature{"HubSpot"_L1, u"recordid",
              u"lifecyclestage contactowner companyowner leadstatus createdate companydomainname"},
    Signature{"HubSpot"_L1, u"datensatzid", u"lifecyclephase kontaktinhaber leadstatus"},
    Signature{"Salesforce"_L1, u"id attributestype", u""},
    Signature{"Salesforce Data Loader"_L1, u"id",
              u"isdeleted systemmodstamp hasoptedoutofemail isconverted lastmodifiedbyid"},
    Signature{"Salesforce"_L1, u"", u"companyaccount 18digitid casesafeid"},
    Signature{"Salesforce"_L1, u"leadid",
              u"leadsource leadstatus leadowner salutation emailoptout convertedaccountid"},
    Signature{"Salesforce"_L1, u"accountid accountname", u"accountowner billingcity accountsource"},
    Signature{"Salesforce"_L1, u"contactid", u"accountname salutation emailoptout mailingcity"},
    Signature{"Google Contacts"_L1, u"email1value",
              u"groupmembership labels email1label email1type"},
    Signature{"Google Contacts"_L1, u"phone1value", u"groupmembership labels phone1label"},
    Signature{"Outlook"_L1, u"",
              u"emaildisplayname emailangezeigtername emailtyp nomcompletdeladressedemessagerie "
              u"typedemessagerie nombreparamostrardelcorreoelectronico tipodecorreoelectronico"},
    Signature{"Outlook"_L1, u"emailaddress", u"emailtype businessfax webpage"},
};

bool holds(const Signature& signature, const QSet<QString>& forms)
{
    const auto known = [&forms](const QString& form) { return forms.contains(form); };
    const QStringList all = signature.all.toString().split(u' ', Qt::SkipEmptyParts);
    const QStringList any = signature.any.toString().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(all.begin(), all.end(), known) &&
           (any.isEmpty() || std::any_of(any.begin(), any.end(), known));
}

} // namespace

QString sourceProgram(const QStringList& columns, const TableFormat& format)
{
    QSet<QString> forms;
    for (const QString& column : columns)
        forms.insert(headerForm(column));
    for (const Signature& signature : signatures) {
        if (holds(signature, forms))
            return signature.program;
    }
    return format.sepLine ? u"Excel"_s : QString();
}

} // namespace countersign::intake
