SELECT evidence.hash, evidence.input, evidence.title, evidence.text, evidence.source, evidence.kind,
    evidence.observed_on, evidence.about, evidence.condition, evidence.language, evidence.retrieved_at,
    prospect.id, account.id
FROM evidence
LEFT JOIN prospect ON prospect.row = evidence.about_prospect
LEFT JOIN account ON account.row = evidence.about_account
WHERE evidence.known = 1;
