SELECT DISTINCT evidence.hash
FROM revision
JOIN citation ON citation.revision = revision.row
JOIN withdrawal ON withdrawal.evidence = citation.evidence
JOIN evidence ON evidence.row = citation.evidence
WHERE revision.draft = ?1;
