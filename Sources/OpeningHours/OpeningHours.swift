// When a venue is open: the OpenStreetMap opening_hours language, parsed, evaluated and explained.
//
// Civil holds dates and clocks, Zones the time zones of the world, Syntax the tree of a value,
// Parsing the way from text to tree, Holidays the calendars, Evaluation the answers.
