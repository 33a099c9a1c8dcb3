SELECT check_name.id, finding.severity, count(DISTINCT finding.draft)
FROM segment
CROSS JOIN audience_segment ON audience_segment.segment = segment.row AND audience_segment.position = 0
CROSS JOIN bucket ON bucket.audience = audience_segment.audience
CROSS JOIN queue_entry ON queue_entry.bucket = bucket.row
CROSS JOIN finding ON finding.draft = queue_entry.draft AND finding.is_open = 1
CROSS JOIN check_name ON check_name.row = finding.check_name
WHERE segment.id = ?1
GROUP BY check_name.id, finding.severity
ORDER BY check_name.id;
