SELECT directive.id, directive.label, directive.text, segment.id
FROM directive LEFT JOIN segment ON segment.row = directive.segment
WHERE directive.id = ?1;
