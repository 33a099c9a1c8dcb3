SELECT prospect.id
FROM account JOIN prospect ON prospect.account = account.row
WHERE account.id = ?1 AND prospect.known = 1
ORDER BY prospect.row;
