// Map projections and reference systems, over PROJ.
