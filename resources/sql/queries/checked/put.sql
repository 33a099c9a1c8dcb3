INSERT INTO checked (draft, revision, basis, skeleton, specificity, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (draft) DO UPDATE SET revision = ?2, basis = ?3, skeleton = ?4, specificity = ?5, words = ?6;
