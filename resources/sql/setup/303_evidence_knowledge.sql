CREATE INDEX evidence_knowledge ON evidence (input) WHERE input = 'knowledge';
