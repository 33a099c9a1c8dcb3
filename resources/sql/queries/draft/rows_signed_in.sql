SELECT DISTINCT draft.row
FROM audience_segment
JOIN prospect ON prospect.audience = audience_segment.audience
JOIN draft ON draft.prospect = prospect.row
JOIN decision ON decision.draft = draft.row
WHERE audience_segment.segment = ?1 AND decision.verdict = 'sign_off';
