SELECT draft.id, user.id, dismissal.hash
FROM dismissal JOIN draft ON draft.row = dismissal.draft JOIN user ON user.row = dismissal.user
WHERE dismissal.row = ?1;
