SELECT row FROM revision WHERE draft = ?1 AND head = 1 ORDER BY row DESC LIMIT 1;
