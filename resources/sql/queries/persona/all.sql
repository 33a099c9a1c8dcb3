SELECT id, name, accountable_for, cares_about, title_patterns FROM persona WHERE known = 1 ORDER BY row;
