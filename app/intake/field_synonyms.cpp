// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/field_synonyms.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

// English, German, French and Spanish; HubSpot, Salesforce, Apollo, ZoomInfo, LinkedIn, Outlook and
// Google Contacts. The order within a field is the order in which columns are preferred.
constexpr QStringView emailHeaders =
    u"email emailaddress mail mailaddress workemail businessemail primaryemail emailadresse "
    u"mailadresse adressemail adresseemail courriel adressecourriel adresseelectronique "
    u"emailprofessionnel correo correoelectronico emailprofesional direcciondecorreo "
    u"emailgeschaftlich geschaftlicheemail emailaddress1 email1value email1 contactemail "
    u"personemail emails emailwork email2value email2 secondaryemail privateemail "
    u"directemail emailhome personalemail emaildienstlich emailfirma mailpro emailpro "
    u"correodetrabajo indirizzoemail postaelettronica eposta メールアトレス メール 邮箱 电子邮件 "
    u"почта электроннаяпочта emailaddressesvalue";
constexpr QStringView phoneHeaders =
    u"phone phonenumber telephone tel telefon telefonnummer telefono numerodetelephone "
    u"numerodetelefono directphone directphonenumber workdirectphone durchwahl firstphone "
    u"businessphone workphone workphones telefonnr phones phonework telefongeschaftlich "
    u"telefonegeschaftlich telephoneprofessionnel "
    u"mobile mobilephone mobilenumber mobilephonenumber mobiltelefon mobil handy handynummer cell "
    u"cellphone portable telephoneportable movil telefonomovil mobilephones phone1value phone1 "
    u"phone2 contactphone telefondienstlich rufnummer telgeschaftlich telefonfirma festnetz "
    u"lignedirecte telpro telephonefixe telephonemobile telefonofijo telefonodetrabajo celular "
    u"telefoonnummer telefonocellulare 電話番号 电话 手机 телефон phonenumbersvalue";
constexpr QStringView companyHeaders =
    u"company companyname organization organisation organizationname organisationname account "
    u"accountname companyaccount employer firm firma firmenname unternehmen unternehmensname "
    u"entreprise nomdelentreprise societe raisonsociale empresa nombredelaempresa compania "
    u"organizacion organization1name currentcompany orgname orgidname personcompanyname "
    u"nomdelasociete entreprisecliente kunde firmaorganisation razonsocial nombredeempresa "
    u"nombredelacompania azienda societa bedrijf bedrijfsnaam pridruzeni 会社名 会社 公司 компания "
    u"организация sirket organizationsname";
constexpr QStringView domainHeaders =
    u"companydomain companydomainname domain accountdomain website companywebsite web webseite "
    u"homepage internetadresse siteweb siteinternet sitioweb paginaweb domaine dominio companyurl "
    u"accountwebsite personcompanywebsite";
constexpr QStringView nameHeaders =
    u"name fullname contactname personname displayname vollstandigername ansprechpartner kontakt "
    u"kontaktname nomcomplet nomprenom contacto nombrecompleto nombreyapellidos contact person "
    u"leadname prospectname prospect customername vorundnachname vornamenachname vornamenachname "
    u"vollname interlocuteur nometprenom prenomnom prenometnom nombreyapellido nombredelcontacto "
    u"personadecontacto nomecompleto 氏名 お名前 姓名 фио namesdisplayname";
constexpr QStringView givenHeaders =
    u"firstname given givenname first fname forename vorname prenom nombre nombredepila rufname "
    u"primernombre nomeproprio voornaam jmeno imie имя fornamn fornavn namesgivenname";
constexpr QStringView familyHeaders =
    u"lastname family familyname last surname lname nachname familienname zuname nomdefamille nom "
    u"apellido apellidos primerapellido cognome sobrenome achternaam prijmeni nazwisko фамилия "
    u"soyad efternamn etternavn namesfamilyname";
constexpr QStringView titleHeaders =
    u"jobtitle title position role jobrole jobposition berufsbezeichnung stellenbezeichnung "
    u"jobbezeichnung funktion poste fonction intituleduposte cargo puesto organizationtitle "
    u"organization1title contacttitle berufstitel beruf stelle qualite intituledeposte funcion "
    u"ruolo functie stanowisko 役職 职位 должность organizationstitle";
