DELETE FROM change
WHERE deleted = 0 AND kind = 29 AND subject IN (SELECT row FROM reply WHERE prospect = ?1);
