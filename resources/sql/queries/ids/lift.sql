SELECT lift.subject_key, user.id, lift.hash
FROM lift JOIN user ON user.row = lift.user
WHERE lift.row = ?1;
