SELECT generation.row, draft.id, user.id, generation.hash, author.id, generation.revision_hash,
    generation.provider, generation.model, generation.prompt_hash, generation.plan,
    generation.knowledge_version, generation.directive, generation.at
FROM generation
JOIN draft ON draft.row = generation.draft
JOIN user ON user.row = generation.user
JOIN user AS author ON author.row = generation.revision_author;
