SELECT sequence.id, sequence.name, segment.id
FROM sequence LEFT JOIN segment ON segment.row = sequence.segment
WHERE sequence.known = 1
ORDER BY sequence.row;
