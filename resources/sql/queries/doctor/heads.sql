SELECT draft.id
FROM revision JOIN draft ON draft.row = revision.draft
WHERE revision.head <> (NOT EXISTS (SELECT 1 FROM revision_parent WHERE revision_parent.hash = revision.hash));
