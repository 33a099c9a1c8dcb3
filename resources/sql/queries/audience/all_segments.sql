SELECT audience_segment.audience, segment.id
FROM audience_segment JOIN segment ON segment.row = audience_segment.segment
ORDER BY audience_segment.audience, audience_segment.position;
