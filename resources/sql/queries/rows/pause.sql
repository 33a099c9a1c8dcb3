SELECT row FROM pause WHERE hash = ?1;
