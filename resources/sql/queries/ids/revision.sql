SELECT draft.id, user.id, revision.hash
FROM revision JOIN draft ON draft.row = revision.draft JOIN user ON user.row = revision.author
WHERE revision.row = ?1;
