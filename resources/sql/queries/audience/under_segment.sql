SELECT audience_segment.audience
FROM segment JOIN audience_segment ON audience_segment.segment = segment.row
WHERE segment.id = ?1 AND audience_segment.position = 0;
