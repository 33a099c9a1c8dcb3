SELECT bucket FROM queue_entry WHERE draft = ?1;
