# Sourced by Scripts/bench: the opening-hours evaluator beside PyPI's opening-hours-py, on the same values and moments.
#   --values FILE   a value a line, or JSON lines with a member "v"; Benchmarks/Data/hours.txt if left out
#   --json FILE     a JSON line a measurement
values=Benchmarks/Data/hours.txt
json=""
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || stop "$1 what?"
  case "$1" in
    --values) values=$2 ;;
    --json) json=$2 ;;
    *) stop "unknown option $1" ;;
  esac
  shift 2
done
[ -r "$values" ] || stop "can't read $values"
need_packages python3-venv
venv=$work/venv-hours
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import opening_hours' 2>/dev/null ||
  "$venv/bin/pip" install --quiet --disable-pip-version-check opening-hours-py tzdata
swift build --package-path Benchmarks -c release --product hours-benchmark
bin=$(swift build --package-path Benchmarks -c release --show-bin-path)
lines=$(mktemp)
"$bin/hours-benchmark" --values "$values" --json "$lines"
"$venv/bin/python" Scripts/parts/hours-peer.py "$values" "$lines"
[ -z "$json" ] || cp "$lines" "$json"
rm -f "$lines"
