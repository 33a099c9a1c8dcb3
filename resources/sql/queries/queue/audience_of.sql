SELECT audience FROM bucket WHERE row = ?1;
