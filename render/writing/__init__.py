"""What is written: any script in fonts that have it, and what things and people are called."""
