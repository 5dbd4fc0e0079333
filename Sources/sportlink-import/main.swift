// The part of the command line that links GDAL; `sportlink import` runs it.
print("sportlink-import")
