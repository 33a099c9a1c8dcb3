CREATE INDEX twin_b ON twin (b);
