SELECT draft.row
FROM audience_segment
JOIN prospect ON prospect.audience = audience_segment.audience
JOIN draft ON draft.prospect = prospect.row
WHERE audience_segment.segment = ?1;
