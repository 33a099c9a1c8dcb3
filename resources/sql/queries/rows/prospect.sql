SELECT row FROM prospect WHERE id = ?1;
