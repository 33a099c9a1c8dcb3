SELECT id FROM account WHERE row = ?1 AND known = 1;
