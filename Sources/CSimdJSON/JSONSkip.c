// The search of `JSONSkip.h`: each block of 64 bytes becomes a few words with a bit a byte, and only brackets are looked at one by one.

#include "JSONSkip.h"

// Vectors are never handed from one function to another that is not part of it.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t block __attribute__((ext_vector_type(64)));
typedef bool bits __attribute__((ext_vector_type(64)));

// A bit for each byte of a block that is a given one.
#define WHERE(condition) __builtin_bit_cast(uint64_t, __builtin_convertvector((condition), bits))

static inline uint64_t below(unsigned bit) { return ((uint64_t)1 << bit) - 1; }

static inline bool is_brace(const sportlink_json_search *search, uint32_t place) {
  return search->braces[place / 64] >> (place % 64) & 1;
}

// Opens a bracket; `false` where that is one too many.
static inline bool open(sportlink_json_search *search, bool brace) {
  uint32_t place = search->depth;
  if (place == sportlink_json_deepest) return false;
  uint64_t bit = (uint64_t)1 << (place % 64);
  if (brace) search->braces[place / 64] |= bit;
  else search->braces[place / 64] &= ~bit;
  search->depth++;
  return true;
}

// Closes the innermost bracket of a kind, with what was left open in it; `false` where none is open.
//
// A record that lacks a bracket within is damaged, but ends where its own bracket closes.
static inline bool close(sportlink_json_search *search, bool brace) {
  uint32_t place = search->depth;
  while (place > 0 && is_brace(search, place - 1) != brace) place--;
  if (place == 0) return false;
  search->depth = place - 1;
  return true;
}

// Whether a record that begins here ends the one that is open: behind a comma a record has a key.
static inline bool lacks_bracket(const sportlink_json_search *search, bool behind_comma, bool brace) {
  return behind_comma && brace && search->depth > 0 && is_brace(search, search->depth - 1);
}

// The search byte by byte, from `*place` to `end`: for backslashes, and for less than a block.
static sportlink_json_found skip_bytes(
    sportlink_json_search *search, const uint8_t *bytes, size_t end, size_t *place) {
  for (size_t index = *place; index < end; index++) {
    uint8_t byte = bytes[index];
    if (search->is_in_text) {
      if (search->is_escaped) search->is_escaped = false;
      else if (byte == '"') search->is_in_text = false;
      else if (byte == '\\') search->is_escaped = true;
      else if (byte == '\n') search->line_feeds++;
      continue;
    }
    bool brace = byte == '{' || byte == '}';
    *place = index;
    switch (byte) {
      case ',':
        search->is_behind_comma = true;
        break;
      case '"':
        search->is_in_text = true;
        search->is_behind_comma = false;
        break;
      case '{':
      case '[':
        if (lacks_bracket(search, search->is_behind_comma, brace)) return sportlink_json_ended;
        search->is_behind_comma = false;
        if (!open(search, brace)) return sportlink_json_too_deep;
        break;
      case '}':
      case ']':
        if (!close(search, brace)) return sportlink_json_mismatched;
        if (search->depth == 0) {
          *place = index + 1;
          return sportlink_json_ended;
        }
        break;
      case '\n':
        search->line_feeds++;
        break;
      default:
        break;
    }
  }
  *place = end;
  return sportlink_json_unfinished;
}

static inline block load(const uint8_t *at) {
  block text;
  __builtin_memcpy(&text, at, sizeof text);
  return text;
}

// The search through a block of 64 bytes without a backslash.
static sportlink_json_found skip_block(
    sportlink_json_search *search, const uint8_t *bytes, size_t start, size_t *place) {
  block text = load(bytes + start);
  uint64_t quotes = WHERE(text == '"');
  // Every bit turned once by each quote up to it: the bits from an opening quote to the byte before the closing one.
  uint64_t inside = quotes;
  for (unsigned shift = 1; shift < 64; shift *= 2) inside ^= inside << shift;
  if (search->is_in_text) inside = ~inside;
  uint64_t feeds = WHERE(text == '\n');
  // `[` and `{`, like `]` and `}`, differ in one bit that no other byte is folded by into them.
  block folded = text | (uint8_t)0x20;
  uint64_t opened = WHERE(folded == '{') & ~inside;
  uint64_t closed = WHERE(folded == '}') & ~inside;
  uint64_t braces = WHERE(text == folded);
  uint64_t commas = WHERE(text == ',') & ~inside;
  uint64_t others = (quotes & inside) | opened;
  for (uint64_t brackets = opened | closed; brackets != 0; brackets &= brackets - 1) {
    unsigned bit = (unsigned)__builtin_ctzll(brackets);
    bool brace = braces >> bit & 1;
    *place = start + bit;
    sportlink_json_found found = sportlink_json_unfinished;
    if (opened >> bit & 1) {
      uint64_t comma = commas & below(bit), other = others & below(bit);
      bool behind = (comma | other) == 0 ? search->is_behind_comma : comma > other;
      if (lacks_bracket(search, behind, brace)) found = sportlink_json_ended;
      else if (!open(search, brace)) found = sportlink_json_too_deep;
    } else if (!close(search, brace)) {
      found = sportlink_json_mismatched;
    } else if (search->depth == 0) {
      *place = start + bit + 1;
      found = sportlink_json_ended;
    }
    if (found != sportlink_json_unfinished) {
      search->line_feeds += (size_t)__builtin_popcountll(feeds & below(bit));
      return found;
    }
  }
  search->line_feeds += (size_t)__builtin_popcountll(feeds);
  search->is_in_text = inside >> 63;
  if ((commas | others) != 0) search->is_behind_comma = commas > others;
  *place = start + 64;
  return sportlink_json_unfinished;
}

sportlink_json_found sportlink_json_skip(
    sportlink_json_search *search, const uint8_t *bytes, size_t count, size_t *place) {
  while (count - *place >= 64) {
    bool is_plain = !search->is_escaped && WHERE(load(bytes + *place) == '\\') == 0;
    sportlink_json_found found = is_plain ? skip_block(search, bytes, *place, place)
                                          : skip_bytes(search, bytes, *place + 64, place);
    if (found != sportlink_json_unfinished) return found;
  }
  return skip_bytes(search, bytes, count, place);
}
