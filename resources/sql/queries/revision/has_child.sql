SELECT 1 FROM revision_parent WHERE hash = ?1;
