CREATE INDEX account_name ON account (folded_name);
