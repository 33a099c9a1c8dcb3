SELECT hash
FROM evidence
WHERE input = 'knowledge' AND about_prospect IS NULL AND about_account IS NULL
    AND NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.evidence = evidence.row)
ORDER BY hash;
