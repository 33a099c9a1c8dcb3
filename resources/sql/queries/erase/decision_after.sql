DELETE FROM decision_after WHERE decision IN (
    SELECT row FROM decision WHERE draft = ?1 AND reason <> '' AND reason_hash = '');
