SELECT DISTINCT revision.draft
FROM citation JOIN revision ON revision.row = citation.revision
WHERE citation.evidence = ?1;
