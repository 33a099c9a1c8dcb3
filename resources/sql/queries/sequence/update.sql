UPDATE sequence SET known = 1, name = ?2, segment = ?3 WHERE row = ?1;
