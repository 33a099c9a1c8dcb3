SELECT draft.id, prospect.audience, prospect.account, prospect.persona, prospect.language, prospect.owner
FROM draft JOIN prospect ON prospect.row = draft.prospect
WHERE draft.row = ?1 AND draft.known = 1 AND prospect.known = 1;
