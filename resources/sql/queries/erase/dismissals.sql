DELETE FROM dismissal WHERE draft = ?1 AND reason <> '' AND reason_hash = '';
