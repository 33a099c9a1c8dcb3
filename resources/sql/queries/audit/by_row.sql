SELECT device.id, audit.seq, user.id, audit.action, audit.subject, audit.detail, audit.previous, audit.hash,
    audit.signature, audit.at
FROM audit JOIN device ON device.row = audit.device JOIN user ON user.row = audit.by
WHERE audit.row = ?1;
