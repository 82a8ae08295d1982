"""What is posted and sent: turns, results, notices, letters, and pages to look things up."""
