SELECT draft.id
FROM prospect JOIN draft ON draft.prospect = prospect.row JOIN step ON step.row = draft.step
WHERE prospect.id = ?1 AND step.id = ?2 AND draft.known = 1
ORDER BY draft.row
LIMIT 1;
