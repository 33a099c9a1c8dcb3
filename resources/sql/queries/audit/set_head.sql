INSERT INTO audit_head (device, seq, hash, signature)
VALUES ((SELECT row FROM device WHERE id = ?1), ?2, ?3, ?4)
ON CONFLICT (device) DO UPDATE SET seq = ?2, hash = ?3, signature = ?4;
