-- `folded_name` is the name in the form that names are compared in; `tier` is what its controls give.
CREATE TABLE account (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    folded_name TEXT NOT NULL DEFAULT '',
    domain TEXT NOT NULL DEFAULT '',
    industry TEXT NOT NULL DEFAULT '',
    employees TEXT NOT NULL DEFAULT '',
    country TEXT NOT NULL DEFAULT '',
    custom TEXT NOT NULL DEFAULT '{}',
    tier TEXT NOT NULL DEFAULT 'none'
) STRICT;
