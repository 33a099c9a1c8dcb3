SELECT dismissal.row, draft.id, user.id, dismissal.hash, author.id, dismissal.revision_hash, dismissal.finding,
    dismissal.reason, dismissal.at, dismissal.reason_hash
FROM dismissal
JOIN draft ON draft.row = dismissal.draft
JOIN user ON user.row = dismissal.user
JOIN user AS author ON author.row = dismissal.revision_author
WHERE dismissal.draft = ?1
    AND (?2 = 0 OR NOT EXISTS (SELECT 1 FROM change WHERE kind = 23 AND subject = dismissal.row))
ORDER BY dismissal.row;
