SELECT draft.id
FROM queue_entry
JOIN bucket ON bucket.row = queue_entry.bucket
JOIN draft ON draft.row = queue_entry.draft
LEFT JOIN checked ON checked.draft = queue_entry.draft
WHERE queue_entry.draft > ?2 AND queue_entry.head IS NOT NULL AND bucket.facts NOT IN (1, 2, 4, 16)
    AND (checked.revision IS NOT queue_entry.head OR checked.basis <> ?1)
ORDER BY queue_entry.draft
LIMIT ?3;
