UPDATE persona SET known = 1, name = ?2, accountable_for = ?3, cares_about = ?4, title_patterns = ?5 WHERE row = ?1;
