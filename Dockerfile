# The bot for real Discord. Build: docker build -t elbow-room .
# Run: docker run -d --restart unless-stopped -e DISCORD_TOKEN -v elbow-room:/data elbow-room
FROM python:3.12-slim

RUN useradd --system --create-home --home-dir /data elbow
WORKDIR /app

# Dependencies change more rarely than code: a layer of their own, from pyproject.toml alone.
COPY pyproject.toml README.md ./
RUN mkdir engine render bot && pip install --no-cache-dir --editable .

COPY engine engine
COPY render render
COPY bot bot
COPY migrations migrations

USER elbow
ENV DATABASE=/data/elbow-room.sqlite3 PYTHONUNBUFFERED=1
VOLUME /data
CMD ["python", "-m", "bot"]
