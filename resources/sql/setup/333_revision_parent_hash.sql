CREATE INDEX revision_parent_hash ON revision_parent (hash);
