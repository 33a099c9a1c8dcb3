SELECT draft.id, author.id, delivery.revision_hash, delivery.content_hash, user.id, delivery.means, delivery.target,
    delivery.outcome, delivery.at
FROM delivery
JOIN draft ON draft.row = delivery.draft
JOIN user ON user.row = delivery.user
JOIN user AS author ON author.row = delivery.revision_author
WHERE delivery.draft < ?1 AND delivery.outcome IN ('claimed', 'unknown')
ORDER BY delivery.draft DESC
LIMIT ?2;
