# Sourced by Scripts/bench: one million rows of a projected CSV into a GeoPackage, ours and ogr2ogr's, in turn.

rows=${1:-1000000}
csv="$work/mtm8-$rows.csv"
if [ ! -f "$csv" ]; then
  "$bin/sportlink" generate --venues "$rows" --seed 1 --output "$work/degrees-$rows.csv"
  ogr2ogr -f CSV "$csv" "$work/degrees-$rows.csv" -lco GEOMETRY=AS_XY -s_srs EPSG:4326 -t_srs EPSG:32188 \
    -oo X_POSSIBLE_NAMES=longitude -oo Y_POSSIBLE_NAMES=latitude -oo KEEP_GEOM_COLUMNS=NO
fi

ours="$work/import-ours.gpkg"
theirs="$work/import-ogr.gpkg"
for round in 1 2 3; do
  rm -f "$ours" "$ours.index" "$theirs"
  /usr/bin/time -f '%e %M' -a -o "$work/ours.times" \
    "$bin/sportlink" import "$csv" --into "$ours" --crs EPSG:32188 --format json >/dev/null
  /usr/bin/time -f '%e %M' -a -o "$work/ogr.times" \
    ogr2ogr -f GPKG "$theirs" "$csv" -s_srs EPSG:32188 -t_srs EPSG:4326 \
    -oo X_POSSIBLE_NAMES=X -oo Y_POSSIBLE_NAMES=Y
done

median() { sort -n "$1" | awk '{ t[NR] = $1; if ($2 > m) m = $2 } END { printf "%s %d\n", t[int((NR + 1) / 2)], m / 1024 }'; }
read -r our_seconds our_megabytes < <(median "$work/ours.times")
read -r ogr_seconds ogr_megabytes < <(median "$work/ogr.times")
rm -f "$work/ours.times" "$work/ogr.times"
awk -v n="$rows" -v a="$our_seconds" -v b="$ogr_seconds" -v m="$our_megabytes" -v o="$ogr_megabytes" 'BEGIN {
  printf "import of %d CSV rows, EPSG:32188 to degrees, into a GeoPackage, median of 3\n", n
  printf "  sportlink   %6.2f s   %7.0f rows/s   %4d MB at most\n", a, n / a, m
  printf "  ogr2ogr     %6.2f s   %7.0f rows/s   %4d MB at most\n", b, n / b, o
  printf "  ratio       %6.2f     (promise: at least 3)\n", b / a
}'
