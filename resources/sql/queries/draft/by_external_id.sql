SELECT id FROM draft WHERE external_id = ?1 AND external_id <> '' AND known = 1 ORDER BY row;
