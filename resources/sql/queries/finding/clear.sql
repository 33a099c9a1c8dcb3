DELETE FROM finding WHERE draft = ?1;
