SELECT draft.id
FROM (SELECT draft FROM revision WHERE head = 1 GROUP BY draft HAVING count(*) > 1) AS torn
JOIN draft ON draft.row = torn.draft
WHERE draft.known = 1
ORDER BY draft.id;
