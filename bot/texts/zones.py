"""Time zones by the names that people give them: IANA names, cities, countries, offsets.

Cities and countries are called as the CLDR has them in every language there are texts in.  Further
names of a language are in the ``zones.json`` beside its texts.  All is kept in memory, so that
suggestions come while somebody types.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zoneinfo
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from importlib import resources
from typing import Final
from zoneinfo import ZoneInfo

from babel.core import get_global
from rapidfuzz import fuzz, process

from bot.clock import HOUR
from bot.texts.i18n import LOCALES, Words, languages

_NAMES: Final = "zones.json"
"""Of a language: large cities after which no zone is named, other names of countries (by code)."""

_USUAL: Final = (
    "Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Asia/Dubai",
    "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Noumea", "Pacific/Auckland", "Pacific/Honolulu",
    "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/South_Georgia",
    "Atlantic/Azores", "UTC",
)  # fmt: skip
"""What is offered before anything is typed: one city an hour, round the world."""

_LETTER: Final = re.compile(r"[a-z]")
_OFFSET: Final = re.compile(r"(?:utc|gmt|z)?\s*([+-\u2212])\s*(\d{1,2})(?::?([0-5]\d))?")
_OLD: Final = re.compile(r"(Etc|SystemV|US|Canada|Brazil|Chile|Mexico)/")
_FIXED: Final = re.compile(r"Etc/GMT([+-]\d{1,2})")
_KATAKANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_ALIKE: Final = 72
_WORD: Final = 4
"""Letters from which on what resembles a single name, or stands in it, is that name misspelled."""
_LONGEST: Final = 80
"""Characters of what is typed that are compared."""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone under one of its names."""

    zone: str
    """IANA name."""
    city: str
    """The city it is called after, or another one in it."""
    own: bool = True
    """The zone is called after this city, whose name each language has; else as it is typed."""


@cache
def places() -> tuple[Place, ...]:
    """Return all zones that can be chosen, each after its city, and further cities."""
    plain = {
        name for name in zoneinfo.available_timezones() if "/" in name and not _OLD.match(name)
    }
    found = [Place("UTC", "UTC")]
    found += [Place(name, name.rpartition("/")[2].replace("_", " ")) for name in sorted(plain)]
    for language in languages():
        more = _further(language).get("cities", {})
        found += [Place(name, city, own=False) for city, name in more.items() if name in plain]
    return tuple(found)


def called(zone: str, words: Words, city: str = "") -> str:
    """Return what a zone is called in a language, after its city or another ``city`` in it."""
    if fixed := _FIXED.fullmatch(zone):
        return words("zone-fixed", offset=f"{-int(fixed[1]):+d}")
    own = _cities(words.language).get(zone, "") or zone.rpartition("/")[2].replace("_", " ")
    city = city or own
    return zone if city == zone else words("zone-name", city=city, zone=zone)


def matching(typed: str, now: datetime, most: int = 25) -> list[Place]:
    """Return the places that ``typed`` may mean, the likeliest first; a zone at most once.

    ``now``: the aware moment at which an offset like "+2" is compared.  The last one that is found
    by an offset has this offset all year.
    """
    wanted = _folded(typed[:_LONGEST])
    if not wanted:
        return list(_usual()[:most])
    offset = _offset(wanted)
    if offset is not None:
        fixed = [Place(name, name)] if (name := _fixed(offset)) else []
        return _once([*_once(_with_offset(offset, now), most - len(fixed)), *fixed], most)
    index, countries = _index(), _countries()
    exact, begins, within = [], [], []
    for place, names in index:
        if wanted in names:
            exact.append(place)
        elif any(name.startswith(wanted) for name in names):
            begins.append(place)
        elif any(wanted in name for name in names):
            within.append(place)
    for country, zones in countries.items():
        if country.startswith(wanted):
            (exact if country == wanted else begins).extend(zones)
    begins.sort(key=lambda place: len(place.city))
    found = [*exact, *begins, *within]
    if not found:
        found = [p for name in _near(wanted) for p in _named().get(name, ())]
    return _once(found, most)


def meant(typed: str, now: datetime) -> str | None:
    """Return the IANA name that ``typed`` stands for, if it can be nothing else.

    It may also be one of the old names that are not offered.  An offset stands for the zone that
    has it all year: ``Etc/GMT-9`` for "+9", and "+5:30" for the best known of several.
    """
    wanted = _folded(typed[:_LONGEST])
    if whole := _all().get(typed[:_LONGEST].strip().casefold()):
        return whole
    offset = _offset(wanted)
    if offset is not None:
        return _fixed(offset) or _all_year(offset, now)
    exact = {p.zone for p, names in _index() if wanted in names}
    exact |= {p.zone for p in _countries().get(wanted, ())}
    if len(exact) == 1:
        return exact.pop()
    found = {p.zone for p, names in _index() if any(n.startswith(wanted) for n in names)}
    found |= {
        p.zone for country, zs in _countries().items() if country.startswith(wanted) for p in zs
    }
    if not found and len(wanted) >= _WORD and wanted.isalpha():
        found = {p.zone for p in matching(typed, now)}
    return found.pop() if wanted and len(found) == 1 else None


def warm(now: datetime) -> None:
    """Read all that is kept in memory; takes a tenth of a second, once."""
    _index()
    _countries()
    _named()
    _all()
    matching("+0", now)


def offset_of(zone: str, now: datetime) -> str:
    """Return the offset from UTC that a zone has now: ``+05:30``."""
    minutes = round(_offset_at(zone, now).total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}"


