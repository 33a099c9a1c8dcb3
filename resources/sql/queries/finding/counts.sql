SELECT check_name.id, count(DISTINCT finding.draft)
FROM finding JOIN check_name ON check_name.row = finding.check_name
WHERE finding.is_open = 1
GROUP BY finding.check_name;
