SELECT bucket.audience, bucket.facts, bucket.channel, entry.by_priority, entry.by_due, entry.by_worst, entry.account,
    entry.persona, coalesce(language.text, ''), coalesce(owner.text, ''), entry.head, entry.revisions, entry.blockers,
    entry.warnings, entry.notes, coalesce(check_name.id, '')
FROM queue_entry AS entry
JOIN bucket ON bucket.row = entry.bucket
LEFT JOIN word AS language ON language.row = entry.language
LEFT JOIN word AS owner ON owner.row = entry.owner
LEFT JOIN check_name ON check_name.row = entry.worst_check
WHERE entry.draft = ?1;
