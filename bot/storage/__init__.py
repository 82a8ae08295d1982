"""The SQLite file: schema, rows, transactions, and the outbox of posts to send."""
