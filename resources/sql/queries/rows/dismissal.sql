SELECT row FROM dismissal WHERE hash = ?1;
