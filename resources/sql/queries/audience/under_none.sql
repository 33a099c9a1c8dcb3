SELECT audience.row
FROM audience
WHERE NOT EXISTS (SELECT 1 FROM audience_segment WHERE audience_segment.audience = audience.row);
