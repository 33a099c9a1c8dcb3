SELECT row FROM persona WHERE id = ?1;
