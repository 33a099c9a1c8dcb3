SELECT lift.hash, lift.subject_key, user.id, lift.suppression, lift.reason, lift.at
FROM lift JOIN user ON user.row = lift.user
WHERE lift.hash = ?1;
