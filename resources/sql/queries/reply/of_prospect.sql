SELECT reply.hash, user.id, reply.text, reply.opt_out, reply.at, prospect.id
FROM reply JOIN user ON user.row = reply.user JOIN prospect ON prospect.row = reply.prospect
WHERE reply.prospect = ?1
ORDER BY reply.row;
