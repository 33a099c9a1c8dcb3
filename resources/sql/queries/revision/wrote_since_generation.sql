-- How many of the revisions that make up the text, back to what a worker generated, are by one user.
WITH RECURSIVE made (row, hash, author) AS (
    SELECT revision.row, revision.hash, revision.author
    FROM revision
    WHERE revision.draft = ?1 AND revision.head = 1
        AND NOT EXISTS (
            SELECT 1
            FROM generation
            WHERE generation.draft = ?1 AND generation.revision_hash = revision.hash
                AND generation.revision_author = revision.author)
    UNION
    SELECT revision.row, revision.hash, revision.author
    FROM made
    JOIN revision_parent ON revision_parent.revision = made.row
    JOIN revision ON revision.hash = revision_parent.hash AND revision.author = revision_parent.user
    WHERE revision.draft = ?1
        AND NOT EXISTS (
            SELECT 1
            FROM generation
            WHERE generation.draft = ?1 AND generation.revision_hash = revision.hash
                AND generation.revision_author = revision.author)
)
SELECT count(*) FROM made WHERE made.author = ?2;
