-- A log that was begun before schema 4 and was not brought up to date since.
SELECT 1
WHERE EXISTS (SELECT 1 FROM audit)
    AND NOT EXISTS (
        SELECT 1 FROM audit
        WHERE action IN ('generate.text', 'team.join', 'log.upgrade')
            OR action = 'device.begin' AND detail LIKE '%"schema":%'
    );
