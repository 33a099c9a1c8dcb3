-- The projection, one row a draft: what the queue sorts and filters by. Made from the documents in the
-- transaction that changes them; doctor makes it anew and compares.
CREATE TABLE queue_entry (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    bucket INTEGER NOT NULL REFERENCES bucket (row),
    by_priority INTEGER NOT NULL,
    by_due INTEGER NOT NULL,
    by_worst INTEGER NOT NULL,
    account INTEGER REFERENCES account (row),
    persona INTEGER REFERENCES persona (row),
    language INTEGER REFERENCES word (row),
    owner INTEGER REFERENCES word (row),
    head INTEGER REFERENCES revision (row),
    revisions INTEGER NOT NULL,
    blockers INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    notes INTEGER NOT NULL,
    worst_check INTEGER REFERENCES check_name (row)
) STRICT;
