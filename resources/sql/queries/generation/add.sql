INSERT INTO generation (hash, draft, revision_author, revision_hash, user, provider, model, prompt_hash, plan,
    knowledge_version, directive, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12);
