SELECT id, name, domain, industry, employees, country, custom, row FROM account WHERE id = ?1 AND known = 1;