constexpr QStringView profileHeaders =
    u"profile linkedinurl linkedin linkedinprofile linkedinprofileurl personlinkedinurl profileurl "
    u"url profil linkedinprofil profillinkedin perfildelinkedin linkedincontactprofileurl "
    u"hslinkedinurl";
constexpr QStringView countryHeaders =
    u"country countryregion land landregion landregiongeschaftlich landgeschaftlich pays "
    u"paysregion pais paisregion countrycode mailingcountry";
constexpr QStringView languageHeaders =
    u"language lang preferredlanguage sprache korrespondenzsprache langue idioma locale";
constexpr QStringView personaHeaders = u"persona buyerpersona hspersona zielrolle";
constexpr QStringView tierHeaders = u"tier accounttier companytier kundenstufe stufe niveau nivel";
constexpr QStringView recordIdHeaders =
    u"id recordid recordidcontact contactid leadid personid prospectid contactrecordid "
    u"hsobjectid vid crmid externalid sourceid kontaktid datensatzid apollocontactid "
    u"zoominfocontactid identifiant idcontact idcontacto resourcename";

constexpr std::array prospectFields{
    FieldSynonyms{u"id", Gather::All, recordIdHeaders},
    FieldSynonyms{u"name", Gather::Stand, nameHeaders},
    FieldSynonyms{u"given", Gather::One, givenHeaders},
    FieldSynonyms{u"family", Gather::One, familyHeaders},
    FieldSynonyms{u"email", Gather::Stand, emailHeaders},
    FieldSynonyms{u"phone", Gather::Stand, phoneHeaders},
    FieldSynonyms{u"company", Gather::Stand, companyHeaders},
    FieldSynonyms{u"domain", Gather::One, domainHeaders},
    FieldSynonyms{u"title", Gather::One, titleHeaders},
    FieldSynonyms{u"profile", Gather::One, profileHeaders},
    FieldSynonyms{u"city", Gather::One,
                  u"city town locality mailingcity ort stadt wohnort ortgeschaftlich ville ciudad "
                  u"localite localidad"},
    FieldSynonyms{u"country", Gather::One, countryHeaders},
    FieldSynonyms{u"language", Gather::One, languageHeaders},
    FieldSynonyms{u"time_zone", Gather::One,
                  u"timezone tz zeitzone fuseauhoraire zonahoraria husohorario"},
    FieldSynonyms{u"owner", Gather::One,
                  u"owner contactowner salesowner besitzer leadowner ownername recordowner "
                  u"kontaktinhaber zustandig "
                  u"betreuer proprietaire proprietaireducontact propietario"},
    FieldSynonyms{u"notes", Gather::One,
                  u"notes note comments comment description remarks notizen notiz bemerkung "
                  u"bemerkungen kommentar remarque remarques commentaire notas nota observaciones"},
    FieldSynonyms{u"persona", Gather::One, personaHeaders},
    FieldSynonyms{u"tier", Gather::One, tierHeaders},
    FieldSynonyms{
        u"opt_out", Gather::All,
        u"donotcontact optout optedout unsubscribed nocontact kontaktsperre abgemeldet "
        u"nichtkontaktieren nepascontacter desabonne desinscrit nocontactar dadodebaja baja "
        u"donotdisturb keinewerbung werbesperre sperrvermerk gesperrt blacklisted"},
    FieldSynonyms{u"opt_out_email", Gather::All,
                  u"emailoptout optoutemail hasoptedoutofemail optedoutofemail donotemail "
                  u"emailunsubscribed unsubscribedfromallemail unsubscribedemail hsemailoptout "
                  u"keineemail keineemails keinewerbungperemail emailoptedout optedoutemail "
                  u"emailabgemeldet pasdemail noemail"},
    FieldSynonyms{u"opt_out_phone", Gather::All,
                  u"donotcall optoutphone phoneoptout dnc directphonedonotcall nichtanrufen "
                  u"mobilephonedonotcall calloptedout nepasappeler nollamar"},
    FieldSynonyms{u"opt_out_sms", Gather::All,
                  u"smsoptout optoutsms donottext hasoptedoutofsms smsoptedout"},
    FieldSynonyms{u"bounced", Gather::Watch,
                  u"emailbounced hardbounced emailhardbounced hardbounce bouncing isbounced "
                  u"unzustellbar rebotado"},
    FieldSynonyms{u"email_status", Gather::Watch,
                  u"mailstatus emailvalidationstatus marketingstatus subscriptionstatus "
                  u"emailoptinstatus"},
    FieldSynonyms{u"bounce_reason", Gather::Watch,
                  u"emailhardbouncereason hardbouncereason emailbouncedreason "
                  u"hsemailhardbouncereasonenum hsemailhardbouncereason emailbouncereason"},
};

