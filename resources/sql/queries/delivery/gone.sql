SELECT means, count(*), max(at)
FROM delivery
WHERE outcome = 'delivered'
GROUP BY means
ORDER BY means;
