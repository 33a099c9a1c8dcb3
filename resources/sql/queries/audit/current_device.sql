SELECT device.id, coalesce(audit_head.seq, 0)
FROM device LEFT JOIN audit_head ON audit_head.device = device.row
WHERE device.local = 1
ORDER BY device.row DESC
LIMIT 1;
