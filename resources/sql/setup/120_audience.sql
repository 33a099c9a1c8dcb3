-- A set of segments, in their order, as some prospect falls in. `mode` is the strictest of theirs, and one
-- in `sample_one_in` waits for a reviewer on autopilot, by the closest watch of theirs.
CREATE TABLE audience (
    row INTEGER PRIMARY KEY,
    segments TEXT NOT NULL UNIQUE,
    mode TEXT NOT NULL,
    sample_one_in INTEGER NOT NULL DEFAULT 10
) STRICT;
