SELECT evidence.hash, evidence.input, evidence.title, evidence.text, evidence.source, evidence.kind,
    evidence.observed_on, evidence.about, evidence.condition, evidence.language, evidence.retrieved_at,
    NULL, NULL
FROM evidence
WHERE evidence.row > ?1 AND evidence.known = 1 AND evidence.about <> ''
    AND evidence.about_prospect IS NULL AND evidence.about_account IS NULL
ORDER BY evidence.row
LIMIT ?2;
