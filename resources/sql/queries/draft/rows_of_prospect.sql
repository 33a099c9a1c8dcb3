SELECT row FROM draft WHERE prospect = ?1;
