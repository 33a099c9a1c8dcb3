SELECT citation.label, evidence.hash
FROM citation JOIN evidence ON evidence.row = citation.evidence
WHERE citation.revision = ?1;
