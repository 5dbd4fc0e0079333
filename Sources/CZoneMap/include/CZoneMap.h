// The bytes of the zone map, which lie in the program's read-only data and cost nothing until they are read.
#pragma once

/// The first byte of the zone map.
const unsigned char *_Nonnull sportlink_zone_map_bytes(void);

/// How many bytes the zone map has.
long sportlink_zone_map_count(void);
