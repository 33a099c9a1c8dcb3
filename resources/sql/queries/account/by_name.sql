SELECT id FROM account WHERE folded_name = ?1 AND known = 1 ORDER BY row;
