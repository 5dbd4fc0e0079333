// Finding items by place: a packed tree, its brute-force oracle, geohashes, and the mapped file they live in.
