CREATE INDEX reply_prospect ON reply (prospect);
