# Sourced by Scripts/bench: builds the executable, runs it, then the peers of other languages on the data it has left, and draws the plot.
# Files are relative to where the script was called ($called_from).

scripted="scikit-learn SciPy geopandas PostGIS Redis"
rest=()
chosen=fast json="" plot="" lines="" dump=""
while [ $# -gt 0 ]; do
  case "$1" in
    --json | --plot | --lines | --points | --queries | --dump)
      [ $# -ge 2 ] || stop "$1 what?"
      case "$2" in /*) path=$2 ;; *) path=$called_from/$2 ;; esac
      case "$1" in
        --json) json=$path ;;
        --plot) plot=$path ;;
        --lines) lines=$path ;;
        --dump) dump=$path ;;
        *) rest+=("$1" "$path") ;;
      esac
      shift 2
      ;;
    --peers)
      [ $# -ge 2 ] || stop "$1 what?"
      chosen=$2
      rest+=("$1" "$2")
      shift 2
      ;;
    *)
      rest+=("$1")
      shift
      ;;
  esac
done

wants() { [ "$chosen" = all ] || case ",$chosen," in *",$1,"*) true ;; *) false ;; esac; }

need_packages libboost-dev libnanoflann-dev libs2-dev libgeos-dev libsqlite3-dev
swift build --package-path Benchmarks -c release --product spatial-benchmark
measure=$(swift build --package-path Benchmarks -c release --show-bin-path)/spatial-benchmark

beside=""
for peer in $scripted; do wants "$peer" && beside="$beside $peer"; done
if [ -n "$lines" ] || [ -z "$beside" ]; then
  exec "$measure" ${rest[@]+"${rest[@]}"} ${json:+--json "$json"} ${lines:+--lines "$lines"} \
    ${plot:+--plot "$plot"} ${dump:+--dump "$dump"}
fi

packages=python3-venv
wants PostGIS && packages="$packages postgresql-15 postgresql-15-postgis-3"
# PostgreSQL's account is the one that servers run under where this is root.
wants Redis && packages="$packages postgresql-common redis-server"
# shellcheck disable=SC2086
need_packages $packages
venv=$work/venv-index
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import sklearn, scipy, geopandas, shapely, psycopg, hiredis' 2>/dev/null ||
  "$venv/bin/pip" install --quiet --disable-pip-version-check scikit-learn scipy geopandas shapely 'psycopg[binary]' hiredis

left=${dump:-$(mktemp -d)}
[ -n "$dump" ] || trap 'rm -rf "$left"' EXIT
mkdir -p "$left"
json=${json:-$left/lines.json}
"$measure" ${rest[@]+"${rest[@]}"} --json "$json" --dump "$left"
"$venv/bin/python" -B Scripts/parts/bench-index-peers "$left" "$json"
"$measure" --lines "$json" ${plot:+--plot "$plot"}
