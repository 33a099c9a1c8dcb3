SELECT row FROM check_name WHERE id = ?1;
