SELECT row FROM user WHERE id = ?1;
