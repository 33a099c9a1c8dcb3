SELECT checked.skeleton
FROM checked
JOIN draft ON draft.row = checked.draft
JOIN prospect ON prospect.row = draft.prospect
JOIN audience_segment ON audience_segment.audience = prospect.audience
WHERE audience_segment.segment = ?1 AND audience_segment.position = 0 AND checked.draft <> ?2
    AND checked.skeleton <> ''
ORDER BY checked.draft DESC
LIMIT ?3;
