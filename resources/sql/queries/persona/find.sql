SELECT id, name, accountable_for, cares_about, title_patterns FROM persona WHERE id = ?1 AND known = 1;
