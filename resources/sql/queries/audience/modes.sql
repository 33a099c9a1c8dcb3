SELECT audience.row, count(audience_segment.segment), audience.mode,
    audience.sample_one_in
FROM audience LEFT JOIN audience_segment ON audience_segment.audience = audience.row
GROUP BY audience.row;
