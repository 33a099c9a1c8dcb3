UPDATE segment SET known = 1, name = ?2, directives = ?3 WHERE row = ?1;
