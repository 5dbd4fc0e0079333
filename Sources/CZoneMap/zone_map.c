// Holds zones.map, which Scripts/make-zone-map writes; its licence (ODbL 1.0) is named in its head and in Data/zones/NOTICE.
#include "CZoneMap.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "zones.map"
};

const unsigned char *sportlink_zone_map_bytes(void) { return bytes; }

long sportlink_zone_map_count(void) { return (long)sizeof bytes; }
