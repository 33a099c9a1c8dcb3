SELECT 1
FROM checked JOIN revision ON revision.row = checked.revision
WHERE checked.draft = ?1 AND revision.head = 1
    AND NOT EXISTS (
        SELECT 1 FROM revision AS other WHERE other.draft = ?1 AND other.head = 1 AND other.row <> checked.revision);
