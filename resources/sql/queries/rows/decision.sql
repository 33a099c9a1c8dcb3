SELECT row FROM decision WHERE hash = ?1;
