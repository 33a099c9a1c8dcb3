SELECT id, label, title, kind, pattern, reason, probe FROM boundary ORDER BY label, id;
