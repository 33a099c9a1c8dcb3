SELECT step.id, sequence.id, step.position, step.channel, step.purpose, step.days_after
FROM step JOIN sequence ON sequence.row = step.sequence
WHERE step.known = 1
ORDER BY step.sequence, step.position, step.row;
