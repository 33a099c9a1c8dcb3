SELECT generation.row, draft.id, user.id, generation.hash, author.id, generation.revision_hash,
    generation.provider, generation.model, generation.prompt_hash, generation.plan,
    generation.knowledge_version, generation.directive, generation.at
FROM generation
JOIN draft ON draft.row = generation.draft
JOIN user ON user.row = generation.user
JOIN user AS author ON author.row = generation.revision_author
WHERE generation.draft = ?1
    AND (?2 = 0 OR NOT EXISTS (SELECT 1 FROM change WHERE kind = 21 AND subject = generation.row))
ORDER BY generation.row;
