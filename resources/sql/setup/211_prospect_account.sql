CREATE INDEX prospect_account ON prospect (account) WHERE account IS NOT NULL;
