// Finds where a JSON value ends by its quotes and brackets alone, sixty-four bytes at a time.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The deepest nesting that is followed.
enum { sportlink_json_deepest = 512 };

// A running search; all zeros at its beginning.
typedef struct {
  // How many brackets are open, and for each a bit that says whether it is a brace.
  uint32_t depth;
  uint64_t braces[sportlink_json_deepest / 64];
  bool is_in_text;
  // Whether the last byte was a backslash in a text.
  bool is_escaped;
  // Whether the last comma, outside of texts, is behind the last quote and the last opening bracket.
  bool is_behind_comma;
  // How many line feeds were passed.
  size_t line_feeds;
} sportlink_json_search;

// What a search found: where the value ends, that it goes on, or a bracket that can't be.
typedef enum {
  sportlink_json_ended,
  sportlink_json_unfinished,
  sportlink_json_mismatched,
  sportlink_json_too_deep
} sportlink_json_found;

// Goes on with a search from `*place` to the end of `count` bytes at most.
//
// `*place` becomes the place behind the value, or that of the bracket that can't be.
sportlink_json_found sportlink_json_skip(
    sportlink_json_search *search, const uint8_t *bytes, size_t count, size_t *place);

#ifdef __cplusplus
}
#endif
