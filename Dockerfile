# The bot for real Discord. Build: docker build -t elbow-room .
# Run: docker run -d --name elbow-room --restart unless-stopped -e DISCORD_TOKEN \
#   -v elbow-room:/data elbow-room
FROM python:3.12-slim

RUN useradd --system --create-home --home-dir /data elbow
WORKDIR /app

# Dependencies change more rarely than code: a layer of their own, with the versions that were tried.
COPY pyproject.toml constraints.txt README.md ./
RUN pip install --no-cache-dir --constraint constraints.txt setuptools
RUN mkdir engine render bot && pip install --no-cache-dir --constraint constraints.txt --no-build-isolation --editable .

COPY engine engine
COPY render render
COPY bot bot
COPY migrations migrations

USER elbow
ENV DATABASE=/data/elbow-room.sqlite3 PYTHONUNBUFFERED=1
VOLUME /data
CMD ["python", "-m", "bot"]
