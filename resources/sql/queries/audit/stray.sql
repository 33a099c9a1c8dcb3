SELECT row FROM audit WHERE NOT EXISTS (SELECT 1 FROM device WHERE device.row = audit.device) LIMIT 1;
