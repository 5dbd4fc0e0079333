// The command line of SportLink: one file a command.
print("sportlink")
