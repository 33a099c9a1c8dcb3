UPDATE user SET known = 1, name = ?2, role = ?3, email = ?4, languages = ?5 WHERE row = ?1;
