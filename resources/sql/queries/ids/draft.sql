SELECT id FROM draft WHERE row = ?1 AND known = 1;
