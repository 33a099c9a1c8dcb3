SELECT 'evidence:' || lower(hex(evidence.hash)), user.id, withdrawal.hash
FROM withdrawal JOIN evidence ON evidence.row = withdrawal.evidence JOIN user ON user.row = withdrawal.user
WHERE withdrawal.row = ?1;
