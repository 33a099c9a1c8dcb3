SELECT DISTINCT suppression.identity
FROM lift JOIN suppression ON suppression.hash = lift.suppression_hash
WHERE lift.user = ?1;
