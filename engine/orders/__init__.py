"""What is done where a player does not say: standing orders, and the foresight that they take.

From below: who may come (``outlook``), what a rival would conquer (``threats``), where tokens save
most (``guarding``), where each order puts them (``standing``), and how a withdrawal by order is
made anew (``rearranging``).  The steps of the turn and the autopilot build on these.  What is above
the steps, a whole action for whoever does not say, is in :mod:`engine.defaults`.
"""
