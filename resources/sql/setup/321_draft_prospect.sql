CREATE INDEX draft_prospect ON draft (prospect);
