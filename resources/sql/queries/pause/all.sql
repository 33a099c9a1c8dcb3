SELECT pause.hash, user.id, pause.is_on, pause.reason, pause.at, pause.row
FROM pause JOIN user ON user.row = pause.user
ORDER BY pause.row;
