-- `known` is 0 for somebody who only stands in documents so far; so in every table that has it. A draft's is
-- 2 after it was erased.
CREATE TABLE user (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    role TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    languages TEXT NOT NULL DEFAULT '[]'
) STRICT;
