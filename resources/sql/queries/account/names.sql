SELECT DISTINCT name FROM account WHERE name <> '';
