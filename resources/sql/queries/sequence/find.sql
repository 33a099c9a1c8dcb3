SELECT sequence.id, sequence.name, segment.id
FROM sequence LEFT JOIN segment ON segment.row = sequence.segment
WHERE sequence.id = ?1 AND sequence.known = 1;
