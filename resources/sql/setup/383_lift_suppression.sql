CREATE INDEX lift_suppression ON lift (suppression_hash);
