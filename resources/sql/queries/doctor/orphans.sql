SELECT id FROM draft WHERE known = 0
UNION ALL
SELECT prospect.id
FROM prospect
WHERE known = 0
    AND (EXISTS (SELECT 1 FROM draft WHERE draft.prospect = prospect.row)
        OR EXISTS (SELECT 1 FROM reply WHERE reply.prospect = prospect.row))
UNION ALL
SELECT account.id
FROM account
WHERE known = 0 AND EXISTS (SELECT 1 FROM prospect WHERE prospect.account = account.row)
UNION ALL
SELECT draft.id
FROM revision_parent
JOIN revision ON revision.row = revision_parent.revision
JOIN draft ON draft.row = revision.draft
WHERE NOT EXISTS (SELECT 1 FROM revision AS parent WHERE parent.hash = revision_parent.hash)
UNION ALL
SELECT draft.id
FROM decision JOIN draft ON draft.row = decision.draft
WHERE decision.revision_hash IS NOT NULL AND draft.known <> 2
    AND NOT EXISTS (SELECT 1 FROM revision WHERE revision.hash = decision.revision_hash)
UNION ALL
SELECT 'evidence:' || lower(hex(evidence.hash))
FROM evidence
WHERE known = 0 AND EXISTS (SELECT 1 FROM citation WHERE citation.evidence = evidence.row);
