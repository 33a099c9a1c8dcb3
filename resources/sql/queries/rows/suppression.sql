SELECT row FROM suppression WHERE hash = ?1;
