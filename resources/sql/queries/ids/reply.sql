SELECT prospect.id, user.id, reply.hash
FROM reply JOIN prospect ON prospect.row = reply.prospect JOIN user ON user.row = reply.user
WHERE reply.row = ?1;
