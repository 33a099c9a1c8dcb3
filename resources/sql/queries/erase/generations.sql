DELETE FROM generation WHERE draft = ?1;
