SELECT reply.hash, user.id, reply.text, reply.opt_out, reply.at
FROM reply JOIN user ON user.row = reply.user
WHERE reply.prospect = ?1
ORDER BY reply.row;
