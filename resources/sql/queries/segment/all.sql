SELECT id, name, directives FROM segment WHERE known = 1 ORDER BY row;
