SELECT row FROM control WHERE hash = ?1;
