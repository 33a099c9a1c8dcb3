SELECT id FROM account WHERE domain = ?1 AND domain <> '' AND known = 1 ORDER BY row;
