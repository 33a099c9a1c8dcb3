SELECT decision.row, draft.id, user.id, decision.hash, author.id, decision.revision_hash, decision.content_hash,
    decision.verdict, target.id, decision.target_hash, decision.role, decision.reason, decision.seconds_looked,
    decision.bulk, decision.at, decision.reason_hash
FROM decision
JOIN draft ON draft.row = decision.draft
JOIN user ON user.row = decision.user
LEFT JOIN user AS author ON author.row = decision.revision_author
LEFT JOIN user AS target ON target.row = decision.target_user;
