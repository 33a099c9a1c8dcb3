INSERT INTO finding (draft, position, check_name, is_open, severity, field, start, end, excerpt, reason, args,
    evidence, fix)
VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12);
