"""What happened, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event
from engine.me import Me
from engine.state import About, Army, Question

from .holding import Holding


class Telling(Holding):
    """A table that tells events and puts questions."""

    __slots__ = ()

    def emit(
        self,
        kind: str,
        player: int,
        region: int = -1,
        amount: int = 0,
        why: str = "",
        race: str = "",
        power: str = "",
        army: int = -1,
        thing: str = "",
        seat: int = -1,
        stands: int = 0,
    ) -> None:
        """Tell what happened, as far as it is not made up."""
        if self.guessed:
            return
        self.events.append(
            Event(kind, player, region, amount, why, race, power, army, thing, seat, stands)
        )

    def deployed(self, army: Army, region: int, n: int, why: str = "") -> None:
        """Tell that ``n`` tokens of ``army`` have come to ``region``."""
        stands = self.state.regions[region].tokens
        self.emit("deployed", army.player, region, n, why=why, race=army.race, stands=stands)

    def ask(
        self,
        me: Me,
        name: str,
        options: list[int],
        about: About = "region",
        things: Sequence[str] = (),
        *,
        at_least: int,
        up_to: int,
        repeats: bool,
        default: list[int],
        always: bool = False,
    ) -> None:
        """Put a question to the player of ``me``, unless only one answer is possible.

        In another's turn nobody is asked, but for the withdrawals: the default is the answer.
        ``always``: it is put even if there is nothing to pick, and needs a word all the same.
        """
        if not options:
            if not always:
                return
            up_to = 0
        question = Question(
            me.army.player,
            me.army.id,
            f"{me.label}.{name}",
            options,
            at_least,
            up_to,
            repeats,
            [],
            default,
            "" if me.key == f"{me.army.id}.{me.label}" else me.key,
            about,
            list(things),
        )
        if (
            options
            and at_least == up_to
            and (len(options) == 1 or (not repeats and len(options) <= up_to))
        ):
            self.settled.append(question)
            me.effect.on_answer(me, name, options * up_to if len(options) == 1 else options)
            return
        if me.army.player != self.state.turn.player and self.state.turn.at.places != "driven":
            # Nobody is waited for in another's turn.
            default = default or list(me.effect.suggests(me, name, options, up_to))
            me.effect.on_answer(me, name, default)
            return
        self.state.questions.append(question)
