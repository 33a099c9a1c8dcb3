SELECT row FROM generation WHERE hash = ?1;
