SELECT 1 FROM audit WHERE action IN ('generate.text', 'team.join') LIMIT 1;
