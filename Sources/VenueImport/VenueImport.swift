// From a city's file to venues: what GDAL reads, and what we decide about it.
