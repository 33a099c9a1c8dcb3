SELECT row FROM lift WHERE hash = ?1;
