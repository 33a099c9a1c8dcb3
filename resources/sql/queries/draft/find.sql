SELECT draft.id, prospect.id, step.id, draft.channel, draft.external_id, draft.priority, draft.due
FROM draft JOIN prospect ON prospect.row = draft.prospect LEFT JOIN step ON step.row = draft.step
WHERE draft.id = ?1 AND draft.known = 1;
