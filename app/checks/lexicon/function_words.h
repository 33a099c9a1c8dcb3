// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign::checks {

/// What the people of a business function answer for, in the words they use. `titles` are words of a job title
/// or persona that place it there; `words` are stems' bases that show that a message touches it.
struct BusinessFunction {
    const char16_t* titles;
    const char16_t* words;
};

inline constexpr BusinessFunction businessFunctions[] = {
    {u"cfo finance financial treasurer controller accounting kaufmännische finanzen financier "
     u"finances",
     u"cost costs budget budgets credit credits write-off write-offs loss losses margin margins "
     u"cash "
     u"payback price pricing invoice invoices insurance insurer p&l revenue provision ebitda "
     u"savings "
     u"spend profit liability audit refund refunds turnover expense expenses capex opex return "
     u"calculation money paid pay forecast rates rate charge charges tariff premium excess kosten "
     u"verlust verluste abschreibung abschreibungen "
     u"marge "
     u"gutschrift gutschriften versicherung budget coût coûts perte pertes marge avoir avoirs "
     u"trésorerie dépréciation assurance"},
    {u"coo operations operating betrieb betriebsleiter exploitation opérations",
     u"dock docks haulier hauliers driver drivers complaint complaints turn turns stop stops "
     u"trailer "
     u"trailers depot depots site sites plant plants shift throughput capacity downtime uptime "
     u"output "
     u"efficiency handover handovers hand-over quay yard loading fleet truck trucks lorry lorries "
     u"process delay delays delivery deliveries store stores load loads cross-dock tor rampe "
     u"spedition "
     u"lager quai chargement transporteur entrepôt"},
    {u"quality compliance regulatory qa qc responsible qualität qualitätssicherung qualité",
     u"quality deviation deviations complaint complaints excursion excursions release certificate "
     u"calibration audit audits inspection inspections inspector batch temperature cause causes "
     u"standard standards record records capa recall limit limits sample trace validation °c "
     u"abweichung abweichungen freigabe zertifikat reklamation temperatur ursache qualität prüfung "
     u"écart écarts réclamation libération certificat température qualité dossier regelé ramolli"},
    {u"supply logistics lieferkette logistik logistique transport distribution",
     u"lane lanes route routes round rounds hand-over handover handovers carrier carriers haulier "
     u"hauliers ferry port service delivery deliveries shipment shipments stock inventory "
     u"lead-time "
     u"transit stop stops kiosk kiosks hub lorry lorries truck trucks van vans pallet pallets box "
     u"boxes distribution warehouse strecke tour spediteur lieferung sendung tournée livraison "
     u"transporteur"},
    {u"it cio cto information technology applications systems security ciso dsi informatique edv",
     u"port ports sign-on saml oidc sso scim api webhook webhooks server servers network protocol "
     u"sftp integration connector data system systems security cloud access encryption patch "
     u"outbound inbound hosting region login schnittstelle daten netzwerk anmeldung données réseau "
     u"interface"},
    {u"warehouse stores inventory lager lagerleiter cool entrepôt magasin dock",
     u"door doors dock docks shift shifts stock alarm alarms equipment floor pallet pallets gate "
     u"rack racking "
     u"loader loaders cooler coolers box boxes packing pack logger loggers forklift cold-room "
     u"wiring "
     u"battery van tor tore tür palette paletten kühlzelle schicht regal porte quai palette"},
    {u"founder owner co-founder gründer inhaber fondateur fondatrice gérant proprietor ceo chief "
     u"managing president geschäftsführer directeur général",
     u""}, // the whole firm: everything touches it
    {u"sales revenue cro commercial vertrieb ventes account business",
     u"pipeline quota deal deals lead leads conversion revenue win rep reps forecast territory "
     u"prospect prospects meeting meetings customer customers churn renewal abschluss umsatz "
     u"vente"},
    {u"marketing cmo brand growth",
     u"campaign campaigns brand leads pipeline content audience conversion channel channels spend "
     u"attribution awareness launch website kampagne marke campagne marque"},
    {u"hr people chro human talent personal personnel ressources",
     u"hiring hire hires retention turnover onboarding talent staff employees training culture "
     u"payroll "
     u"benefits absence recruiting mitarbeiter schulung fluktuation recrutement formation "
     u"salariés"},
    {u"procurement purchasing buyer sourcing einkauf achats",
     u"supplier suppliers price contract contracts tender sourcing savings terms vendor spend "
     u"quote "
     u"lieferant vertrag ausschreibung fournisseur contrat appel d'offres"},
    {u"legal counsel recht juridique",
     u"contract contracts liability risk clause compliance dispute privacy gdpr regulation vertrag "
     u"haftung risiko contrat responsabilité risque"},
    {u"product engineering development r&d entwicklung produit ingénierie",
     u"roadmap release feature features latency bug bugs deployment architecture users backlog "
     u"engineers technical api testing prototype"},
    {u"security safety sicherheit sécurité",
     u"risk incident incidents threat breach access accident accidents safety audit protection"},
};

} // namespace countersign::checks
