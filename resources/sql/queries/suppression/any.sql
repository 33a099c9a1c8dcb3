SELECT 1 FROM suppression LIMIT 1;
