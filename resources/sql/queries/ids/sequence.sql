SELECT id FROM sequence WHERE row = ?1 AND known = 1;
