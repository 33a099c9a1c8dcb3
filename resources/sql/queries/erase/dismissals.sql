DELETE FROM dismissal WHERE draft = ?1;
