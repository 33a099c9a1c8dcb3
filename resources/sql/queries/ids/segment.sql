SELECT id FROM segment WHERE row = ?1 AND known = 1;
