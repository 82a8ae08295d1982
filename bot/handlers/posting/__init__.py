"""What the outbox sends: drafted as things stand at that moment, sent or edited."""
