// When a venue is open: the OpenStreetMap opening_hours language, parsed, evaluated and explained.
//
// The way of a value: Lexing cuts it into tokens, Parsing makes the tree of Syntax from them, Compiling
// packs the tree into words, Evaluation lays rules over days and instants, and Questions answers.
// Beside it stand Civil (dates and clocks), Zones (the time zones of the world), Holidays and Sun.
