## Words that people type when they say a time: they are read, and never shown.
##
## Each text is a list, separated by commas; words that mean the same number stand between bars.
## Case and width do not matter. All languages are read, whatever the reader's own.

# /away: these end an absence; the first is what the list offers.
typed-back = back, off, none, now, end, stop
# These stand before or after a time and change nothing: "for 3 days".
typed-before = for, in, about, away, back
typed-after = { "" }
# These tell that it is a length, not a day.
typed-span-after = from now, long
# These tell that it is a day: "until Monday"; a number alone is read as nothing then.
typed-until-before = until, till, by, on, the
typed-until-after = { "" }

# Lengths. Numbers in words are in order from one to ten; days that are one word, from one on.
typed-numbers = one|a|an, two, three, four, five, six, seven, eight, nine, ten
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days
typed-weeks = w, wk, wks, week, weeks
typed-whole-days = { "" }
typed-and = and

# Days.
typed-today = today
typed-tomorrow = tomorrow, tmrw
typed-after-tomorrow = day after tomorrow, overmorrow
typed-in-three-days = { "" }
typed-next-week = next week
typed-week-after-next = week after next, the week after next
# Before a day of the week that is simply the next one.
typed-next = next, this, coming
typed-weekdays = monday|mon, tuesday|tue|tues, wednesday|wed, thursday|thu|thur|thurs, friday|fri, saturday|sat, sunday|sun
typed-months = january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept, october|oct, november|nov, december|dec
typed-day-mark = st, nd, rd, th
typed-year-mark = { "" }
typed-of = of
# What 3/4 is: "month-day" or "day-month"; neither where both are usual. 3.4 is the third of April
# unless it is "month-day".
typed-slash = neither

# Times of day, before or after the hour.
typed-am = am, a.m., a. m., in the morning
typed-pm = pm, p.m., p. m., in the evening, in the afternoon
typed-night = at night, tonight
typed-noon = noon, midday
typed-midnight = midnight
typed-hour-mark = h, o'clock, uhr
typed-minute-mark = min
typed-half-past = { "" }
typed-at = at, t

# /remind quiet: none; and what may stand around and between two times, in some more languages.
typed-off = off, none, no, never, 0, -, aus, non, nein
typed-between = from, to, till, until, and, bis, von
