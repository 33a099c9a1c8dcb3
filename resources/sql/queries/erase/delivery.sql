DELETE FROM delivery WHERE draft = ?1;
