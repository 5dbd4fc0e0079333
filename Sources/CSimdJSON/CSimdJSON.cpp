// The C face of simdjson's DOM parser; no exception leaves it.
#include "CSimdJSON.h"

#include <new>
#include <simdjson.h>

struct sportlink_json_parser {
  simdjson::dom::parser parser;
  size_t depth;
};

extern "C" {

sportlink_json_parser *sportlink_json_make(size_t depth) {
  sportlink_json_parser *made = new (std::nothrow) sportlink_json_parser();
  if (made != nullptr) made->depth = depth;
  return made;
}

void sportlink_json_free(sportlink_json_parser *parser) { delete parser; }

size_t sportlink_json_padding(void) { return simdjson::SIMDJSON_PADDING; }

int sportlink_json_parse(sportlink_json_parser *parser, const uint8_t *bytes, size_t length) {
  if (parser->parser.capacity() < length || parser->parser.max_depth() != parser->depth) {
    // Twice as much as asked for: growing records do not grow the parser one by one.
    simdjson::error_code code = parser->parser.allocate(2 * length + 1024, parser->depth);
    if (code != simdjson::SUCCESS) return code;
  }
  return parser->parser.parse(bytes, length, false).error();
}

const uint64_t *sportlink_json_tape(const sportlink_json_parser *parser) {
  return parser->parser.doc.tape.get();
}

const uint8_t *sportlink_json_strings(const sportlink_json_parser *parser) {
  return parser->parser.doc.string_buf.get();
}

const char *sportlink_json_reason(int code) {
  return simdjson::error_message(static_cast<simdjson::error_code>(code));
}
}
