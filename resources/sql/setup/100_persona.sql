CREATE TABLE persona (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    accountable_for TEXT NOT NULL DEFAULT '[]',
    cares_about TEXT NOT NULL DEFAULT '[]',
    title_patterns TEXT NOT NULL DEFAULT '[]'
) STRICT;
