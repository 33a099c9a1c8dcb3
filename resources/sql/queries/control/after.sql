SELECT user.id, control_after.hash
FROM control_after JOIN user ON user.row = control_after.user
WHERE control_after.control = ?1;
