CREATE INDEX delivery_unsettled ON delivery (draft) WHERE outcome IN ('claimed', 'unknown');
