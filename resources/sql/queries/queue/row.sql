SELECT draft.id, prospect.id, account.id, prospect.name, coalesce(account.name, ''), prospect.title,
    coalesce(persona.name, ''), prospect.language, draft.channel, step.position, segment.id,
    coalesce(segment.name, ''), bucket.facts, audience.mode, entry.blockers, entry.warnings, entry.notes,
    coalesce(check_name.id, ''), draft.priority, draft.due, coalesce(revision.subject, ''), coalesce(user.id, ''),
    coalesce(user.name, ''), revision.at, entry.revisions, coalesce(account.tier, 'none'),
    coalesce(step.regulated, 0),
    entry.bucket, entry.by_priority, entry.by_due, entry.by_worst, entry.draft,
    audience.sample_one_in
FROM queue_entry AS entry
JOIN draft ON draft.row = entry.draft
JOIN prospect ON prospect.row = draft.prospect
JOIN bucket ON bucket.row = entry.bucket
JOIN audience ON audience.row = bucket.audience
LEFT JOIN account ON account.row = prospect.account
LEFT JOIN persona ON persona.row = prospect.persona
LEFT JOIN step ON step.row = draft.step
LEFT JOIN audience_segment ON audience_segment.audience = audience.row AND audience_segment.position = 0
LEFT JOIN segment ON segment.row = audience_segment.segment
LEFT JOIN revision ON revision.row = entry.head
LEFT JOIN user ON user.row = revision.author
LEFT JOIN check_name ON check_name.row = entry.worst_check
WHERE entry.draft = ?1;
