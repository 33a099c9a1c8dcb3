SELECT DISTINCT name FROM prospect WHERE name <> '';
