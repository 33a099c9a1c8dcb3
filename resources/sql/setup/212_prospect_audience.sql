CREATE INDEX prospect_audience ON prospect (audience);