constexpr std::array accountFields{
    FieldSynonyms{u"domain", Gather::One,
                  u"domain companydomain companydomainname accountdomain website companywebsite "
                  u"web url webseite homepage internetadresse siteweb siteinternet sitioweb "
                  u"paginaweb domaine dominio companyurl"},
    FieldSynonyms{u"name", Gather::One,
                  u"name company companyname account accountname organization organisation "
                  u"organizationname organisationname companyaccount firma firmenname unternehmen "
                  u"unternehmensname entreprise nomdelentreprise nom societe raisonsociale empresa "
                  u"nombredelaempresa nombre compania organizacion"},
    FieldSynonyms{u"tier", Gather::One, tierHeaders},
    FieldSynonyms{u"industry", Gather::One,
                  u"industry industrygroup branche industrie sektor sector secteur "
                  u"secteurdactivite industria vertical"},
    FieldSynonyms{u"employees", Gather::One,
                  u"employees numberofemployees employeecount headcount companysize size "
                  u"mitarbeiter mitarbeiterzahl anzahlmitarbeiter anzahldermitarbeiter effectif "
                  u"effectifs nombredemployes salaries empleados numerodeempleados"},
    FieldSynonyms{u"country", Gather::One, countryHeaders},
    FieldSynonyms{u"approvers", Gather::One,
                  u"approvers approver namedapprovers namedapprover signers freigeber freigabe "
                  u"genehmiger approbateurs approbateur aprobadores aprobador"},
};

constexpr std::array evidenceFields{
    FieldSynonyms{u"id", Gather::One, u"id evidenceid sourceid externalid identifiant"},
    FieldSynonyms{u"about", Gather::Stand,
                  u"about prospect prospectid recordid contactid contact person personid company "
                  u"account accountdomain companydomain domain betrifft concerne sobre"},
    FieldSynonyms{u"title", Gather::One,
                  u"title headline subject titel uberschrift betreff titre titulo asunto"},
    FieldSynonyms{u"text", Gather::One,
                  u"text passage content body snippet quote excerpt inhalt texte contenu extrait "
                  u"texto contenido note notes notiz description summary"},
    FieldSynonyms{u"source", Gather::One,
                  u"source sourceurl url link quelle herkunft lien fuente origen"},
    FieldSynonyms{u"observed_on", Gather::Stand,
                  u"observedon observed observedat date publishedon published publishedat "
                  u"publicationdate seenon occurredon occurredat eventdate lastcontact "
                  u"lastcontacted lastactivity lastactivitydate createdat created timestamp datum "
                  u"gesehenam veroffentlichtam dateobservation datedepublication fecha "
                  u"fechadepublicacion"},
    FieldSynonyms{u"kind", Gather::One,
                  u"kind type signaltype eventtype art typ genre categorie category tipo"},
    FieldSynonyms{u"input", Gather::One, u"input inputtype eingang entree entrada"},
    FieldSynonyms{u"language", Gather::One, languageHeaders},
    FieldSynonyms{u"condition", Gather::One,
                  u"condition permission restriction usage bedingung erlaubnis freigabe "
                  u"autorisation permiso condicion"},
};

constexpr std::array suppressionFields{
    FieldSynonyms{u"kind", Gather::One, u"kind type entrytype art typ genre tipo"},
    FieldSynonyms{u"value", Gather::One, u"value entry wert eintrag valeur valor"},
    FieldSynonyms{u"email", Gather::One, emailHeaders},
    FieldSynonyms{u"phone", Gather::One, phoneHeaders},
    FieldSynonyms{u"domain", Gather::One, domainHeaders},
    FieldSynonyms{u"profile", Gather::One, profileHeaders},
    FieldSynonyms{u"person", Gather::One, u"person recordid contactid id prospectid name fullname"},
    FieldSynonyms{u"channel", Gather::One,
                  u"channel channels kanal kanale canal canaux canales scope"},
    FieldSynonyms{u"since", Gather::One,
                  u"since date on added addedon addedat created createdat unsubscribedat "
                  u"unsubscribedon unsubtime datum seit depuis desde fecha"},
    FieldSynonyms{u"reason", Gather::One,
                  u"reason why note notes comment grund bemerkung notiz raison motif motivo razon"},
};

