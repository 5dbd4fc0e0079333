# Sourced by Scripts/bench: the whole process of one nearest query, a million venues against a thousand, file cache warm.

for size in 1000 1000000; do
  [ -f "$work/$size.gpkg" ] || "$bin/sportlink" generate --venues "$size" --seed 1 --into "$work/$size.gpkg"
  "$bin/sportlink" rebuild-index -c "$work/$size.gpkg" >/dev/null
done

question="--near 45.5231,-73.5817 --sport tennis --open-at 2026-06-12T18:00 --open-for 1h30m --format json"
hyperfine --shell=none --warmup 20 --runs 200 --export-json "$work/query.json" --style none \
  "$bin/sportlink nearest -c $work/1000000.gpkg $question" \
  "$bin/sportlink nearest -c $work/1000.gpkg $question" >/dev/null

jq -r '
  (.results[0].median * 1000) as $large | (.results[1].median * 1000) as $small |
  "nearest, whole process, median of 200 runs",
  "  1,000,000 venues   \($large * 100 | round / 100) ms   (promise: at most 25 ms)",
  "      1,000 venues   \($small * 100 | round / 100) ms",
  "  ratio              \($large / $small * 100 | round / 100)      (promise: at most 1.3)"' "$work/query.json"
