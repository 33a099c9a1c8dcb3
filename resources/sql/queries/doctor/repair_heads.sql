UPDATE revision
SET head = NOT EXISTS (SELECT 1 FROM revision_parent WHERE revision_parent.hash = revision.hash)
WHERE head <> (NOT EXISTS (SELECT 1 FROM revision_parent WHERE revision_parent.hash = revision.hash));
