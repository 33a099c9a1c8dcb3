SELECT draft.id, prospect.id, step.id, draft.channel, draft.external_id, draft.priority, draft.due
FROM prospect JOIN draft ON draft.prospect = prospect.row LEFT JOIN step ON step.row = draft.step
WHERE prospect.id = ?1 AND draft.known = 1
ORDER BY step.position IS NULL, step.position, draft.row;
