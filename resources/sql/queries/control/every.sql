SELECT control.row, user.id, control.subject, control.hash, control.kind, control.value, control.role,
    control.reason, control.at
FROM control JOIN user ON user.row = control.user;
