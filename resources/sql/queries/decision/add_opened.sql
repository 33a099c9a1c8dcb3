INSERT INTO decision_opened (decision, position, evidence) VALUES (?1, ?2, ?3);
