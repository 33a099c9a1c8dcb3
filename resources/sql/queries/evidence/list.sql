SELECT evidence.hash, evidence.input, evidence.title, evidence.text, evidence.source, evidence.kind,
    evidence.observed_on, evidence.about, evidence.condition, evidence.language, evidence.retrieved_at,
    prospect.id, account.id
FROM evidence
LEFT JOIN prospect ON prospect.row = evidence.about_prospect
LEFT JOIN account ON account.row = evidence.about_account
WHERE evidence.row < ?1 AND evidence.known = 1
    AND (?2 = '' OR evidence.input = ?2)
    AND (?3 = '' OR contains_folded(evidence.title || ' ' || evidence.text || ' ' || evidence.source, ?3))
ORDER BY evidence.row DESC
LIMIT ?4;
