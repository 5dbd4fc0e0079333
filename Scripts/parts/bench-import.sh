# Sourced by Scripts/bench: one million rows into a GeoPackage, ours and ogr2ogr's, in turn: a projected CSV, then GeoJSON.

rows=${1:-1000000}
degrees="$work/degrees-$rows.csv"
csv="$work/mtm8-$rows.csv"
geojson="$work/degrees-$rows.geojson"
from_degrees="-oo X_POSSIBLE_NAMES=longitude -oo Y_POSSIBLE_NAMES=latitude -oo KEEP_GEOM_COLUMNS=NO"
[ -f "$degrees" ] || "$bin/sportlink" generate --venues "$rows" --seed 1 --output "$degrees"
# shellcheck disable=SC2086
[ -f "$csv" ] ||
  ogr2ogr -f CSV "$csv" "$degrees" -lco GEOMETRY=AS_XY -s_srs EPSG:4326 -t_srs EPSG:32188 $from_degrees
# shellcheck disable=SC2086
[ -f "$geojson" ] || ogr2ogr -f GeoJSON "$geojson" "$degrees" -a_srs EPSG:4326 $from_degrees

ours="$work/import-ours.gpkg"
theirs="$work/import-ogr.gpkg"
timed() {
  local log=$1
  shift
  /usr/bin/time -f '%e %M' -a -o "$log" "$@" >/dev/null
}
median() { sort -n "$1" | awk '{ t[NR] = $1; if ($2 > m) m = $2 } END { printf "%s %d\n", t[int((NR + 1) / 2)], m / 1024 }'; }
compared() {
  local what=$1 promise=$2 our_seconds our_megabytes ogr_seconds ogr_megabytes
  read -r our_seconds our_megabytes < <(median "$work/ours.times")
  read -r ogr_seconds ogr_megabytes < <(median "$work/ogr.times")
  rm -f "$work/ours.times" "$work/ogr.times" "$ours" "$ours.index" "$theirs"
  awk -v n="$rows" -v a="$our_seconds" -v b="$ogr_seconds" -v m="$our_megabytes" -v o="$ogr_megabytes" \
    -v what="$what" -v promise="$promise" 'BEGIN {
    printf "import of %d %s, into a GeoPackage, median of 3\n", n, what
    printf "  sportlink   %6.2f s   %7.0f rows/s   %4d MB at most\n", a, n / a, m
    printf "  ogr2ogr     %6.2f s   %7.0f rows/s   %4d MB at most\n", b, n / b, o
    printf "  ratio       %6.2f     (promise: at least %s)\n", b / a, promise
  }'
}

for round in 1 2 3; do
  rm -f "$ours" "$ours.index" "$theirs"
  timed "$work/ours.times" "$bin/sportlink" import "$csv" --into "$ours" --crs EPSG:32188 --format json
  timed "$work/ogr.times" ogr2ogr -f GPKG "$theirs" "$csv" -s_srs EPSG:32188 -t_srs EPSG:4326 \
    -oo X_POSSIBLE_NAMES=X -oo Y_POSSIBLE_NAMES=Y
done
compared "CSV rows, EPSG:32188 to degrees" 5
for round in 1 2 3; do
  rm -f "$ours" "$ours.index" "$theirs"
  timed "$work/ours.times" "$bin/sportlink" import "$geojson" --into "$ours" --format json
  timed "$work/ogr.times" ogr2ogr -f GPKG "$theirs" "$geojson"
done
compared "GeoJSON features" 4
