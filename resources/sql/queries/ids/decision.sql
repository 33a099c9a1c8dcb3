SELECT draft.id, user.id, decision.hash
FROM decision JOIN draft ON draft.row = decision.draft JOIN user ON user.row = decision.user
WHERE decision.row = ?1;
