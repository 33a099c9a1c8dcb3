SELECT document, field, reason, about, mine, theirs FROM sync_issue ORDER BY document, field;
