"""Commands at the local table, in each member's language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.texts.i18n import Words
from tests.tools.test_table import Page
from tools.table.serving import Options, running

pytestmark = pytest.mark.usefixtures("made_once")
KO = Words("ko", strict=True)


class Typist(Page):
    """A page in which commands are typed."""

    async def commands(self) -> dict[str, Mapping[str, Any]]:
        """Return the commands that are listed by how they are called."""
        _, catalog = await self.get("/api/commands")
        return {entry["invocation"]: entry for entry in catalog["entries"]}

    async def type(self, kind: str, entry: Mapping[str, Any], **more: object) -> dict[str, Any]:
        await self.look()
        return await self.act(
            kind,
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            **more,
        )


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[Typist]:
    """Run a local table while the block does, and open its page as Ann."""
    spoken = {"Ann": "ko", "Ben": "ja"}
    options = Options(tmp_path / "table.sqlite3", port=0, browser=False, languages=spoken)
    async with aiohttp.ClientSession() as session, running(options) as table:
        page = Typist(session, table.url)
        await page.open()
        yield page


async def test_commands_are_listed_in_the_language_of_who_looks(tmp_path):
    async with opened(tmp_path) as page:
        listed = await page.commands()
        rule = listed[KO("command-rule")]
        assert rule["description"] == KO("about-rule")
        assert [option["name"] for option in rule["options"]] == [
            KO("name-topic"),
            KO("name-share"),
        ]
        new = listed[f"{KO('command-game')} {KO('command-game-new')}"]
        scores = next(option for option in new["options"] if option["name"] == KO("name-scores"))
        assert [c["name"] for c in scores["choices"]] == [KO("scores-secret"), KO("scores-open")]
        assert "rule" not in listed

        ben = next(v["id"] for v in page.state["viewers"] if v["name"] == "Ben")
        await page.open(int(ben))
        assert Words("ja", strict=True)("command-rule") in await page.commands()
        cy = next(v["id"] for v in page.state["viewers"] if v["name"] == "Cy")
        await page.open(int(cy))
        assert "rule" in await page.commands()


async def test_what_is_typed_in_a_language_is_understood(tmp_path):
    async with opened(tmp_path) as page:
        rule = (await page.commands())[KO("command-rule")]
        topic = KO("name-topic")
        offered = await page.type(
            "autocomplete_command", rule, focused=topic, value=KO("race-trolls"), options={}
        )
        assert KO("race-trolls") in offered["result"]["choices"][0]["name"]
        value = offered["result"]["choices"][0]["value"]
        await page.type("run_command", rule, options={topic: value})
        assert KO("marker-lair") in page.text()
