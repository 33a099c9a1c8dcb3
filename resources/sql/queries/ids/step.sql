SELECT id FROM step WHERE row = ?1 AND known = 1;
