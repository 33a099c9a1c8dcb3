SELECT dismissal.row, draft.id, user.id, dismissal.hash, author.id, dismissal.revision_hash, dismissal.finding,
    dismissal.reason, dismissal.at, dismissal.reason_hash
FROM dismissal
JOIN draft ON draft.row = dismissal.draft
JOIN user ON user.row = dismissal.user
JOIN user AS author ON author.row = dismissal.revision_author;
