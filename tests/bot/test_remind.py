"""``/remind``: what people type about quiet hours and time zones, and what they are answered."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.messages.hours import hours_in, shown
from bot.panels.turn.moves import UnreadableError
from bot.texts import zones
from bot.texts.i18n import Words, languages
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover
from tools.table.languages import languages as spoken

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


# ------------------------------------------------------------------------ quiet hours


@pytest.mark.parametrize(
    ("typed", "begin", "end"),
    [
        ("22-8", "22:00", "08:00"),
        ("22:00-08:00", "22:00", "08:00"),
        ("22:00 – 07:30", "22:00", "07:30"),
        ("22.30–7.15", "22:30", "07:15"),
        ("10pm-8am", "22:00", "08:00"),
        ("10 PM to 8 a.m.", "22:00", "08:00"),
        ("from 22 until 8", "22:00", "08:00"),
        ("22 bis 8 Uhr", "22:00", "08:00"),
        ("22h30 - 7h", "22:30", "07:00"),
        ("24-6", "00:00", "06:00"),
        ("12am-6am", "00:00", "06:00"),
        ("12pm-1pm", "12:00", "13:00"),
        ("9-17", "09:00", "17:00"),
        ("22時から8時", "22:00", "08:00"),
        ("午後10時〜午前7時30分", "22:00", "07:30"),
        ("２２：００～８：００", "22:00", "08:00"),
        ("오후 10시부터 오전 8시까지", "22:00", "08:00"),
    ],
)
def test_quiet_hours_are_read_in_many_ways(typed, begin, end):
    assert tuple(map(shown, hours_in(typed))) == (begin, end)


@pytest.mark.parametrize("typed", ["off", "None", " no ", "0", "never", "なし", "없음"])
def test_and_given_up_in_some(typed):
    assert hours_in(typed) is None


@pytest.mark.parametrize(
    "typed",
    [
        "8",
        "8-8",
        "24-0",
        "25-3",
        "24:30-3",
        "13pm-2",
        "0am-3",
        "abc",
        "22-8-9",
        "2200-800",
        "9:5-3",
    ],
)
def test_what_cannot_be_is_refused(typed):
    with pytest.raises(UnreadableError):
        hours_in(typed)


@given(st.text(max_size=40))
def test_nothing_typed_breaks_it(typed):
    try:
        hours = hours_in(typed)
    except UnreadableError:
        return
    assert hours is None or all(0 <= minutes < 1440 for minutes in hours)


@given(st.integers(0, 1439), st.integers(0, 1439))
def test_what_is_shown_can_be_typed(begin, end):
    if begin != end:
        assert hours_in(f"{shown(begin)}-{shown(end)}") == (begin, end)


# ------------------------------------------------------------------------- time zones


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Europe/Vienna", "Europe/Vienna"),
        ("vienna", "Europe/Vienna"),
        ("Viena", "Europe/Vienna"),
        ("Munich", "Europe/Berlin"),
        ("münchen", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("los ang", "America/Los_Angeles"),
        ("tokio", "Asia/Tokyo"),
        ("austria", "Europe/Vienna"),
        ("germny", "Europe/Berlin"),
        ("USA", "America/New_York"),
        ("uk", "Europe/London"),
        ("são paulo", "America/Sao_Paulo"),
        ("+5:30", "Asia/Kolkata"),
        ("UTC+9", "Asia/Tokyo"),
        ("gmt -3:30", "America/St_Johns"),
        ("UTC", "UTC"),
        ("+0", "Europe/London"),
        ("東京", "Asia/Tokyo"),
        ("とうきょう", "Asia/Tokyo"),
        ("大阪", "Asia/Tokyo"),
        ("日本", "Asia/Tokyo"),
        ("ﾆｭｰﾖｰｸ", "America/New_York"),
        ("ロンドン", "Europe/London"),
        ("ドイツ", "Europe/Berlin"),
        ("アメリカ", "America/New_York"),
        ("オーストラリア", "Australia/Sydney"),
        ("서울", "Asia/Seoul"),
        ("서우", "Asia/Seoul"),
        ("부산", "Asia/Seoul"),
        ("한국", "Asia/Seoul"),
        ("뉴욕", "America/New_York"),
        ("영국", "Europe/London"),
        ("빈", "Europe/Vienna"),
        ("JST", "Asia/Tokyo"),
        ("キーウ", "Europe/Kyiv"),
    ],
)
def test_a_zone_is_found_first_by_the_name_people_give_it(typed, expected):
    found = zones.matching(typed, NOW)
    assert found[0].zone == expected
    assert len({p.zone for p in found}) == len(found) <= 25


def test_what_is_no_place_finds_nothing():
    for typed in ("xx", "+99", "qqqqqqq", "<@1>"):
        assert zones.matching(typed, NOW) == []
        assert zones.meant(typed, NOW) is None


def test_only_what_can_mean_nothing_else_is_taken_without_asking():
    assert zones.meant("vienna", NOW) == "Europe/Vienna"
    assert zones.meant("austria", NOW) == "Europe/Vienna"
    assert zones.meant("europe/vie", NOW) == "Europe/Vienna"
    assert zones.meant("canada/newfoundland", NOW) == "Canada/Newfoundland"
    assert zones.meant("usa", NOW) is None
    assert zones.meant("ロンドン", NOW) == "Europe/London"
    assert zones.meant("뉴욕", NOW) == "America/New_York"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("+9", "Etc/GMT-9"),
        ("utc+9", "Etc/GMT-9"),
        ("UTC +09:00", "Etc/GMT-9"),
        ("＋９", "Etc/GMT-9"),
        ("GMT-3", "Etc/GMT+3"),
        ("-12", "Etc/GMT+12"),
        ("+14", "Etc/GMT-14"),
        ("+0", "UTC"),
        ("+5:30", "Asia/Kolkata"),
        ("-3:30", "America/St_Johns"),
        ("+9:30", "Australia/Darwin"),
        ("+15", None),
        ("+7:15", None),
    ],
)
def test_an_offset_is_taken_as_it_is_typed(typed, zone):
    assert zones.meant(typed, NOW) == zone
    if zone is not None:
        offset = zones.offset_of(zone, NOW)
        for place in zones.matching(typed, NOW):
            assert zones.offset_of(place.zone, NOW) == offset
        assert zone in {place.zone for place in zones.matching(typed, NOW)}


@pytest.mark.parametrize(
    ("zone", "language", "said"),
    [
        ("Asia/Tokyo", "en", "Tokyo (Asia/Tokyo)"),
        ("Asia/Tokyo", "ja", "東京（Asia/Tokyo）"),
        ("Asia/Tokyo", "ko", "도쿄 (Asia/Tokyo)"),
        ("Asia/Kolkata", "ja", "コルカタ（Asia/Kolkata）"),
        ("America/New_York", "en", "New York (America/New_York)"),
        ("Etc/GMT-9", "en", "UTC+9 all year round"),
        ("Etc/GMT+3", "ko", "UTC-3(서머 타임 없음)"),
        ("UTC", "ja", "UTC"),
    ],
)
def test_a_zone_is_called_in_the_readers_language(zone, language, said):
    assert zones.called(zone, Words(language, strict=True)) == said


@given(st.text(max_size=60))
def test_every_offer_is_a_zone(typed):
    for place in zones.matching(typed, NOW):
        assert zoneinfo.ZoneInfo(place.zone)


@pytest.mark.parametrize("language", languages())
def test_all_places_of_ours_are_in_zones_that_exist(language):
    names = zones._further(language)
    assert set(names["cities"].values()) <= zoneinfo.available_timezones()
    for name in names["countries"]:
        assert zones.matching(name, NOW), name


def test_what_is_offered_first_exists():
    assert len(zones._usual()) == len(zones._USUAL)


# ------------------------------------------------------------------------ the command


async def said(stage: Stage, member, **options) -> str:
    await stage.slash(member, "remind", **options)
    return stage.text(stage.private(member))


async def test_it_shows_what_is_set_and_the_time_there(stage: Stage):
    ann = stage["Ann"]
    text = await said(stage, ann)
    assert "Quiet hours: none" in text
    assert "Time zone: not set" in text
    text = await said(stage, ann, quiet="10pm-8am", timezone="vienna")
    assert "Time zone: Vienna (Europe/Vienna), UTC+01:00" in text
    assert "Quiet hours: 22:00 to 08:00" in text
    there = stage.env.now().astimezone(zoneinfo.ZoneInfo("Europe/Vienna"))
    assert f"{there:%H:%M}" in text
    assert "Quiet hours: 23:00 to 06:00" in await said(stage, ann, quiet="23-6")
    assert "Quiet hours: none" in await said(stage, ann, quiet="off")
    assert "Reminders: none" in await said(stage, ann, dm="off")
    assert "Reminders: by direct message" in await said(stage, ann, dm="on")


async def test_quiet_hours_without_a_zone_are_refused_and_nothing_changes(stage: Stage):
    ann = stage["Ann"]
    assert "don't know your time zone" in await said(stage, ann, quiet="22-8", dm="off")
    person = await stage.bot.store.people.person(ann.id)
    assert person.quiet_from is None
    assert person.reminders


async def test_an_unknown_zone_is_refused_with_what_is_near(stage: Stage):
    ann = stage["Ann"]
    assert "I don't know a time zone called `qqqq`" in await said(stage, ann, timezone="qqqq")
    assert "Did you mean New York (America/New_York)" in await said(stage, ann, timezone="usa")
    assert "can't read `22 to never`" in await said(stage, ann, quiet="22 to never")
    assert (await stage.bot.store.people.person(ann.id)).timezone is None


async def test_it_works_in_direct_messages(stage: Stage):
    ann = stage["Ann"]
    await ann.user.slash("remind", timezone="UTC", quiet="1-2")
    assert "01:00 to 02:00" in stage.text(stage.dms(ann)[-1])


async def test_an_offset_is_taken_and_told(stage: Stage):
    text = await said(stage, stage["Ann"], timezone="gmt-3", quiet="22-8")
    assert "Time zone: UTC-3 all year round, UTC-03:00" in text
    assert (await stage.bot.store.people.person(stage["Ann"].id)).timezone == "Etc/GMT+3"


@pytest.mark.parametrize("language", languages())
async def test_what_is_suggested_for_quiet_hours_can_be_typed(stage: Stage, language):
    ann = stage["Ann"]
    with spoken({ann.id: language}):
        for choice in await stage.suggest(ann, "remind", "quiet", ""):
            read = hours_in(choice["value"])
            assert read == hours_in(choice["name"])
        assert read is None, "the last is none"


async def test_zones_and_hours_are_suggested(stage: Stage):
    ann = stage["Ann"]
    found = await stage.suggest(ann, "remind", "timezone", "vien")
    assert found[0]["value"] == "Europe/Vienna"
    assert "there" in found[0]["name"]
    assert len(await stage.suggest(ann, "remind", "timezone", "")) == 25
    assert (await stage.suggest(ann, "remind", "quiet", "10pm-7"))[0]["value"] == "22:00-07:00"
    assert "off" in [c["value"] for c in await stage.suggest(ann, "remind", "quiet", "")]
    assert await stage.suggest(ann, "remind", "quiet", "zzz") == []


# ---------------------------------------------------------------- how pictures look


async def test_a_kept_style_is_that_of_ones_own_panels(stage: Stage):
    styles = []
    painter = stage.bot.client.pictures._painter

    class Watched:
        board, recap, prewarm = painter.board, painter.recap, painter.prewarm

        def panel(self, view, names, words, targets, uses, style):
            styles.append(style)
            return painter.panel(view, names, words, targets, uses, style)

    stage.bot.client.pictures._painter = Watched()
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.slash(member, "play")
    await stage.slash(member, "board", style="contrast", keep=True)
    assert "From now on" in stage.text(stage.private(member))
    await stage.slash(member, "play")
    assert styles == ["default", "contrast"]
    await stage.slash(member, "board", style="text", keep=True)
    await stage.slash(member, "play")
    assert styles == ["default", "contrast"], "in words there is no picture"
    await stage.slash(member, "board")
    assert "Regions" in stage.text(stage.private(member))
    other = next(m for m in stage.members.values() if m.id != member.id)
    await stage.slash(other, "play")
    assert styles[2:] == ["default"]
