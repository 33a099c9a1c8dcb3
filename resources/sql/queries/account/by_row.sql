SELECT id, name, domain, industry, employees, country, custom, tier FROM account WHERE row = ?1 AND known = 1;
