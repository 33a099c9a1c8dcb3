SELECT 'audit:' || substr(user.id, instr(user.id, ':') + 1) || ':' || device.id || ':' || audit.seq
FROM audit JOIN user ON user.row = audit.by JOIN device ON device.row = audit.device
WHERE audit.row = ?1;
