-- Records as the server last had them: what an edit here is merged against. `body` is JSON, empty for a
-- record that was removed.
CREATE TABLE remote_record (
    id TEXT NOT NULL PRIMARY KEY,
    rev TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
