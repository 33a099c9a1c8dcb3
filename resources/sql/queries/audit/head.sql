SELECT audit_head.seq, audit_head.hash, audit_head.signature
FROM device JOIN audit_head ON audit_head.device = device.row
WHERE device.id = ?1;
