SELECT delivery.draft
FROM draft JOIN delivery ON delivery.draft = draft.row
WHERE draft.id = 'draft:' || substr(?1, 10);
