SELECT 1 FROM twin WHERE a = ?1 AND verdict = 'undecided'
UNION ALL
SELECT 1 FROM twin WHERE b = ?1 AND verdict = 'undecided'
LIMIT 1;
