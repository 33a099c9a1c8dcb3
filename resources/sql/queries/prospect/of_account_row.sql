SELECT prospect.id, account.id, persona.id, prospect.name, prospect.given, prospect.family, prospect.email,
    prospect.phone, prospect.title, prospect.profile_url, prospect.city, prospect.country, prospect.language,
    prospect.time_zone, prospect.owner, prospect.notes, prospect.external_ids, prospect.custom,
    prospect.audience, prospect.row
FROM prospect
LEFT JOIN account ON account.row = prospect.account
LEFT JOIN persona ON persona.row = prospect.persona
WHERE prospect.account = ?1 AND prospect.known = 1;
