INSERT INTO twin (a, b, verdict) VALUES (?1, ?2, ?3) ON CONFLICT (a, b) DO UPDATE SET verdict = ?3;
