CREATE INDEX account_domain ON account (domain) WHERE domain <> '';
