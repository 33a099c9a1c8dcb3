SELECT bucket.row, bucket.audience, bucket.facts, bucket.channel, bucket.n, audience.mode
FROM bucket JOIN audience ON audience.row = bucket.audience
WHERE bucket.n > 0;
