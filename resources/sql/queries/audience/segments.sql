SELECT segment.id
FROM audience_segment JOIN segment ON segment.row = audience_segment.segment
WHERE audience_segment.audience = ?1
ORDER BY audience_segment.position;
