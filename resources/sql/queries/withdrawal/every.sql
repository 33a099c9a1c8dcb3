SELECT withdrawal.hash, user.id, evidence.hash, withdrawal.reason, withdrawal.at
FROM withdrawal JOIN evidence ON evidence.row = withdrawal.evidence JOIN user ON user.row = withdrawal.user;
