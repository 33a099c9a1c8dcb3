SELECT count(*)
FROM (
    SELECT 1
    FROM delivery
    CROSS JOIN draft ON draft.row = delivery.draft
    CROSS JOIN prospect ON prospect.row = draft.prospect
    CROSS JOIN audience_segment ON audience_segment.audience = prospect.audience
    CROSS JOIN segment ON segment.row = audience_segment.segment
    WHERE delivery.outcome = 'delivered' AND segment.id = ?1
    LIMIT ?2
);
