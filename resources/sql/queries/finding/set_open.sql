UPDATE finding SET is_open = ?3 WHERE draft = ?1 AND position = ?2 AND is_open <> ?3;
