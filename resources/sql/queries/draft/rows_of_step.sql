SELECT row FROM draft WHERE step = ?1;
