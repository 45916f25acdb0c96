"""Everything the browser and the server say to each other, typed once.

`scripts/write_protocol.py` writes the TypeScript of it into `web/src/lib/protocol/`; a test fails when that is out of
date. Seats count from 0 here as everywhere in code. A move, an event and a view are the game's own types: they travel
as raw JSON and stand in TypeScript as the unions `Move`, `GameEvent` and `View` of all games.
"""

from auberge.server.messages.exercises import *
from auberge.server.messages.lessons import *
from auberge.server.messages.lobby import *
from auberge.server.messages.parts import *
from auberge.server.messages.past import *
from auberge.server.messages.rulebook import *
from auberge.server.messages.said import *
from auberge.server.messages.told import *
