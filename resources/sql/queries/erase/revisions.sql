DELETE FROM revision WHERE draft = ?1;
