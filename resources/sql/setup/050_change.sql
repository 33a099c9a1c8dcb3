-- Documents that the server has not confirmed. `kind` is a DocumentKind, `subject` the row of the
-- document in its table; `document` is its id where the row is gone. `parked` says why it does not go:
-- the rule by which the server refused it, or whose it is.
CREATE TABLE change (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    document TEXT,
    deleted INTEGER NOT NULL DEFAULT 0,
    mutation BLOB NOT NULL,
    queued_at INTEGER NOT NULL,
    parked TEXT
) STRICT;