constexpr std::array draftFields{
    FieldSynonyms{u"id", Gather::One, u"id draftid"},
    FieldSynonyms{u"source_id", Gather::One, u"sourceid externalid"},
    FieldSynonyms{u"channel", Gather::One, u"channel kanal canal"},
    FieldSynonyms{u"subject", Gather::One, u"subject subjectline betreff objet asunto"},
    FieldSynonyms{u"text", Gather::One,
                  u"text body message copy draft content nachricht inhalt texte contenu texto "
                  u"mensaje"},
    FieldSynonyms{u"sequence", Gather::One, u"sequence sequencename sequenz cadence secuencia"},
    FieldSynonyms{u"step", Gather::One, u"step position stepposition schritt etape paso"},
    FieldSynonyms{u"prospect_id", Gather::One,
                  u"prospectid prospectrecordid recordid contactid personid leadid kontaktid"},
    FieldSynonyms{u"name", Gather::Stand, nameHeaders},
    FieldSynonyms{u"given", Gather::One, u"prospectgiven firstname given givenname vorname prenom"},
    FieldSynonyms{u"family", Gather::One,
                  u"prospectfamily lastname family familyname surname nachname nomdefamille "
                  u"apellidos"},
    FieldSynonyms{u"company", Gather::Stand,
                  u"prospectcompany company companyname account accountname firma entreprise "
                  u"societe empresa"},
    FieldSynonyms{u"title", Gather::One, u"prospecttitle jobtitle title poste cargo"},
    FieldSynonyms{u"email", Gather::One,
                  u"prospectemail email emailaddress mail to recipient emailadresse courriel "
                  u"correo"},
    FieldSynonyms{u"phone", Gather::One,
                  u"prospectphone phone phonenumber telephone telefon telefono mobile"},
    FieldSynonyms{u"persona", Gather::One, u"prospectpersona persona"},
    FieldSynonyms{u"locale", Gather::One,
                  u"prospectlocale locale language prospectlanguage sprache langue idioma"},
    FieldSynonyms{u"priority", Gather::One, u"priority prioritat priorite prioridad"},
    FieldSynonyms{u"due", Gather::One, u"due duedate dueon sendon senddate fallig echeance fecha"},
    FieldSynonyms{u"evidence", Gather::One, u"evidence belege preuves evidencias"},
};

using Index = QHash<QString, HeaderMatch>;

Index indexOf(std::span<const FieldSynonyms> fields)
{
    Index index;
    for (size_t field = 0; field < fields.size(); ++field) {
        const FieldSynonyms& synonyms = fields[field];
        // The field's own name is always one of its headers.
        QStringList headers{headerForm(synonyms.field)};
        headers += synonyms.headers.toString().split(u' ');
        for (qsizetype rank = 0; rank < headers.size(); ++rank) {
            if (!index.contains(headers[rank]))
                index.insert(headers[rank], {static_cast<int>(field), static_cast<int>(rank)});
        }
    }
    return index;
}

const Index& indexFor(RecordKind kind)
{
    static const std::array<Index, 5> indexes{indexOf(fieldSynonyms(RecordKind::Prospects)),
                                              indexOf(fieldSynonyms(RecordKind::Accounts)),
                                              indexOf(fieldSynonyms(RecordKind::Evidence)),
                                              indexOf(fieldSynonyms(RecordKind::Suppression)),
                                              indexOf(fieldSynonyms(RecordKind::Drafts))};
    return indexes[static_cast<size_t>(kind)];
}

} // namespace

std::span<const FieldSynonyms> fieldSynonyms(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Prospects:
        return prospectFields;
    case RecordKind::Accounts:
        return accountFields;
    case RecordKind::Evidence:
        return evidenceFields;
    case RecordKind::Suppression:
        return suppressionFields;
    case RecordKind::Drafts:
        return draftFields;
    }
    return {};
}

