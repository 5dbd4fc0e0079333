// When a venue is open: the OpenStreetMap opening_hours language, parsed, evaluated and explained.
