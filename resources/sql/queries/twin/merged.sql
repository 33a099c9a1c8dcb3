SELECT first.id, second.id
FROM twin JOIN prospect AS first ON first.row = twin.a JOIN prospect AS second ON second.row = twin.b
WHERE twin.verdict = 'same_person'
ORDER BY twin.a, twin.b
LIMIT ?1;