QString headerForm(QStringView header)
{
    const QString text = header.toString()
                             .replace(u'ß', "ss"_L1)
                             .normalized(QString::NormalizationForm_KD)
                             .toLower();
    QString form;
    for (const QChar c : std::as_const(text)) {
        if (c.isLetterOrNumber())
            form.append(c);
    }
    return form;
}

namespace {

/// What nobody can list: "Phone 3 Do Not Call", "Opted out of email: Product news". They come last, so that any
/// listed header is known first.
HeaderMatch matchOptOut(const QString& form)
{
    struct Pattern {
        QStringView field;
        QStringView words; ///< any of these
    };
    static constexpr std::array patterns{
        Pattern{u"opt_out_phone",
                u"donotcall calloptout optedoutofcalls nichtanrufen keineanrufe nepasappeler "
                u"pasdappel nollamar donotallowphone"},
        Pattern{u"opt_out_sms",
                u"smsoptout smsoptedout optedoutofsms donottext keinesms pasdesms nosms"},
        Pattern{u"opt_out_email",
                u"optedoutofemail emailoptout emailoptedout donotemail unsubscribedfrom "
                u"donotallowemail donotallowbulkemail keinemail keinenewsletter pasdemail "
                u"nepasenvoyerdemail noenviarcorreo noenviaremail"},
        Pattern{u"opt_out",
                u"donotcontact donotdisturb dontcontact keinewerbung werbesperre kontaktsperre "
                u"sperrvermerk werbewiderspruch nichtkontaktieren keinkontakt nichtanschreiben "
                u"nepascontacter pasdeprospection pasdedemarchage nocontactar noquierecontacto "
                u"dadodebaja"},
    };
    // "Mobile Phone DNC", "DNC (direct)"
    if (form.endsWith("dnc"_L1) || form.startsWith("dnc"_L1))
        return {fieldIndex(RecordKind::Prospects, u"opt_out_phone"), 50};
    for (const Pattern& pattern : patterns) {
        for (const QStringView word : pattern.words.tokenize(u' ')) {
            if (form.contains(word))
                return {fieldIndex(RecordKind::Prospects, pattern.field), 50};
        }
    }
    return {};
}

/// "Person - Email - Work" of Pipedrive without what stands around the field: first "Email - Work", then "Email".
HeaderMatch matchInner(RecordKind kind, const QString& header)
{
    QStringList parts = header.split(u" - "_s);
    static const QStringList wrappers{u"person"_s,   u"lead"_s,    u"contact"_s, u"kontakt"_s,
                                      u"personne"_s, u"persona"_s, u"prospect"_s};
    if (parts.size() < 2 || !wrappers.contains(parts.front().trimmed(), Qt::CaseInsensitive))
        return {};
    parts.removeFirst();
    const HeaderMatch inner = matchHeader(kind, parts.join(u" - "_s));
    if (inner.field >= 0 || parts.size() < 2)
        return inner;
    HeaderMatch plain = matchHeader(kind, parts.front());
    plain.rank += 100; // of two, the one that says no more than it must
    return plain;
}

} // namespace

HeaderMatch matchHeader(RecordKind kind, const QString& header)
{
    const Index& index = indexFor(kind);
    const QString form = headerForm(header);
    const auto whole = index.constFind(form);
    if (whole != index.constEnd())
        return *whole;
    if (const HeaderMatch inner = matchInner(kind, header); inner.field >= 0)
        return inner;
    if (kind == RecordKind::Prospects) {
        if (const HeaderMatch optOut = matchOptOut(form); optOut.field >= 0)
            return optOut;
    }
    // Salesforce: the address of the record in its own API, nobody's profile.
    if (form == "attributesurl"_L1)
        return {};
    // "properties.email": what wraps a record's fields in an answer of a CRM.
    static const QStringList wrappers{u"properties"_s, u"fields"_s,  u"attributes"_s,
                                      u"data"_s,       u"contact"_s, u"person"_s};
    const qsizetype dot = header.indexOf(u'.');
    if (dot > 0 && wrappers.contains(QStringView(header).first(dot), Qt::CaseInsensitive))
        return matchHeader(kind, header.mid(dot + 1));
    return {};
}

} // namespace countersign::intake
