SELECT decision.row, draft.id, user.id, decision.hash, author.id, decision.revision_hash, decision.content_hash,
    decision.verdict, target.id, decision.target_hash, decision.role, decision.reason, decision.seconds_looked,
    decision.bulk, decision.at, decision.reason_hash
FROM decision
JOIN draft ON draft.row = decision.draft
JOIN user ON user.row = decision.user
LEFT JOIN user AS author ON author.row = decision.revision_author
LEFT JOIN user AS target ON target.row = decision.target_user
WHERE decision.row < ?1
    AND (?2 = 0 OR EXISTS (
        SELECT 1
        FROM prospect JOIN audience_segment ON audience_segment.audience = prospect.audience
        WHERE prospect.row = draft.prospect AND audience_segment.segment = ?2 AND audience_segment.position = 0))
    AND (?3 = 0 OR decision.user = ?3)
    AND (?4 = '' OR decision.verdict = ?4)
ORDER BY decision.row DESC
LIMIT ?5;
