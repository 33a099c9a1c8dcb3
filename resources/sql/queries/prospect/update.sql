UPDATE prospect
SET known = 1, account = ?2, persona = ?3, name = ?4, given = ?5, family = ?6, email = ?7, phone = ?8,
    title = ?9, profile_url = ?10, city = ?11, country = ?12, language = ?13, time_zone = ?14, owner = ?15,
    notes = ?16, external_ids = ?17, custom = ?18
WHERE row = ?1;
