-- Those that nobody took back since.
SELECT count(*)
FROM decision
WHERE decision.user = ?1 AND decision.at >= ?2 AND decision.verdict NOT IN ('withdraw', 'reverse')
    AND NOT EXISTS (
        SELECT 1
        FROM decision AS taking
        WHERE taking.draft = decision.draft AND taking.target_user = decision.user
            AND taking.target_hash = decision.hash);
