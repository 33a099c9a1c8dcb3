SELECT draft FROM decision WHERE user = ?1
UNION
SELECT draft FROM dismissal WHERE user = ?1
UNION
SELECT draft FROM generation WHERE user = ?1;
