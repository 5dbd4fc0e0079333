// The manners of the command line: options, help, completions, tables, errors and exit statuses.
