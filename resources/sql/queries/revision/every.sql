SELECT revision.row, draft.id, user.id, revision.hash, revision.subject, revision.text, revision.origin, revision.at
FROM revision JOIN draft ON draft.row = revision.draft JOIN user ON user.row = revision.author;
