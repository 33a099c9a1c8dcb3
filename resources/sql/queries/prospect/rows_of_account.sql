SELECT row FROM prospect WHERE account = ?1;
