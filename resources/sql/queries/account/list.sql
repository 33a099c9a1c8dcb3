SELECT id, name, domain, industry, employees, country, custom
FROM account
WHERE row < ?1 AND known = 1 AND (?2 = '' OR contains_folded(name || ' ' || domain, ?2))
ORDER BY row DESC
LIMIT ?3;
