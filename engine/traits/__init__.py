"""The races and powers of each edition: a name and its parts."""
