DELETE FROM decision WHERE draft = ?1 AND reason <> '' AND reason_hash = '';
