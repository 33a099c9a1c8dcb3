SELECT user.id, decision_after.hash
FROM decision_after JOIN user ON user.row = decision_after.user
WHERE decision_after.decision = ?1;
