-- A set of segments, in their order, as some prospect falls in. `mode` is the strictest of theirs.
CREATE TABLE audience (
    row INTEGER PRIMARY KEY,
    segments TEXT NOT NULL UNIQUE,
    mode TEXT NOT NULL
) STRICT;
