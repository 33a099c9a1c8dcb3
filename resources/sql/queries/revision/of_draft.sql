SELECT revision.row, draft.id, user.id, revision.hash, revision.subject, revision.text, revision.origin, revision.at
FROM revision JOIN draft ON draft.row = revision.draft JOIN user ON user.row = revision.author
WHERE revision.draft = ?1
    AND (?2 = 0 OR NOT EXISTS (SELECT 1 FROM change WHERE kind = 20 AND subject = revision.row))
ORDER BY revision.row;
