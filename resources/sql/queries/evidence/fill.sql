UPDATE evidence
SET known = 1, input = ?2, title = ?3, text = ?4, source = ?5, kind = ?6, observed_on = ?7, about = ?8,
    condition = ?9, language = ?10, retrieved_at = ?11, about_prospect = ?12, about_account = ?13
WHERE row = ?1;
