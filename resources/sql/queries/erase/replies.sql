DELETE FROM reply WHERE prospect = ?1;
