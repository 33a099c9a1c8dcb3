SELECT suppression.key, user.id, suppression.hash
FROM suppression JOIN user ON user.row = suppression.user
WHERE suppression.row = ?1;
