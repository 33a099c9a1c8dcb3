SELECT draft.id, user.id, generation.hash
FROM generation JOIN draft ON draft.row = generation.draft JOIN user ON user.row = generation.user
WHERE generation.row = ?1;
