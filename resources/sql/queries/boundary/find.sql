SELECT id, label, title, kind, pattern, reason, probe FROM boundary WHERE id = ?1;
