SELECT row FROM directive WHERE id = ?1;
