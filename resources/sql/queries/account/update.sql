UPDATE account
SET known = 1, name = ?2, folded_name = ?3, domain = ?4, industry = ?5, employees = ?6, country = ?7, custom = ?8
WHERE row = ?1;
