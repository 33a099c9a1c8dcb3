SELECT DISTINCT draft.id
FROM citation
JOIN revision ON revision.row = citation.revision
JOIN draft ON draft.row = revision.draft
WHERE citation.evidence = ?1 AND revision.head = 1
ORDER BY draft.row;
