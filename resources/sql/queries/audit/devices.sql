SELECT id, public_key FROM device ORDER BY row;
