SELECT bucket.row, bucket.audience, bucket.facts, bucket.channel, bucket.n, audience.mode,
    audience.sample_one_in
FROM bucket JOIN audience ON audience.row = bucket.audience
WHERE bucket.n > 0;
