SELECT row FROM withdrawal WHERE hash = ?1;
