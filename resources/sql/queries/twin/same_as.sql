SELECT b FROM twin WHERE a = ?1 AND verdict = 'same_person'
UNION ALL
SELECT a FROM twin WHERE b = ?1 AND verdict = 'same_person';
