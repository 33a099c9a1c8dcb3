CREATE INDEX audience_segment_segment ON audience_segment (segment);
