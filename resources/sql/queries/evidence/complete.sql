UPDATE evidence
SET retrieved_at = coalesce(retrieved_at, ?2), about_prospect = coalesce(about_prospect, ?3),
    about_account = coalesce(about_account, ?4)
WHERE row = ?1
    AND ((retrieved_at IS NULL AND ?2 IS NOT NULL) OR (about_prospect IS NULL AND ?3 IS NOT NULL)
        OR (about_account IS NULL AND ?4 IS NOT NULL));
