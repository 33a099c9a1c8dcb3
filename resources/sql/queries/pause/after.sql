SELECT user.id, pause_after.hash
FROM pause_after JOIN user ON user.row = pause_after.user
WHERE pause_after.pause = ?1;
