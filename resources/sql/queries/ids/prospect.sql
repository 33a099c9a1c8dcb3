SELECT id FROM prospect WHERE row = ?1 AND known = 1;
