SELECT evidence.hash, evidence.input, evidence.title, evidence.text, evidence.source, evidence.kind,
    evidence.observed_on, evidence.about, evidence.condition, evidence.language, evidence.retrieved_at,
    prospect.id, account.id
FROM evidence
LEFT JOIN prospect ON prospect.row = evidence.about_prospect
LEFT JOIN account ON account.row = evidence.about_account
WHERE evidence.about_account = (SELECT row FROM account WHERE id = ?1) AND evidence.about_prospect IS NULL
    AND evidence.known = 1
    AND (?2 = 1 OR NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.evidence = evidence.row))
ORDER BY evidence.input, evidence.observed_on DESC, evidence.row;
