SELECT row FROM draft WHERE id = ?1;
