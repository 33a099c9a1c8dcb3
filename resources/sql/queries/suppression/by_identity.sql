SELECT suppression.hash, suppression.key, suppression.kind, suppression.channels, suppression.reason,
    suppression.since, user.id, suppression.at
FROM suppression JOIN user ON user.row = suppression.user
WHERE suppression.identity = ?1 AND suppression.key = ?2
ORDER BY suppression.row;
