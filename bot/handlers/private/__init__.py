"""What concerns one person: settings, what is stored of them, letters."""
