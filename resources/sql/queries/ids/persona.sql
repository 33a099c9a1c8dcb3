SELECT id FROM persona WHERE row = ?1 AND known = 1;
