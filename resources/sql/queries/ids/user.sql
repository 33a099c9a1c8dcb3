SELECT id FROM user WHERE row = ?1 AND known = 1;
