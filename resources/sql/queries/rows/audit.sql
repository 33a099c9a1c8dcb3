SELECT audit.row
FROM device JOIN audit ON audit.device = device.row
WHERE device.id = ?1 AND audit.seq = ?2;
