SELECT 1 FROM finding WHERE check_name = ?1 AND draft = ?2 AND is_open = 1;
