SELECT segment.id
FROM prospect
JOIN audience_segment ON audience_segment.audience = prospect.audience
JOIN segment ON segment.row = audience_segment.segment
WHERE prospect.id = ?1
ORDER BY audience_segment.position;
