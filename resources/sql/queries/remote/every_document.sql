SELECT 1, row FROM account WHERE known = 1
UNION ALL SELECT 2, row FROM prospect WHERE known = 1
UNION ALL SELECT 3, row FROM persona WHERE known = 1
UNION ALL SELECT 4, row FROM sequence WHERE known = 1
UNION ALL SELECT 5, row FROM step WHERE known = 1
UNION ALL SELECT 6, row FROM segment WHERE known = 1
UNION ALL SELECT 7, row FROM boundary
UNION ALL SELECT 8, row FROM directive
UNION ALL SELECT 10, row FROM user WHERE known = 1
UNION ALL SELECT 11, row FROM draft WHERE known = 1
UNION ALL SELECT 20, row FROM revision
UNION ALL SELECT 21, row FROM generation
UNION ALL SELECT 22, row FROM decision
UNION ALL SELECT 23, row FROM dismissal
UNION ALL SELECT 24, row FROM control
UNION ALL SELECT 25, row FROM evidence WHERE known = 1
UNION ALL SELECT 26, row FROM withdrawal
UNION ALL SELECT 27, row FROM suppression
UNION ALL SELECT 28, row FROM lift
UNION ALL SELECT 29, row FROM reply
UNION ALL SELECT 31, row FROM pause
UNION ALL SELECT 32, row FROM audit
UNION ALL SELECT 30, draft FROM delivery;
