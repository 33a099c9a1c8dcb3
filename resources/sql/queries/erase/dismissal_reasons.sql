UPDATE dismissal SET reason = '' WHERE draft = ?1;
