// The domain: venues, their sports, and the searches over them.
