SELECT segment.id, bucket.facts, audience.mode, audience.sample_one_in, bucket.n
FROM bucket
JOIN audience ON audience.row = bucket.audience
LEFT JOIN audience_segment ON audience_segment.audience = bucket.audience AND audience_segment.position = 0
LEFT JOIN segment ON segment.row = audience_segment.segment
WHERE bucket.n > 0
ORDER BY segment.row IS NULL, segment.row;
