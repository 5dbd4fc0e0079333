// simdjson for C: parses one JSON value at a time and shows the tape it makes of it.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "JSONSkip.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parser with the memory of its last value.
typedef struct sportlink_json_parser sportlink_json_parser;

// Makes a parser that refuses values nested deeper than `depth`; NULL without memory.
sportlink_json_parser *sportlink_json_make(size_t depth);
void sportlink_json_free(sportlink_json_parser *parser);

// How many bytes behind a value must be readable.
size_t sportlink_json_padding(void);

// Parses a value; 0, or a code for `sportlink_json_reason`. The tape is valid until the next call.
int sportlink_json_parse(sportlink_json_parser *parser, const uint8_t *bytes, size_t length);

// The tape of the last value that was parsed without an error, as simdjson's doc/tape.md describes it.
const uint64_t *sportlink_json_tape(const sportlink_json_parser *parser);
// The strings that the tape points to: four bytes of length, the text, a zero.
const uint8_t *sportlink_json_strings(const sportlink_json_parser *parser);

// What a code means, in simdjson's own words.
const char *sportlink_json_reason(int code);

#ifdef __cplusplus
}
#endif
