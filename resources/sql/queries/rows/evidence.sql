SELECT row FROM evidence WHERE hash = ?1;
