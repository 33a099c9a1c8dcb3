DELETE FROM decision WHERE draft = ?1;
