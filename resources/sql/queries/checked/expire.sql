UPDATE checked SET basis = ''
WHERE draft IN (SELECT row FROM draft WHERE prospect = ?1) AND basis <> ?2;
