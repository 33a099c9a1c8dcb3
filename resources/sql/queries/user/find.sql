SELECT id, name, role, email, languages FROM user WHERE id = ?1 AND known = 1;
