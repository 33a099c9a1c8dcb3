SELECT id, name, directives FROM segment WHERE id = ?1 AND known = 1;
