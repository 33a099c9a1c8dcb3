SELECT control.row, user.id, control.subject, control.hash, control.kind, control.value, control.role,
    control.reason, control.at
FROM control JOIN user ON user.row = control.user
WHERE control.subject = ?1
ORDER BY control.row;
