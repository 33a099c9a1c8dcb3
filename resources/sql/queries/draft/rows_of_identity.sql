SELECT draft.row
FROM identity JOIN draft ON draft.prospect = identity.prospect
WHERE identity.key = ?1;
