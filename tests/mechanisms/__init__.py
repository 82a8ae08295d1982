"""What the core can do for other editions, each shown by small invented traits and boards."""
