SELECT control.subject, user.id, control.hash
FROM control JOIN user ON user.row = control.user
WHERE control.row = ?1;
