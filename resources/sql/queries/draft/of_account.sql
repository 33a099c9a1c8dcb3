SELECT draft.id
FROM account JOIN prospect ON prospect.account = account.row JOIN draft ON draft.prospect = prospect.row
WHERE account.id = ?1 AND draft.known = 1
ORDER BY draft.row;
