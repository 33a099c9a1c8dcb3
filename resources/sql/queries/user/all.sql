SELECT id, name, role, email, languages FROM user WHERE known = 1 ORDER BY name, id;
