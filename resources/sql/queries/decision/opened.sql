SELECT evidence.hash
FROM decision_opened JOIN evidence ON evidence.row = decision_opened.evidence
WHERE decision_opened.decision = ?1
ORDER BY decision_opened.position;
