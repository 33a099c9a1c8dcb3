DELETE FROM decision_after WHERE decision IN (SELECT row FROM decision WHERE draft = ?1);
