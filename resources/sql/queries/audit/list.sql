SELECT device.id, audit.seq, user.id, audit.action, audit.subject, audit.detail, audit.previous, audit.hash,
    audit.signature, audit.at
FROM audit JOIN device ON device.row = audit.device JOIN user ON user.row = audit.by
WHERE audit.row < ?1
    AND (?3 = 0 OR audit.by = ?3)
    AND (?4 = '' OR audit.action = ?4 OR substr(audit.action, 1, length(?4) + 1) = ?4 || '.')
    AND (?5 = '' OR audit.subject = ?5)
    AND (?6 = '' OR device.id = ?6)
    AND (?7 IS NULL OR audit.at >= ?7)
    AND (?8 IS NULL OR audit.at < ?8)
ORDER BY audit.row DESC
LIMIT ?2;
