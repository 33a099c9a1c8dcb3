SELECT 'workspace', user.id, pause.hash
FROM pause JOIN user ON user.row = pause.user
WHERE pause.row = ?1;
