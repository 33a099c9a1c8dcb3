DELETE FROM checked WHERE draft = ?1;