@cache
def _further(language: str) -> Mapping[str, Mapping[str, str]]:
    path = LOCALES / language / _NAMES
    if not path.exists():
        return {}
    names: Mapping[str, Mapping[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return names


@cache
def _cities(language: str) -> Mapping[str, str]:
    """Return the names that the CLDR has in a language for the cities of zones."""
    known, named = Words(language).locale.time_zones, {}
    # The CLDR keeps the first name of a zone, by which others know it no more.
    for old, new in [*get_global("zone_aliases").items(), *((zone, zone) for zone in known)]:
        if old in known and "city" in known[old]:
            named[new] = str(known[old]["city"])
    listed = (zone for _, _, zone, *_ in _columns("zone.tab"))
    return {zone: named[zone] for zone in listed if zone in named}


@cache
def _all() -> Mapping[str, str]:
    """Return every zone by its name in small letters."""
    return {name.casefold(): name for name in zoneinfo.available_timezones()}


@cache
def _index() -> tuple[tuple[Place, tuple[str, ...]], ...]:
    """Return each place with the names under which it is found."""
    found = []
    for place in places():
        cities = [place.city]
        if place.own:
            cities += [name for each in languages() if (name := _cities(each).get(place.zone))]
        names = [*map(_folded, cities), _folded(place.zone)]
        found.append((place, tuple(dict.fromkeys(names))))
    return tuple(found)


@cache
def _usual() -> tuple[Place, ...]:
    known = {p.zone: p for p in reversed(places())}
    return tuple(known[zone] for zone in _USUAL if zone in known)


@cache
def _main() -> tuple[Place, ...]:
    """Return a place for each zone that stands in the table of countries, well known ones first."""
    listed = [p for zones in _countries().values() for p in zones]
    return tuple(dict.fromkeys([*_usual(), *listed]))


@lru_cache(maxsize=2)
def _offsets(hour: int) -> Mapping[str, timedelta]:
    """Return the offset of each zone at an hour since 1970."""
    then = datetime.fromtimestamp(hour * HOUR, UTC)
    return {p.zone: _offset_at(p.zone, then) for p in _main()}


@cache
def _countries() -> Mapping[str, tuple[Place, ...]]:
    """Return the zones of each country by its folded names in all languages."""
    zones: dict[str, list[Place]] = {}
    known = {p.zone: p for p in reversed(places()) if p.own}
    for codes, _, zone, *_ in _columns("zone.tab"):
        for code in codes.split(","):
            if zone in known:
                zones.setdefault(code, []).append(known[zone])
    for listed in zones.values():
        listed.sort(key=lambda place: place.zone not in _USUAL)
    names = [(name, code) for code, name in _columns("iso3166.tab")]
    for language in languages():
        names += [(name, code) for code, name in Words(language).locale.territories.items()]
        names += _further(language).get("countries", {}).items()
    return {_folded(name): tuple(zones[code]) for name, code in names if code in zones}


def _columns(table: str) -> list[list[str]]:
    text = resources.files("tzdata.zoneinfo").joinpath(table).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and line[0] != "#"]


@cache
def _named() -> Mapping[str, tuple[Place, ...]]:
    """Return the places by what is compared with a name that was typed wrongly."""
    found: dict[str, tuple[Place, ...]] = {}
    for place, names in _index():
        found[names[0]] = (*found.get(names[0], ()), place)
    return found | {c: z for c, z in _countries().items() if c not in found}


def _near(wanted: str) -> list[str]:
    found = process.extract(
        wanted, _named().keys(), scorer=fuzz.ratio, limit=8, score_cutoff=_ALIKE
    )
    return [name for name, *_ in found]


def _with_offset(offset: timedelta, now: datetime) -> list[Place]:
    offsets = _offsets(int(now.timestamp()) // HOUR)
    return [place for place in _main() if offsets[place.zone] == offset]


def _fixed(offset: timedelta) -> str | None:
    """Return the zone that always has an offset of whole hours; its name has the other sign."""
    hours, rest = divmod(round(offset.total_seconds()), HOUR)
    if rest or not -12 <= hours <= 14:
        return None
    return f"Etc/GMT{-hours:+d}" if hours else "UTC"


def _all_year(offset: timedelta, now: datetime) -> str | None:
    """Return the best known zone that has an offset the whole year, or the only one that has it."""
    found = [place.zone for place in _with_offset(offset, now)]
    half = now + timedelta(days=182)
    steady = [zone for zone in found if _offset_at(zone, half) == offset]
    return next(iter(steady or (found if len(set(found)) == 1 else [])), None)


def _once(found: Iterable[Place], most: int) -> list[Place]:
    kept: dict[str, Place] = {}
    for place in found:
        kept.setdefault(place.zone, place)
        if len(kept) == most:
            break
    return list(kept.values())


def _offset(wanted: str) -> timedelta | None:
    found = _OFFSET.fullmatch(wanted)
    if not found:
        return None
    size = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return size if found[1] == "+" else -size


def _offset_at(zone: str, now: datetime) -> timedelta:
    return now.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()


def _folded(text: str) -> str:
    """Return ``text`` without case, accents and the marks between its words."""
    letters = unicodedata.normalize("NFKD", text.strip().casefold())
    plain = "".join(c for c in letters if not unicodedata.combining(c)).translate(_KATAKANA)
    if _LETTER.search(plain) and not _OFFSET.fullmatch(plain):
        plain = re.sub(r"[\s_.,'-]+", " ", plain)
    return plain.strip()
