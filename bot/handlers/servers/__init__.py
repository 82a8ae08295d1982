"""What concerns a server: what its managers set and mend, the trail of it, and its dashboard."""
