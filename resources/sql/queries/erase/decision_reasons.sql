UPDATE decision SET reason = '' WHERE draft = ?1;
