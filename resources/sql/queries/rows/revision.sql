SELECT row FROM revision WHERE hash = ?1;
