SELECT 'bucket ' || row
FROM bucket
WHERE n <> (SELECT count(*) FROM queue_entry WHERE queue_entry.bucket = bucket.row);
