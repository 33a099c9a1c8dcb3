UPDATE evidence
SET known = 0, input = '', title = '', text = '', source = '', kind = '', observed_on = NULL, about = '',
    condition = '', language = '', retrieved_at = NULL, about_prospect = NULL, about_account = NULL
WHERE row = ?1;
