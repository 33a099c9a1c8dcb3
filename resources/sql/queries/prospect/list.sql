SELECT prospect.id, account.id, persona.id, prospect.name, prospect.given, prospect.family, prospect.email,
    prospect.phone, prospect.title, prospect.profile_url, prospect.city, prospect.country, prospect.language,
    prospect.time_zone, prospect.owner, prospect.notes, prospect.external_ids, prospect.custom,
    prospect.audience, prospect.row
FROM prospect
LEFT JOIN account ON account.row = prospect.account
LEFT JOIN persona ON persona.row = prospect.persona
WHERE prospect.row < ?1 AND prospect.known = 1
    AND NOT EXISTS (SELECT 1 FROM twin WHERE twin.b = prospect.row AND twin.verdict = 'same_person')
    AND (?2 = 0 OR prospect.audience IN (SELECT audience FROM audience_segment WHERE segment = ?2 AND position = 0))
    AND (?3 = 0 OR prospect.account = ?3)
    AND (?4 = '' OR contains_folded(
        prospect.name || ' ' || coalesce(account.name, '') || ' ' || prospect.title || ' ' || prospect.email, ?4))
ORDER BY prospect.row DESC
LIMIT ?5;
