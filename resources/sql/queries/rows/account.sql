SELECT row FROM account WHERE id = ?1;
