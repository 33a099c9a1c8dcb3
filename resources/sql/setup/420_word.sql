-- Languages and owners, for the queue.
CREATE TABLE word (
    row INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;
