CREATE INDEX step_sequence ON step (sequence, position);
