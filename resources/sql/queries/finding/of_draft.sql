SELECT check_name.id, finding.severity, finding.field, finding.start, finding.end, finding.excerpt, finding.reason,
    finding.args, finding.evidence, finding.fix
FROM finding JOIN check_name ON check_name.row = finding.check_name
WHERE finding.draft = ?1
ORDER BY finding.position;
