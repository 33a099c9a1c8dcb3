SELECT 'delivery:' || substr(draft.id, instr(draft.id, ':') + 1)
FROM delivery JOIN draft ON draft.row = delivery.draft
WHERE delivery.draft = ?1;
