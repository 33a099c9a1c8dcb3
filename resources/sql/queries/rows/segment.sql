SELECT row FROM segment WHERE id = ?1;
