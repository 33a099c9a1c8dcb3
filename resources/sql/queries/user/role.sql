SELECT role FROM user WHERE id = ?1 AND known = 1;
