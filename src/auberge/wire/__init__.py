"""Everything the browser and the server say to each other, typed once.

`scripts/write_protocol.py` writes the TypeScript of it into `web/src/lib/protocol/`; a test fails when that is out of
date. Seats count from 0 here as everywhere in code. A move, an event and a view are the game's own types: they travel
as raw JSON and stand in TypeScript as the unions `Move`, `GameEvent` and `View` of all games.
"""

from auberge.wire.archive import *
from auberge.wire.client_messages import *
from auberge.wire.exercises import *
from auberge.wire.lessons import *
from auberge.wire.lobby import *
from auberge.wire.parts import *
from auberge.wire.rulebook import *
from auberge.wire.server_messages import *
