SELECT row FROM reply WHERE hash = ?1;
