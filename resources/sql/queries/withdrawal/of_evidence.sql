SELECT user.id, withdrawal.hash, withdrawal.reason, withdrawal.at
FROM withdrawal JOIN user ON user.row = withdrawal.user
WHERE withdrawal.evidence = ?1
ORDER BY withdrawal.row;
