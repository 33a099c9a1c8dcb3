SELECT input, count(*), sum(about_prospect IS NOT NULL), max(observed_on),
    sum(observed_on IS NULL OR ?2 - observed_on <= CASE
        WHEN kind = 'profile' THEN ?4
        WHEN input = 'signal' THEN ?3
        WHEN input = 'research' THEN ?5
        ELSE 9999999 END)
FROM evidence
WHERE known = 1
    AND row IN (
        SELECT row FROM evidence WHERE about_prospect = ?1
        UNION
        SELECT evidence.row
        FROM prospect JOIN evidence ON evidence.about_account = prospect.account
        WHERE prospect.row = ?1 AND evidence.about_prospect IS NULL
        UNION
        SELECT row FROM evidence WHERE input = 'knowledge' AND about_prospect IS NULL AND about_account IS NULL)
    AND NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.evidence = evidence.row)
GROUP BY input;
