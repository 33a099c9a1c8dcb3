CREATE INDEX finding_check ON finding (check_name, draft) WHERE is_open = 1;
