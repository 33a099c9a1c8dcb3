DELETE FROM change
WHERE deleted = 0 AND (
    (kind IN (11, 30) AND subject = ?1)
    OR (kind = 20 AND subject IN (SELECT row FROM revision WHERE draft = ?1))
    OR (kind = 21 AND subject IN (SELECT row FROM generation WHERE draft = ?1))
    OR (kind = 22 AND subject IN (
        SELECT row FROM decision WHERE draft = ?1 AND reason <> '' AND reason_hash = ''))
    OR (kind = 23 AND subject IN (
        SELECT row FROM dismissal WHERE draft = ?1 AND reason <> '' AND reason_hash = '')));
