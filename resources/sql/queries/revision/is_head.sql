SELECT 1 FROM revision WHERE row = ?1 AND draft = ?2 AND head = 1;
