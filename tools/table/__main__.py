"""`python -m tools.table`: the local table, until Ctrl-C.

From the environment: `PORT` (a free one if not given and the usual one is taken), `NO_BROWSER=1`,
`TABLE_DATABASE` (a file other than var/local-table.sqlite3), `LANGUAGES` (`Ann=ja, server=de`),
`EDITION` (the box to play: a lobby of it is opened, or the game that is on; without it, what is
played goes on, or `base` begins; `/game new` opens any of them).
"""

import argparse
import signal
import sys

if __name__ == "__main__":
    # It takes no arguments; asked for help, or given some, it says so instead of starting.
    argparse.ArgumentParser(
        prog="python -m tools.table",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    # Whoever thinks better of it while this loads sees no traceback: there is nothing to close yet.
    signal.signal(signal.SIGINT, lambda *_: sys.exit())
    from tools.table.serving import main

    raise SystemExit(main())
