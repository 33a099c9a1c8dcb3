SELECT step.id, sequence.id, step.position, step.channel, step.purpose, step.days_after
FROM sequence JOIN step ON step.sequence = sequence.row
WHERE sequence.id = ?1 AND step.known = 1
ORDER BY step.position, step.row;
