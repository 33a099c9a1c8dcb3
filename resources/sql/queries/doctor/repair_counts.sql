UPDATE bucket SET n = (SELECT count(*) FROM queue_entry WHERE queue_entry.bucket = bucket.row);
