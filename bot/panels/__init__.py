"""What players are shown: panels, posts and pictures, and what their buttons say."""
