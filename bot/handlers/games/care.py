"""Games that nobody plays: answering that one goes on, putting it aside, bringing it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.errors import NoGame, NotPaused
from bot.handlers.games import clocks
from bot.handlers.games.matching import Choice, Offer, matching
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.storage.rows import Game
from bot.tables.upkeep.care import asked_about
from bot.texts.boxes import edition_of
from bot.texts.plain import clean
from bot.texts.wording import Wording, called

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

LONGEST_ID: Final = 16


@does(verbs.STILL)
async def still(touch: Touch) -> Reply:
    """Answer that the game goes on."""
    return await _goes_on(touch.client, touch.interaction, touch.tap.game)


@does(verbs.ASIDE)
async def aside(touch: Touch) -> Reply:
    """Put the game aside."""
    return await put_aside(touch.client, touch.interaction, touch.tap.game)


@does(verbs.REVIVE)
async def bring_back(touch: Touch) -> Reply:
    """Bring the game back to where it was."""
    return await _brought_back(
        touch.client, touch.interaction, touch.tap.game, touch.table.game.channel
    )


async def put_aside(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Put a game aside; raises as :meth:`bot.tables.upkeep.care.Care.put_aside`."""
    await client.tables.put_aside(game, interaction.user.id)
    return Reply(client.words_for(interaction)("aside-done"))


async def resume(client: ElbowRoom, interaction: Interaction, typed: str) -> Reply:
    """Let a game go on: one put aside (``typed``, or of this channel), asked about, or paused.

    :raises NoGame: there is none.
    :raises TableError: it cannot go on here, or needs not.
    """
    channel = interaction.channel_id or 0
    own = await _put_aside_by(client, interaction)
    if typed.strip():
        found = next((g for g in own if str(g.id) == typed.strip()[:LONGEST_ID]), None)
        if found is None:
            raise NoGame(game=typed)
        return await _brought_back(client, interaction, found.id, channel)
    game = await client.tables.game_in(channel)
    if not game.occupies and (here := [g for g in own if g.channel == channel]):
        return await _brought_back(client, interaction, here[-1].id, channel)
    try:
        return await clocks.resume(client, interaction, game.id)
    except NotPaused:
        if not await asked_about(client.store, game.id):
            raise
        return await _goes_on(client, interaction, game.id)


async def offered(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the games of whoever types that were put aside in this server."""
    client: ElbowRoom = interaction.client
    words = client.words_for(interaction)
    offers = []
    for game in await _put_aside_by(client, interaction):
        seats = await client.store.seats(game.id)
        place: Any = client.get_channel(game.channel)
        name = words(
            "choice-game",
            number=str(game.id),
            channel=clean(place.name) if place else "?",
            edition=edition_of(game, words),
            players=words.row(called(seat, words) for seat in seats),
        )
        offers.append(Offer(name, str(game.id)))
    return matching(offers, current)


async def _put_aside_by(client: ElbowRoom, interaction: Interaction) -> list[Game]:
    """Return the games of whoever asks that are put aside in this server, the oldest first."""
    games = await client.store.games_of(interaction.user.id)
    guild = interaction.guild_id
    return [game for game in games if game.archived is not None and game.guild == guild]


async def _goes_on(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    table = await client.tables.still_playing(game, interaction.user.id)
    key = "still-done"
    if table.stopped:
        key = "still-done-paused" if table.game.paused is not None else "still-done-rests"
    return Reply(client.words_for(interaction)(key))


async def _brought_back(
    client: ElbowRoom, interaction: Interaction, game: int, channel: int
) -> Reply:
    place: Any = interaction.channel
    user = interaction.user.id
    before = await client.tables.known(game)
    table = await client.tables.bring_back(
        game, user, channel, parent=getattr(place, "parent_id", None)
    )
    wording = Wording.of(table, await client.public_words(table))
    seat = table.seat_of(user)
    own = interaction.user.display_name
    player = wording.name(own) if seat is None else wording.people[seat]
    key = "back-done" if before.game.paused is None else "back-done-paused"
    return Reply(wording.words(key, player=player), public=True)
