SELECT suppression.hash, suppression.key, suppression.kind, suppression.channels, suppression.reason,
    suppression.since, user.id, suppression.at
FROM suppression JOIN user ON user.row = suppression.user;
