// The time zone of a place: a map of the world's zones that lies in the program and is read where it lies.
