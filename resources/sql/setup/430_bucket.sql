-- Drafts that are alike for the queue: `n` of them. `facts` is a code (app/policy/facts.h); with the
-- audience's mode it gives the state, so a change of mode touches no draft.
CREATE TABLE bucket (
    row INTEGER PRIMARY KEY,
    audience INTEGER NOT NULL REFERENCES audience (row),
    facts INTEGER NOT NULL,
    channel TEXT NOT NULL,
    n INTEGER NOT NULL DEFAULT 0,
    UNIQUE (audience, facts, channel)
) STRICT;
